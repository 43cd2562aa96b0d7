// Made by "npm run types" from widget.json.

export type TabsData = {
	title: string;
	tabs: Array< {
		title: string;
		content_text: string;
	} >;
	initial_tab_position: number | '';
	design: {
		tabs_container: {
			background_color: string | false;
			border_color: string | false;
			border_width: string | false;
		};
		tabs: {
			background_color: string | false;
			background_hover_color: string | false;
			title_color: string | false;
			title_hover_color: string | false;
			border_color: string | false;
			border_hover_color: string | false;
			border_width: string | false;
			border_hover_width: string | false;
		};
		panels: {
			background_color: string | false;
			font_color: string | false;
			border_color: string | false;
			border_width: string | false;
		};
	};
};
