// Made by "npm run types" from widget.json.

export type IconData = {
	icon: string;
	color: string | false;
	size: string | false;
	alignment: 'center' | 'left' | 'right' | '';
	url: string;
	new_window: boolean;
	title: string;
};
