// Made by "npm run types" from widget.json.

export type PopularPostsData = {
	title: string;
	list: {
		range: 'last24hours' | 'last7days' | 'last30days' | 'all' | 'custom' | '';
		time_quantity: number | '';
		time_unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | '';
		order_by: 'views' | 'avg' | 'comments' | '';
		limit: number | '';
		offset: number | '';
		empty: 'latest' | 'nothing' | 'message' | '';
	};
	posts: {
		post_types: Array< string >;
		freshness: boolean;
		terms: string;
		exclude_terms: string;
		authors: Array< string >;
		exclude: string;
	};
	show: {
		thumbnail: boolean;
		thumbnail_size: string;
		shorten_title: boolean;
		title_length: number | '';
		title_by: 'characters' | 'words' | '';
		excerpt: boolean;
		excerpt_length: number | '';
		excerpt_by: 'characters' | 'words' | '';
		excerpt_format: boolean;
		views: boolean;
		comments: boolean;
		author: boolean;
		date: boolean;
		date_format: 'wp_date_format' | 'relative' | 'F j, Y' | 'Y/m/d' | 'm/d/Y' | 'd/m/Y' | '';
		taxonomy: string | '';
		rating: boolean;
	};
	look: {
		theme: string | '';
		gap: string | false;
		image_width: string | false;
		image_radius: string | false;
		title_font: string;
		title_size: string | false;
		title_color: string | false;
		meta_color: string | false;
	};
	markup: {
		custom_html: boolean;
		wpp_start: string;
		post_html: string;
		wpp_end: string;
	};
};
