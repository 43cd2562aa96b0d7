// Made by "npm run types" from widget.json.

export type SliderData = {
	frames: Array< {
		background_videos: Array< {
			file: number;
			url: string;
			autoplay: boolean;
			format: 'video/mp4' | 'video/webm' | 'video/ogg' | '';
		} >;
		loop_background_videos: boolean;
		background_video_opacity: number;
		background_image: number;
		background_color: string | false;
		background_image_type: 'cover' | 'tile' | '';
		foreground_image: number;
		url: string;
		new_window: boolean;
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
	design: {
		height: string | false;
		height_responsive: string | false;
	};
};
