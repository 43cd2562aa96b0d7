import type { Stage } from './stage';

export interface Autohide {
	/** Shows the controls for at least this time. */
	show: ( ms?: number ) => void;
	toggle: () => void;
}

/**
 * Fades the controls of a playing video when it is not used. Tab shows them again. Never while
 * paused, while the keyboard's focus is inside, or while a menu is open.
 */
export function createAutohide( stage: Stage ): Autohide {
	const { root, media, settings, signal, doc } = stage;
	let timer: ReturnType< typeof setTimeout > | undefined;
	let isByKey = false;

	const isFocused = () => {
		const { activeElement } = doc;
		return (
			!! activeElement &&
			activeElement !== root &&
			root.contains( activeElement ) &&
			( isByKey || activeElement.matches( ':focus-visible' ) )
		);
	};
	const isHeld = () => media.paused || root.classList.contains( 'has-menu' ) || isFocused();
	const hide = () => root.classList.toggle( 'is-idle', ! isHeld() );
	const show = ( ms = settings.hideAfterMs ) => {
		clearTimeout( timer );
		root.classList.remove( 'is-idle' );
		timer = setTimeout( hide, ms );
	};
	const listen = (
		target: EventTarget,
		names: string,
		listener: ( event: Event ) => void,
		isEarly = false
	) =>
		names
			.split( ' ' )
			.forEach( ( name ) =>
				target.addEventListener( name, listener, { signal, capture: isEarly } )
			);
	const isMouse = ( event: Event ) => ( event as PointerEvent ).pointerType !== 'touch';

	listen( root, 'pointerenter pointermove', ( event ) => {
		if ( isMouse( event ) ) {
			show( settings.hideAfterEnterMs );
		}
	} );
	listen( root, 'pointerleave', ( event ) => {
		if ( isMouse( event ) ) {
			show( settings.hideAfterLeaveMs );
		}
	} );
	listen( root, 'pointerdown', () => ( isByKey = false ), true );
	listen(
		root,
		'keydown',
		() => {
			isByKey = true;
			show();
		},
		true
	);
	listen( root, 'focusin focusout pagewright-menu', () => show() );
	listen( media, 'play pause ended error', () => show() );
	signal.addEventListener( 'abort', () => {
		clearTimeout( timer );
		root.classList.remove( 'is-idle' );
	} );
	return {
		show,
		toggle: () => {
			if ( root.classList.contains( 'is-idle' ) ) {
				show();
			} else {
				clearTimeout( timer );
				hide();
			}
		},
	};
}
