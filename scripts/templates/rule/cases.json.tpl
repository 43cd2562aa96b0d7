[
	{
		"name": "part of the text",
		"rule": {
			"threshold": "b"
		},
		"accepts": [
			"abc",
			"",
			[
				"b",
				"ab"
			]
		],
		"refuses": [
			"ac",
			[
				"b",
				"c"
			]
		]
	}
]
