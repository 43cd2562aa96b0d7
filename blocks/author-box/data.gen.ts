// Made by "npm run types" from widget.json.

export type AuthorBoxData = {
	settings: {
		avatar: boolean;
		link_avatar: boolean;
		link_name: boolean;
		link_all_posts: boolean;
		author_bio: boolean;
	};
	design: {
		container: {
			background_color: string | false;
			border_color: string | false;
			border_radius: number;
			border_thickness: string;
			padding: string;
		};
		avatar: {
			border_radius: number;
			size: number | '';
			position: 'left' | 'right' | '';
		};
		name: {
			tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | '';
			font: string;
			font_size: string | false;
			color: string | false;
			color_hover: string | false;
			margin_bottom: string | false;
		};
		all: {
			font: string;
			size: string | false;
			color: string | false;
			color_hover: string | false;
			spacing: string;
		};
		bio: {
			font: string;
			font_size: string | false;
			color: string | false;
			link: string | false;
			link_hover: string | false;
		};
	};
};
