/** What the page says of one widget. */
export interface Descriptor {
	class: string;
	name: string;
	/** Its name beside WordPress's own blocks. Like the two below, left out where the registered block says the same. */
	blockTitle?: string;
	description?: string;
	keywords?: string[];
	/** SVG markup or an image's address; '' for none. */
	icon: string;
	blockName: string;
	/** True: its own script registers the block. */
	manuallyRegister: boolean;
	/** False where a preview without text or picture is normal. */
	checksPreview: boolean;
	/** Whether any of its fields must be filled in. */
	hasRequired: boolean;
}

export interface Configuration {
	ajaxUrl: string;
	/** What icons of widgets begin with that are only the inside of an `<svg>`. */
	iconStart?: string;
	widgets: Descriptor[];
	/** `nonce` is '' for users who may not agree. */
	migration: { isAgreed: boolean; nonce: string };
	troubleshooting: string;
	/** Blocks of WordPress Popular Posts are ours to show: that plugin is not active. */
	hasOldPopular?: boolean;
	/** WordPress Popular Posts is or was used on this site: its owner may want to go back to it. */
	knowsPopular?: boolean;
	/** SiteOrigin Widgets Bundle is active: its blocks are its own. */
	isBundleHere?: boolean;
	/** Where contact forms are made; null where another plugin has their block. */
	contactForms?: { url: string; mayEdit: boolean } | null;
}

const EMPTY: Configuration = {
	ajaxUrl: '',
	widgets: [],
	migration: { isAgreed: false, nonce: '' },
	troubleshooting: '',
};

/** A widget with all that the page left out: flags that are not set, and how its icon begins. */
const whole = ( widget: Descriptor, iconStart = '' ): Descriptor => ( {
	...widget,
	manuallyRegister: !! widget.manuallyRegister,
	checksPreview: !! widget.checksPreview,
	hasRequired: !! widget.hasRequired,
	icon: /^<(?!svg)/.test( widget.icon ) ? `${ iconStart }${ widget.icon }</svg>` : widget.icon,
} );

/** The page's configuration; empty where the page printed none. */
export function configuration(): Configuration {
	const given = ( globalThis as { pagewrightEditor?: Configuration } ).pagewrightEditor ?? EMPTY;
	return {
		...given,
		widgets: ( given.widgets ?? [] ).map( ( widget ) => whole( widget, given.iconStart ) ),
	};
}

/** Name of the block of a widget class, whether the class is known or not: the way sites' content names them. */
export const blockNameOf = ( widgetClass: string ): string =>
	`sowb/${ widgetClass.toLowerCase().replace( /[_\\]/g, '-' ) }`;

/** The widget of this class, whatever its case; undefined when it is not active. */
export const findDescriptor = (
	widgets: Descriptor[],
	widgetClass: string
): Descriptor | undefined =>
	widgets.find( ( widget ) => widget.class.toLowerCase() === widgetClass.toLowerCase() );
