// Made by "npm run types" from widget.json.

export type FaqData = {
	title: string;
	source: 'entries' | 'own' | '';
	entries: {
		groups: Array< string >;
		order_by: 'menu_order' | 'title' | 'date' | 'modified' | '';
		order: 'ASC' | 'DESC' | '';
		limit: number | '';
		exclude: Array< string >;
		headings: boolean;
		heading_tag: 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'span' | '';
	};
	items: Array< {
		question: string;
		answer: string;
	} >;
	list: {
		accordion: boolean;
		expand_all: boolean;
		focus: boolean;
		first_open: boolean;
		schema: boolean;
	};
	search: {
		enabled: boolean;
		base: string;
		label: string;
		placeholder: string;
		live: boolean;
	};
	design: {
		look: 'lines' | 'boxes' | '';
		icon: 'plus' | 'chevron' | 'none' | '';
		icon_position: 'start' | 'end' | '';
		question_tag: 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'span' | '';
		question_size: string | false;
		question_color: string | false;
		question_background: string | false;
		question_hover_color: string | false;
		icon_color: string | false;
		answer_color: string | false;
		answer_background: string | false;
		line_color: string | false;
		padding: string | false;
		gap: string | false;
		radius: string | false;
	};
};
