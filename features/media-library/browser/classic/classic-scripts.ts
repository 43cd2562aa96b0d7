/** Scripts of WordPress's media dialog on a page that has not loaded them yet. */
export interface ClassicScripts {
	isLoaded: () => boolean;
	/** Loads them while the page continues. Rejects without a connection; the user has a notice then. */
	load: () => Promise< void >;
	/** Calls back when they are loaded, before the code that needs them continues. */
	whenLoaded: ( listener: () => void ) => void;
}

/** Returns the scripts of this page; undefined if they are part of the page. */
export const classicScripts = (): ClassicScripts | undefined =>
	( globalThis as { pagewrightClassicScripts?: ClassicScripts } ).pagewrightClassicScripts;

/** Calls back as soon as code of WordPress's dialog can be used without loading it. */
export function whenUsable( act: () => void ): void {
	const scripts = classicScripts();
	if ( scripts ) {
		scripts.whenLoaded( act );
	} else {
		act();
	}
}
