// Made by "npm run types" from widget.json.

export type BlogData = {
	title: string;
	template: 'standard' | 'grid' | 'offset' | 'alternate' | 'masonry' | 'portfolio' | '';
	settings: {
		columns: number | '';
		featured_image: boolean;
		featured_image_empty: boolean;
		featured_image_size: string;
		tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | '';
		content: 'excerpt' | 'full' | '';
		trim_manual_excerpt: boolean;
		read_more: boolean;
		excerpt_length: number | '';
		date: boolean;
		author: boolean;
		filter_categories: boolean;
		categories: boolean;
		tags: boolean;
		comment_count: boolean;
	};
	design: {
		post: {
			border: string | false;
			background: string | false;
		};
		title: {
			font: string;
			font_size: string | false;
			color: string | false;
			color_hover: string | false;
		};
		meta: {
			font: string;
			font_size: string | false;
			color: string | false;
			color_hover: string | false;
		};
		offset_post_meta: {
			font: string;
			font_size: string | false;
			color: string | false;
			link_color: string | false;
			link_color_hover: string | false;
			link_font_size: string | false;
		};
		overlay_post_category: {
			font: string;
			font_size: string | false;
			color: string | false;
			color_hover: string | false;
			background: string | false;
			background_hover: string | false;
		};
		content: {
			font: string;
			font_size: string | false;
			color: string | false;
			link_color: string | false;
			link_color_hover: string | false;
		};
		filter_categories: {
			font: string;
			font_size: string | false;
			text_transform: boolean;
			color: string | false;
			color_hover: string | false;
			selected_border_color: string | false;
			selected_border_thickness: string | false;
		};
		featured_image: {
			border_color: string | false;
			hover_overlay_color: string | false;
			post_title_font: string;
			post_title_font_size: string | false;
			post_title_color: string | false;
			divider_border_color: string | false;
			divider_border_thickness: string | false;
			divider_border_margin: string | false;
			post_meta_font: string;
			post_meta_font_size: string | false;
			post_meta_color: string | false;
		};
		pagination: {
			top_margin: string | false;
			link_margin: string | false;
			border_color: string | false;
			border_color_hover: string | false;
			background: string | false;
			background_hover: string | false;
			border_radius: number;
			font: string;
			font_size: string | false;
			link_color: string | false;
			link_color_hover: string | false;
			dots_color: string | false;
			width: string | false;
			height: string | false;
		};
	};
	posts: string;
};
