// Made by "npm run types" from widget.json.

export type ImageGridData = {
	images: Array< {
		image: number;
		title: string;
		alt: string;
		url: string;
		new_window: boolean;
	} >;
	display: {
		attachment_size: string;
		max_height: number | '';
		max_width: number | '';
		padding: string;
		alignment_vertical: 'flex-start' | 'center' | 'flex-end' | '';
		alignment_horizontal: 'flex-start' | 'center' | 'flex-end' | '';
		title_display: boolean;
		title_position: 'above' | 'below' | '';
		title_alignment: 'left' | 'center' | 'right' | '';
		title_font: string;
		title_font_size: string | false;
		title_color: string | false;
		title_padding: string;
	};
};
