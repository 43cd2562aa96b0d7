// Made by "npm run types" from widget.json.

export type PriceTableData = {
	title: string;
	columns: Array< {
		featured: boolean;
		title: string;
		subtitle: string;
		image: number;
		image_title: string;
		image_alt: string;
		price: string;
		sale_price: string;
		per: string;
		button: string;
		url: string;
		features: Array< {
			text: string;
			hover: string;
			icon_new: string;
			icon_color: string | false;
		} >;
	} >;
	button_new_window: boolean;
	equalize_row_heights: boolean;
	design: {
		theme: 'atom' | '';
		header: {
			background_color: string | false;
			featured_background_color: string | false;
			color: string | false;
			featured_color: string | false;
		};
		feature: {
			color: string | false;
		};
		button: {
			container_color: string | false;
			background_color: string | false;
			featured_background_color: string | false;
		};
	};
};
