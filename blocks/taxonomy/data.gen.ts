// Made by "npm run types" from widget.json.

export type TaxonomyData = {
	title: string;
	taxonomy: string | '';
	label: string;
	display_format: 'link' | 'button' | 'text' | '';
	color: string | false;
	hover_color: string | false;
	new_window: boolean;
};
