// Made by "npm run types" from widget.json.

export type FeaturesData = {
	features: Array< {
		container_color: string | false;
		container_position: 'top' | 'left' | 'bottom' | 'right' | '';
		icon: string;
		icon_title: string;
		icon_color: string | false;
		icon_image: number;
		icon_image_size: string;
		title: string;
		text: string;
		more_text: string;
		more_url: string;
	} >;
	fonts: {
		title_options: {
			tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | '';
			font: string;
			size: string | false;
			color: string | false;
		};
		text_options: {
			font: string;
			size: string | false;
			color: string | false;
		};
		more_text_options: {
			font: string;
			size: string | false;
			color: string | false;
		};
	};
	container_shape: '' | 'round' | 'sticker' | 'rounded-sticker' | 'square' | 'rounded-square' | 'rounded-hex' | 'octagon' | 'hex' | 'frame' | 'explode' | '';
	container_size: string | false;
	icon_size: string | false;
	icon_size_custom: boolean;
	per_row: number | '';
	center_items: boolean;
	feature_spacing: string;
	feature_spacing_mobile: string;
	responsive: boolean;
	more_text_bottom_align: boolean;
	title_link: boolean;
	icon_link: boolean;
	link_feature: boolean;
	new_window: boolean;
};
