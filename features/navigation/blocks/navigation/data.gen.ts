// Made by "npm run types" from widget.json.

export type NavigationData = {
	sample: boolean;
	menu: string | '';
	label: string;
	depth: number;
	layout: {
		direction: 'row' | 'column' | '';
		align: 'start' | 'center' | 'end' | 'space-between' | '';
		collapse: boolean;
		toggle_text: string;
		hover: boolean;
		search: boolean;
	};
	design: {
		font: string;
		size: string | false;
		gap: string | false;
		color: string | false;
		ground: string | false;
		ink: string | false;
	};
};
