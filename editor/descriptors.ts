/** What the page says of one widget. */
export interface Descriptor {
	class: string;
	name: string;
	description: string;
	/** SVG markup or an image's address; '' for none. */
	icon: string;
	keywords: string[];
	blockName: string;
	/** True: its own script registers the block. */
	manuallyRegister: boolean;
	/** False where a preview without text or picture is normal. */
	checksPreview: boolean;
	/** There is something to see before anything is filled in. */
	showsUntouched?: boolean;
	/** Whether any of its fields must be filled in. */
	hasRequired: boolean;
}

export interface Configuration {
	ajaxUrl: string;
	widgets: Descriptor[];
	/** `nonce` is '' for users who may not agree. */
	migration: { isAgreed: boolean; nonce: string };
	troubleshooting: string;
	/** Blocks of WordPress Popular Posts are ours to show: that plugin is not active. */
	hasOldPopular?: boolean;
	/** Where contact forms are made; null where another plugin has their block. */
	contactForms?: { url: string; mayEdit: boolean } | null;
}

/** The page's configuration; empty where the page printed none. */
export const configuration = (): Configuration =>
	( globalThis as { pagewrightEditor?: Configuration } ).pagewrightEditor ?? {
		ajaxUrl: '',
		widgets: [],
		migration: { isAgreed: false, nonce: '' },
		troubleshooting: '',
	};

/** Name of the block of a widget class, whether the class is known or not: the way sites' content names them. */
export const blockNameOf = ( widgetClass: string ): string =>
	`sowb/${ widgetClass.toLowerCase().replace( /[_\\]/g, '-' ) }`;

/** The widget of this class, whatever its case; undefined when it is not active. */
export const findDescriptor = (
	widgets: Descriptor[],
	widgetClass: string
): Descriptor | undefined =>
	widgets.find( ( widget ) => widget.class.toLowerCase() === widgetClass.toLowerCase() );
