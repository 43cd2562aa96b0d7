// Made by "npm run types" from widget.json.

export type LottiePlayerData = {
	file: number;
	autoplay: boolean;
	controls: boolean;
	loop: boolean;
	url: string;
	new_window: boolean;
};
