// Made by "npm run types" from widget.json.

export type LottiePlayerData = {
	sample: boolean;
	file: number;
	autoplay: boolean;
	controls: boolean;
	loop: boolean;
	url: string;
	new_window: boolean;
};
