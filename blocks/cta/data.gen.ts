// Made by "npm run types" from widget.json.

export type CtaData = {
	title: string;
	sub_title: string;
	design: {
		colors: {
			background_color: string | false;
			border_color: string | false;
			title_color: string | false;
			subtitle_color: string | false;
		};
		fonts: {
			title_tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | '';
			title_font_family: string;
			title_font_size: string | false;
			sub_title_tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | '';
			subtitle_font_family: string;
			subtitle_font_size: string | false;
		};
		layout: {
			desktop: 'top' | 'left' | 'bottom' | 'right' | '';
			mobile: '' | 'above' | 'below' | '';
		};
	};
	button: import( '../button/data.gen' ).ButtonData;
};
