{
	"$schema": "../../schema/widget.schema.json",
	"class": "{{class}}",
	"id_base": "{{id_base}}",
	"render": "Pagewright\\Blocks\\{{Studly}}\\Render",
	"fields": {
		"title": { "type": "text", "label": "Title" },
		"text": { "type": "textarea", "label": "Text" },
		"design": {
			"type": "section",
			"label": "Design",
			"hide": true,
			"fields": {
				"color": { "type": "color", "label": "Text color", "description": "Empty: the text color of the theme.", "css": "--pw-{{name}}-color" }
			}
		}
	}
}
