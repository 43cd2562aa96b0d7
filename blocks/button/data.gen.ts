// Made by "npm run types" from widget.json.

export type ButtonData = {
	text: string;
	url: string;
	new_window: boolean;
	download: boolean;
	button_icon: {
		icon_selected: string;
		icon_color: string | false;
		icon: number;
		icon_placement: 'top' | 'right' | 'bottom' | 'left' | '';
	};
	design: {
		width: string | false;
		align: 'left' | 'right' | 'center' | 'justify' | '';
		mobile_align: 'left' | 'right' | 'center' | 'justify' | '';
		theme: 'atom' | 'flat' | 'wire' | '';
		button_color: string | false;
		text_color: string | false;
		hover: boolean;
		hover_background_color: string | false;
		hover_text_color: string | false;
		font: string;
		font_size: string | false;
		icon_size: string | false;
		padding: string | false;
		rounding: string;
	};
	attributes: {
		id: string;
		classes: string;
		title: string;
		on_click: string;
		rel: string;
	};
};
