import type { CoreMedia, CoreView } from '../core';
import { isUnchanged, type DetailView, type Snapshot } from '../views';

/** The content that replaces a view of WordPress. */
export interface DetailContent {
	/**
	 * Loads its code, or rejects. Resolves to a function that shows it in the element of a view, and returns
	 * a function that removes it.
	 */
	load: () => Promise< ( view: CoreView ) => () => void >;
	/** Whether the user chose WordPress's own library. */
	isOff: () => boolean;
	/** Functions of the view that WordPress calls after it is shown. They do nothing for our content. */
	later?: readonly string[];
}

interface OurView extends CoreView {
	/** Absent while WordPress's content is shown. */
	ours?: { remove: () => void; isGone: boolean };
	[ name: string ]: unknown;
}

type Functions = Record< string, ( ...values: unknown[] ) => unknown >;

/**
 * Shows our content in a view of WordPress's dialogs. The view stays one of WordPress's class, and frames, states
 * and models stay as they are. If another plugin has changed the class, or our code does not load, WordPress's
 * content is shown.
 *
 * @param media    Library of WordPress.
 * @param name     Name of the class.
 * @param snapshot Functions of the class as WordPress defined them.
 * @param content  Our content.
 */
export function replaceView(
	media: CoreMedia,
	name: DetailView,
	snapshot: Snapshot,
	content: DetailContent
): void {
	const { load, isOff, later = [] } = content;
	const Original = media.view[ name ];
	if ( ! isUnchanged( Original.prototype, snapshot ) ) {
		return;
	}
	const original = Original.prototype as Functions;
	const isIntact = ( view: OurView ) =>
		Object.getPrototypeOf( view ) === Ours.prototype &&
		isUnchanged( Ours.prototype, own ) &&
		isUnchanged( Original.prototype, snapshot );
	/** Shows the content of WordPress, as if ours had never been there. */
	const giveBack = ( view: OurView ) => {
		delete view.ours;
		[ 'initialize', 'render', ...later ].forEach( ( step ) =>
			original[ step ]!.call( view, view.options )
		);
	};
	const Ours = Original.extend( {
		initialize( this: OurView, ...values: unknown[] ) {
			if ( isOff() || ! isIntact( this ) ) {
				original.initialize!.apply( this, values );
				return;
			}
			this.ours = { remove: () => {}, isGone: false };
			const { ours } = this;
			// WordPress renders some views twice at once, and removes the first before its code is here.
			load()
				.then( ( mount ) => {
					ours.remove = ours.isGone ? ours.remove : mount( this );
				} )
				.catch( () => ours.isGone || giveBack( this ) );
		},
		render( this: OurView, ...values: unknown[] ) {
			return this.ours ? this : original.render!.apply( this, values );
		},
		dispose( this: OurView, ...values: unknown[] ) {
			if ( this.ours ) {
				this.ours.isGone = true;
				this.ours.remove();
			}
			return original.dispose!.apply( this, values );
		},
		...Object.fromEntries(
			later.map( ( step ) => [
				step,
				function ( this: OurView, ...values: unknown[] ) {
					return this.ours ? undefined : original[ step ]!.apply( this, values );
				},
			] )
		),
	} );
	const own: Snapshot = { ...Ours.prototype };
	media.view[ name ] = Ours;
}
