{
	"$schema": "https://schemas.wp.org/trunk/block.json",
	"apiVersion": 3,
	"name": "{{block}}",
	"title": "{{Title}}",
	"category": "siteorigin",
	"description": "A title and a text.",
	"keywords": [ "{{name}}" ],
	"textdomain": "pagewright"
}
