// Made by "npm run types" from widget.json.

export type HeroData = {
	frames: Array< {
		content: string;
		autop: boolean;
		buttons: Array< {
			button: import( '../button/data.gen' ).ButtonData;
		} >;
		background: {
			image: number;
			alt: string;
			size: string;
			image_type: 'cover' | '';
			opacity: number;
			color: string | false;
			url: string;
			new_window: boolean;
			videos: Array< {
				file: number;
				url: string;
				autoplay: boolean;
				format: 'video/mp4' | 'video/webm' | 'video/ogg' | '';
			} >;
			loop_background_videos: boolean;
			background_video_opacity: number;
		};
	} >;
	controls: {
		autoplay: boolean;
		autoplay_hover: boolean;
		speed: number | '';
		timeout: number | '';
		nav_color_hex: string | false;
		nav_style: 'ultra-thin' | 'thin' | 'medium' | 'thick' | 'ultra-thin-rounded' | 'thin-rounded' | 'medium-rounded' | 'thick-rounded' | '';
		nav_size: number | '';
		nav_always_show_desktop: boolean;
		nav_always_show_mobile: boolean;
		nav_align: 'left' | 'center' | 'right' | '';
		swipe: boolean;
		unmute: boolean;
		unmute_position: 'top_right' | 'bottom_right' | 'bottom_left' | 'top_left' | '';
		fitvids: boolean;
		anchor: string;
		background_video_mobile: boolean;
	};
	layout: {
		desktop: {
			height: string | false;
			padding: string | false;
			padding_extra_top: string | false;
			padding_sides: string | false;
			width: string | false;
		};
		mobile: {
			height_responsive: string | false;
			padding: string | false;
			padding_extra_top: string | false;
			padding_sides: string | false;
		};
		vertically_align: boolean;
	};
	design: {
		heading_font: string;
		heading_color: string | false;
		heading_size: string | false;
		fittext: boolean;
		fittext_compressor: number | '';
		heading_shadow: number;
		text_color: string | false;
		text_size: string | false;
		text_font: string;
		text_shadow: number;
		link_color: string | false;
		link_color_hover: string | false;
	};
};
