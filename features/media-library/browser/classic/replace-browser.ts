import type { BrowserOptions, CoreMedia, CoreView } from './core';
import { isOrdered } from './is-ordered';
import { queryOf } from './query-of';
import { isUnchanged, type Snapshot } from './views';

/** The browser that replaces the one of WordPress. */
export interface Replacement {
	/** Shows the browser in the element of a view; returns a function that removes it. */
	mount: ( element: HTMLElement, view: CoreView ) => () => void;
	/** Whether the user chose WordPress's own library. */
	isOff: () => boolean;
	/** Shows our browser instead of WordPress's one again. */
	turnOn: ( view: CoreView ) => void;
	/** Text of the button that calls it. */
	turnOnText: string;
}

/**
 * Shows our browser in all dialogs of WordPress's library, which create it by this class. Frames,
 * menus and buttons stay those of WordPress, so that other plugins find what they expect. If another
 * plugin changes the class, before or later, WordPress's browser is shown: the plugin may add controls that only work there.
 *
 * @param media       Library of WordPress.
 * @param snapshot    Functions of the class as WordPress defined them.
 * @param replacement Our browser.
 * @return Whether the class of WordPress's library is ours, and unchanged.
 */
export function replaceBrowser(
	media: CoreMedia,
	snapshot: Snapshot,
	replacement: Replacement
): () => boolean {
	const Original = media.view.AttachmentsBrowser;
	if ( ! isUnchanged( Original.prototype, snapshot ) ) {
		return () => false;
	}
	// Plugins also change a class after it was defined, or extend it.
	const isIntact = ( prototype: unknown ) =>
		prototype === Ours.prototype &&
		isUnchanged( Ours.prototype, own ) &&
		isUnchanged( Original.prototype, snapshot );
	const original = Original.prototype as Record< string, ( ...values: unknown[] ) => unknown >;
	const Ours = Original.extend( {
		initialize( this: OurView, ...values: unknown[] ) {
			const isPossible = isIntact( Object.getPrototypeOf( this ) ) && canShow( this.options );
			if ( ! isPossible || replacement.isOff() ) {
				original.initialize!.apply( this, values );
				if ( isPossible ) {
					addReturn( this );
				}
				return;
			}
			this.el.classList.add( 'pagewright-media-browser' );
			// Other plugins add views to the toolbar.
			this.toolbar = new media.view.Toolbar( { controller: this.controller } );
			this.views.add( this.toolbar );
			const place = new media.View( {
				className: 'pagewright-media-browser__place',
			} );
			this.views.add( place );
			this.sidebar = new media.view.Sidebar( { controller: this.controller } );
			this.views.add( this.sidebar );
			this.unmount = replacement.mount( place.el, this );
		},
		dispose( this: OurView, ...values: unknown[] ) {
			this.unmount?.();
			return original.dispose!.apply( this, values );
		},
	} );
	/** Adds a button to WordPress's browser that returns to ours. */
	const addReturn = ( view: CoreView ) =>
		view.toolbar?.set(
			'pagewrightBrowser',
			new media.view.Button( {
				controller: view.controller,
				text: replacement.turnOnText,
				// Beside the filters, which have -80 and more.
				priority: -30,
				click: () => replacement.turnOn( view ),
			} )
		);
	const own: Snapshot = { ...Ours.prototype };
	media.view.AttachmentsBrowser = Ours;
	return () => isIntact( media.view.AttachmentsBrowser.prototype );
}

type OurView = CoreView & { unmount?: () => void };

/** Returns whether our browser can show a state: files in their order, or a list from the server, but not the grid screen. */
function canShow( options: BrowserOptions ): boolean {
	const { collection, controller } = options;
	return (
		! controller.isModeActive( 'grid' ) &&
		( isOrdered( options ) || queryOf( collection.props?.toJSON() ?? {} ) !== null )
	);
}
