/** Data of one widget in the page. */
export interface Descriptor {
	class: string;
	name: string;
	/**
	 * Its name beside WordPress's own blocks. Like the two below, omitted if the registered block has
	 * the same value.
	 */
	blockTitle?: string;
	description?: string;
	keywords?: string[];
	/** SVG markup or URL of an image; '' for none. */
	icon: string;
	blockName: string;
	/** True if its own script registers the block. */
	manuallyRegister: boolean;
	/** False if a preview without text and images is normal. */
	checksPreview: boolean;
	/** Whether any field is required. */
	hasRequired: boolean;
}

export interface Configuration {
	ajaxUrl: string;
	/** Start of icons that are only the inside of an `<svg>`. */
	iconStart?: string;
	widgets: Descriptor[];
	/** `nonce` is '' for users who may not consent. */
	migration: { isAgreed: boolean; nonce: string };
	troubleshooting: string;
	/** Whether SiteOrigin Widgets Bundle is active, with its own blocks. */
	isBundleHere?: boolean;
}

const EMPTY: Configuration = {
	ajaxUrl: '',
	widgets: [],
	migration: { isAgreed: false, nonce: '' },
	troubleshooting: '',
};

/** Restores what the page left out of a widget: default flags, and the start of its icon. */
const whole = ( widget: Descriptor, iconStart = '' ): Descriptor => ( {
	...widget,
	manuallyRegister: !! widget.manuallyRegister,
	checksPreview: !! widget.checksPreview,
	hasRequired: !! widget.hasRequired,
	icon: /^<(?!svg)/.test( widget.icon ) ? `${ iconStart }${ widget.icon }</svg>` : widget.icon,
} );

/** Returns the page's configuration; empty if there is none. */
export function configuration(): Configuration {
	const given = ( globalThis as { pagewrightEditor?: Configuration } ).pagewrightEditor ?? EMPTY;
	return {
		...given,
		widgets: ( given.widgets ?? [] ).map( ( widget ) => whole( widget, given.iconStart ) ),
	};
}

/** Returns the block name of a widget class, known or not, as in content of sites. */
export const blockNameOf = ( widgetClass: string ): string =>
	`sowb/${ widgetClass.toLowerCase().replace( /[_\\]/g, '-' ) }`;

/** Returns the widget of this class, in any case; undefined when it is not active. */
export const findDescriptor = (
	widgets: Descriptor[],
	widgetClass: string
): Descriptor | undefined =>
	widgets.find( ( widget ) => widget.class.toLowerCase() === widgetClass.toLowerCase() );
