/** What the server tells the form about the site, in `window.pagewrightEditor`. This file is the one door to it. */
export interface Environment {
	ajaxUrl: string;
	/** Nonce for the action `widgets_action`. */
	widgetsNonce: string;
	/** Registered image sizes: key => label. */
	imageSizes: Record< string, string >;
	/** Units of lengths, the first ones most used. */
	units: string[];
	/** Icon families: key => name. */
	iconFamilies: Record< string, string >;
	/** Changes when the lists of icons may have changed. */
	iconsVersion: string;
	/** Families of the theme and of the font library, then those the site adds, as values of a font field. `google`: the site lets Google serve the others. */
	fonts: { theme: string[]; added: string[]; google?: boolean };
	/** The theme's palette. */
	colors: Array< { name: string; color: string } >;
	/** Widgets of this site; their names are for people. */
	widgets: Array< { class: string; name: string; blockName: string } >;
	/** False where the user has switched syntax highlighting off in the profile. */
	syntaxHighlighting: boolean;
	/** Public types of content: key => name of one. */
	postTypes: Record< string, string >;
	/** Public taxonomies: key => name of one term. */
	taxonomies: Record< string, string >;
	/** Post that is being edited; 0 where there is none. */
	postId: number;
	/** Search for stock images: nonce of its calls, '' where there is none for this user; sources, key => name. */
	stock: { nonce: string; providers: Record< string, string > };
	/** Search for places: Google's key, '' for none; where to change it, '' for those who may not; whether OpenStreetMap can be asked. */
	places: { googleKey: string; settingsUrl: string; hasOpenSearch: boolean };
}

/** The same list stands in measurement/Units.php, for pages where the server says nothing. */
const UNITS = [
	'px',
	'%',
	'in',
	'cm',
	'mm',
	'em',
	'rem',
	'pt',
	'pc',
	'ex',
	'ch',
	'vw',
	'vh',
	'vmin',
	'vmax',
];

const DEFAULTS: Environment = {
	ajaxUrl: '/wp-admin/admin-ajax.php',
	widgetsNonce: '',
	imageSizes: {},
	units: UNITS,
	iconFamilies: { fontawesome: 'Font Awesome' },
	iconsVersion: '',
	fonts: { theme: [], added: [] },
	colors: [],
	widgets: [],
	syntaxHighlighting: true,
	postTypes: {},
	taxonomies: {},
	postId: 0,
	stock: { nonce: '', providers: {} },
	places: { googleKey: '', settingsUrl: '', hasOpenSearch: false },
};

/** Read at each call: the classic screens print it after the script. */
export function environment(): Environment {
	const given = ( globalThis as { pagewrightEditor?: Partial< Environment > } ).pagewrightEditor;
	const known = Object.entries( given ?? {} ).filter(
		( [ , value ] ) => value !== null && value !== undefined
	);
	return { ...DEFAULTS, ...Object.fromEntries( known ) };
}
