[
	{ "name": "a text stays", "raw": "a", "stored": "a" },
	{ "name": "spaces around it go", "raw": " a ", "stored": "a" },
	{ "name": "HTML is nothing", "raw": "<b>a</b>", "stored": "" },
	{ "name": "nothing is empty", "raw": null, "stored": "" },
	{ "name": "a list is empty", "raw": [ "a" ], "stored": "" }
]
