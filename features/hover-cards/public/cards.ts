import { createCard } from './card';
import { bindKeys } from './keys';
import { forget } from './forget';
import { readOptions } from './options';
import { place } from './place';
import { profileOf } from './profile';
import { loadSheet } from '../../../frontend/sheet';
import { isWanted, watch, type Visit } from './visit';

/** Time in ms for which a pointer must rest on an image before its card loads, and may leave it. */
const SHOW_MS = 500;
const HIDE_MS = 300;

let visit: Visit | null = null;
/** Image whose card was closed with Escape; stays closed until the pointer or focus leaves it. */
let dismissed: HTMLElement | null = null;

/**
 * Handles hover, focus or press on an image. The control has the focus: the link around the image,
 * or the image itself.
 */
export function attend(
	picture: HTMLElement,
	control: HTMLElement | null,
	how: 'hover' | 'focus' | 'click'
): void {
	const isClick = how === 'click';
	const isShown = visit?.picture === picture;
	if ( ! isClick && ( isShown || dismissed === picture ) ) {
		return;
	}
	const hadCard = isShown && visit!.card;
	close();
	if ( hadCard ) {
		return;
	}
	const now: Visit = { picture, control, life: new AbortController(), isPinned: isClick };
	visit = now;
	const { signal } = now.life;
	watch( now, { onLeave: () => leaveSoon( now ), onClose: close, onDismiss: dismiss } );
	// A pointer that left a moment ago may still come back, but nothing is fetched.
	const begin = () => ( isWanted( now ) ? void show( now ) : close() );
	const timer = setTimeout( begin, isClick ? 0 : SHOW_MS );
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	// The pointer may have left while the script loaded.
	leaveSoon( now );
}

/** Closes the card and cancels everything pending. Safe to call twice. */
function close(): void {
	const { life, card, control } = visit ?? {};
	visit = null;
	life?.abort();
	card?.remove();
	control?.removeAttribute( 'aria-expanded' );
}

async function show( now: Visit ): Promise< void > {
	const { picture, control } = now;
	const { signal } = now.life;
	const hash = picture.dataset.pagewrightHoverCard!;
	// Part of a URL.
	if ( ! /^[0-9a-f]{32,64}$/.test( hash ) ) {
		close();
		return;
	}
	const options = readOptions();
	const [ profile ] = await Promise.all( [ profileOf( hash ), loadSheet( options.css ) ] );
	if ( profile === null ) {
		forget( hash );
	}
	if ( signal.aborted ) {
		return;
	}
	if ( ! profile ) {
		close();
		return;
	}
	const card = ( now.card = createCard( profile, options ) );
	// In the top layer, so that nothing clips it.
	card.popover = 'manual';
	document.body.append( card );
	card.showPopover?.();
	place( card, picture );
	control?.setAttribute( 'aria-expanded', 'true' );
	addEventListener( 'resize', () => place( card, picture ), { signal } );
	bindKeys( card, control, { signal, onLeave: close } );
	for ( const type of [ 'pointerleave', 'focusout' ] ) {
		card.addEventListener( type, () => leaveSoon( now ), { signal } );
	}
}

/** Gives the pointer time to move from the image to the card. */
function leaveSoon( now: Visit ): void {
	setTimeout( () => visit === now && ! isWanted( now ) && close(), HIDE_MS );
}

function dismiss( { picture, control, card }: Visit ): void {
	const hadFocus = card?.contains( picture.ownerDocument.activeElement );
	dismissed = picture;
	close();
	if ( hadFocus ) {
		control?.focus();
	}
	const end = () => ( dismissed = dismissed === picture ? null : dismissed );
	picture.addEventListener( 'pointerleave', end, { once: true } );
	control?.addEventListener( 'blur', end, { once: true } );
}
