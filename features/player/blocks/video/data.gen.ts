// Made by "npm run types" from widget.json.

export type VideoData = {
	title: string;
	host_type: 'self' | 'external' | '';
	video: {
		self_sources: Array< {
			self_video: number;
		} >;
		self_poster: number;
		external_video: string;
	};
	playback: {
		autoplay: boolean;
		loop: boolean;
		fitvids: boolean;
		hide_controls: boolean;
		oembed: boolean;
	};
};
