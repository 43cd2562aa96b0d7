// Made by "npm run types" from widget.json.

export type {{Studly}}Data = {
	title: string;
	text: string;
	design: {
		color: string | false;
	};
};
