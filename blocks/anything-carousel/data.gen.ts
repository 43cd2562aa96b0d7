// Made by "npm run types" from widget.json.

export type AnythingCarouselData = {
	title: string;
	items: Array< {
		title: string;
		content_text: string;
	} >;
	carousel_settings: {
		loop: boolean;
		dots: boolean;
		arrows: boolean;
		animation: 'ease' | 'linear' | '';
		animation_speed: number | '';
		autoplay: boolean;
		adaptive_height: boolean;
		autoplay_pause_hover: boolean;
		timeout: number | '';
	};
	design: {
		item_title: {
			tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | '';
			font: string;
			size: string | false;
			color: string | false;
			bottom_margin: string | false;
		};
		item: {
			font: string;
			size: string | false;
			color: string | false;
			margin: string;
		};
		navigation: {
			arrows_location: 'left_right' | 'bottom_right' | '';
			arrow_color: string | false;
			arrow_color_hover: string | false;
			arrow_margin: string | false;
			dots_color: string | false;
			dots_color_hover: string | false;
		};
	};
	responsive: {
		desktop: {
			slides_to_scroll: number | '';
			slides_to_show: number | '';
			navigation: boolean;
			navigation_dots: boolean;
		};
		tablet: {
			landscape: {
				breakpoint: number | '';
				slides_to_scroll: number | '';
				slides_to_show: number | '';
				navigation: boolean;
				navigation_dots: boolean;
			};
			portrait: {
				breakpoint: number | '';
				slides_to_scroll: number | '';
				slides_to_show: number | '';
				navigation: boolean;
				navigation_dots: boolean;
			};
		};
		mobile: {
			breakpoint: number | '';
			slides_to_scroll: number | '';
			slides_to_show: number | '';
			navigation: boolean;
			navigation_dots: boolean;
		};
	};
};
