// Made by "npm run types" from widget.json.

export type MasonryData = {
	widget_title: string;
	items: Array< {
		image: number;
		column_span: number;
		row_span: number;
		title: string;
		url: string;
		new_window: boolean;
	} >;
	preloader: {
		enabled: boolean;
		color: string | false;
		height: string | false;
	};
	title: {
		display: boolean;
		position: 'above' | 'below' | '';
		alignment: 'left' | 'center' | 'right' | '';
		font: string;
		font_size: string | false;
		color: string | false;
		padding: string;
	};
	layout: {
		origin_left: 'true' | 'false' | '';
		desktop: {
			columns: number;
			row_height: number | '';
			gutter: number | '';
		};
		tablet: {
			break_point: number | '';
			columns: number;
			row_height: number | '';
			gutter: number | '';
		};
		mobile: {
			break_point: number | '';
			columns: number;
			row_height: number | '';
			gutter: number | '';
		};
	};
};
