// Made by "npm run types" from widget.json.

export type ButtonGridData = {
	buttons: Array< {
		widget: import( '../button/data.gen' ).ButtonData;
	} >;
	layout: {
		desktop: {
			columns: number | '';
			alignment: 'left' | 'center' | 'right' | '';
			gap: string;
		};
		mobile: {
			columns: number | '';
			alignment: 'left' | 'center' | 'right' | '';
			gap: string;
		};
	};
};
