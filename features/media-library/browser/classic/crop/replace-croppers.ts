import { isUnchanged, type Snapshot } from '../views';
import type { ViewClass } from '../core';
import type { CropMedia, CropView } from './core-crop';

/** An open cropper. */
export interface CropSession {
	end: () => void;
	/** Whether it stays after WordPress removes its view, as it waits for the result. */
	stays: () => boolean;
}

/** The snapshots that Dialog.php prints. */
export interface CropSnapshots {
	Cropper: Snapshot;
	SiteIconCropper: Snapshot;
}

type OurView = CropView & { session?: CropSession; isOurs?: boolean };
type Method = ( this: CropView, ...values: unknown[] ) => unknown;

/**
 * Shows our cropper in all croppers of WordPress, which create it by these classes. Their states
 * stay: they send the request and have the buttons. If another plugin changed a class, before or
 * later, WordPress's cropper is shown.
 *
 * @param media     WordPress's library.
 * @param snapshots Functions of the classes as WordPress defined them.
 * @param start     Shows the cropper in the element of a view.
 * @return Turns our cropper off: views that are created later are WordPress's.
 */
export function replaceCroppers(
	media: CropMedia,
	snapshots: CropSnapshots,
	start: ( view: CropView ) => CropSession
): () => void {
	let isOff = false;
	for ( const name of [ 'Cropper', 'SiteIconCropper' ] as const ) {
		const Original = media.view[ name ];
		if ( isUnchanged( Original.prototype, snapshots[ name ] ) ) {
			const isIntact = () => ! isOff && isUnchanged( Original.prototype, snapshots[ name ] );
			media.view[ name ] = classOver( Original, isIntact, start );
		}
	}
	return () => {
		isOff = true;
	};
}

function classOver(
	Original: ViewClass,
	isIntact: () => boolean,
	start: ( view: CropView ) => CropSession
): ViewClass {
	const original = Original.prototype as Record< string, Method >;
	const Ours = Original.extend( {
		initialize( this: OurView, ...values: unknown[] ) {
			original.initialize?.apply( this, values );
			// Plugins also extend a class.
			const isPlain = Object.getPrototypeOf( this ) === Ours.prototype;
			if ( isPlain && isUnchanged( Ours.prototype, own ) && isIntact() ) {
				this.isOurs = true;
				this.template = null;
			}
		},
		ready( this: OurView, ...values: unknown[] ) {
			// WordPress's view of site icons calls this too.
			if ( ! this.isOurs ) {
				return original.ready?.apply( this, values );
			}
			this.session ??= start( this );
		},
		remove( this: OurView, ...values: unknown[] ) {
			if ( this.session?.stays() ) {
				return this;
			}
			this.session?.end();
			return original.remove?.apply( this, values );
		},
	} );
	const own: Snapshot = { ...Ours.prototype };
	return Ours;
}
