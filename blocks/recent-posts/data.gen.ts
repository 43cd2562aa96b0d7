// Made by "npm run types" from widget.json.

export type RecentPostsData = {
	title: string;
	recent_settings: {
		featured_image: boolean;
		post_title: boolean;
		tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | '';
		new_window: boolean;
		date: boolean;
		date_output_format: '' | 'Y-m-d' | 'm/d/Y' | 'd/m/Y' | 'F j, Y' | '';
		post_content: '' | 'excerpt' | '';
		excerpt_length: number | '';
		excerpt_trim: string;
		read_more: boolean;
		read_more_text: string;
	};
	recent_design: {
		post: {
			bottom_margin: string | false;
		};
		featured_image: {
			placement: 'above' | 'right' | 'below' | 'left' | '';
			gutter: string | false;
			max_width: string | false;
			padding: string | false;
			border_style: 'none' | 'solid' | 'dotted' | 'dashed' | 'double' | 'groove' | 'ridge' | 'inset' | 'outset' | '';
			border_color: string | false;
			border_thickness: string | false;
		};
		title: {
			font: string;
			font_size: string | false;
			color: string | false;
			color_hover: string | false;
		};
		date: {
			font: string;
			font_size: string | false;
			color: string | false;
		};
		excerpt: {
			font: string;
			font_size: string | false;
			color: string | false;
		};
		read_more: {
			font: string;
			font_size: string | false;
			color: string | false;
			color_hover: string | false;
			top_margin: string | false;
		};
		list_style: {
			icon: 'none' | 'image' | 'disc' | 'circle' | 'square' | '';
			image: number;
			indent: string | false;
			max_size: string | false;
			color: string | false;
		};
	};
	recent_query: string;
};
