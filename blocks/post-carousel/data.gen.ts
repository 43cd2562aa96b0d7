// Made by "npm run types" from widget.json.

export type PostCarouselData = {
	title: string;
	default_thumbnail: number;
	image_size: string;
	link_target: 'same' | 'new' | '';
	carousel_settings: {
		loop: boolean;
		arrows: boolean;
		animation: 'ease' | 'linear' | '';
		animation_speed: number | '';
		autoplay: 'off' | 'on' | 'continuous' | '';
		autoplay_pause_hover: boolean;
		timeout: number | '';
	};
	posts: string;
	design: {
		thumbnail: {
			thumbnail_overlay_hover_color: string | false;
			thumbnail_overlay_hover_opacity: number;
		};
		item_title: {
			tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | '';
			font: string;
			size: string | false;
			color: string | false;
		};
		navigation: {
			navigation_color: string | false;
			navigation_color_hover: string | false;
			navigation_background: string | false;
			navigation_hover_background: string | false;
		};
	};
	responsive: {
		desktop: {
			slides_to_scroll: number | '';
			navigation: boolean;
		};
		tablet: {
			landscape: {
				breakpoint: number | '';
				slides_to_scroll: number | '';
				navigation: boolean;
			};
			portrait: {
				breakpoint: number | '';
				slides_to_scroll: number | '';
				navigation: boolean;
			};
		};
		mobile: {
			breakpoint: number | '';
			slides_to_scroll: number | '';
			navigation: boolean;
		};
	};
};
