// Made by "npm run types" from widget.json.

export type AccordionData = {
	title: string;
	panels: Array< {
		title: string;
		content_text: string;
		autop: boolean;
		initial_state: 'open' | 'closed' | '';
	} >;
	design: {
		heading: {
			background_color: string | false;
			background_hover_color: string | false;
			title_color: string | false;
			title_hover_color: string | false;
			title_tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | 'div' | '';
			border_color: string | false;
			border_hover_color: string | false;
			border_width: string | false;
		};
		panels: {
			background_color: string | false;
			font_color: string | false;
			border_color: string | false;
			border_width: string | false;
			margin_bottom: string | false;
		};
	};
};
