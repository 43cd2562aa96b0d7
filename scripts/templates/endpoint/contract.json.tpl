{
	"route": "/wp-json/sowb/v1/widgets/{{name}}",
	"roles": "contributor",
	"cases": [
		{ "name": "answers an editor", "as": "editor", "json": {}, "status": 200, "keys": [ "name" ] },
		{ "name": "refuses a user who may not edit posts", "as": "subscriber", "json": {}, "status": 403, "code": 403 },
		{ "name": "refuses a visitor", "as": "visitor", "json": {}, "status": 401, "code": 401 },
		{ "name": "refuses a wrong nonce", "as": "editor", "nonce": "wrong", "json": {}, "status": 403 },
		{ "name": "has no GET", "as": "administrator", "method": "GET", "status": 404, "code": "rest_no_route" }
	]
}
