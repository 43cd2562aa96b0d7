// Made by "npm run types" from widget.json.

export type EditorData = {
	title: string;
	text: string;
	autop: boolean;
};
