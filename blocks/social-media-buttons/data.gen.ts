// Made by "npm run types" from widget.json.

export type SocialMediaButtonsData = {
	title: string;
	networks: Array< {
		name: string | '';
		url: string;
		icon_title: string;
		icon_color: string | false;
		button_color: string | false;
		border_color: string | false;
		icon_color_hover: string | false;
		button_color_hover: string | false;
		border_hover_color: string | false;
	} >;
	design: {
		new_window: boolean;
		theme: 'atom' | 'flat' | 'wire' | '';
		hover: boolean;
		icon_size: '1' | '1.33' | '1.66' | '2' | '';
		rounding: '0' | '0.25' | '0.5' | '1.5' | '';
		padding: '0.5' | '1' | '1.4' | '1.8' | '';
		align: 'left' | 'right' | 'center' | 'justify' | '';
		mobile_align: 'left' | 'right' | 'center' | 'justify' | '';
		margin: '0.1' | '0.2' | '0.3' | '0.4' | '';
	};
};
