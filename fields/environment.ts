/**
 * Facts about the site from the server, in `window.pagewrightEditor`. Other files read them only
 * through this one.
 */
export interface Environment {
	ajaxUrl: string;
	/** Nonce for the action `widgets_action`. */
	widgetsNonce: string;
	/** Registered image sizes: key => label. */
	imageSizes: Record< string, string >;
	/** Units of lengths, the most common ones first. */
	units: string[];
	/** Icon families: key => name. */
	iconFamilies: Record< string, string >;
	/** Changes when the lists of icons may have changed. */
	iconsVersion: string;
	/**
	 * Values of a font field: families of the theme and of the font library, then those that the
	 * site adds. `google`: the site allows loading others from Google.
	 */
	fonts: { theme: string[]; added: string[]; google?: boolean };
	/** The theme's palette. */
	colors: Array< { name: string; color: string } >;
	/** Widgets of this site with their labels. */
	widgets: Array< { class: string; name: string; blockName: string } >;
	/** False if the user has switched syntax highlighting off in the profile. */
	syntaxHighlighting: boolean;
	/** Public post types: key => singular name. */
	postTypes: Record< string, string >;
	/** Public taxonomies: key => singular name. */
	taxonomies: Record< string, string >;
	/** Post that is being edited; 0 for none. */
	postId: number;
	/** Stock image search: nonce, '' if this user may not use it; sources, key => name. */
	stock: { nonce: string; providers: Record< string, string > };
	/**
	 * Place search: Google's key, '' for none; URL of its settings, '' for users who may not change
	 * it; whether OpenStreetMap is available.
	 */
	places: { googleKey: string; settingsUrl: string; hasOpenSearch: boolean };
}

/** measurement/Units.php has the same list; this one is for pages without it. */
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

/** Read on each call, because the classic screens print it after the script. */
export function environment(): Environment {
	const given = ( globalThis as { pagewrightEditor?: Partial< Environment > } ).pagewrightEditor;
	const known = Object.entries( given ?? {} ).filter(
		( [ , value ] ) => value !== null && value !== undefined
	);
	return { ...DEFAULTS, ...Object.fromEntries( known ) };
}
