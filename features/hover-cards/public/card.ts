import { Hovercards, type ProfileData } from '@gravatar-com/hovercards';
import { text } from './clean';
import type { Options } from './options';

/** Size of the image in the card in px, doubled for dense screens. */
const PICTURE_PX = 208;

/** Renders a card with the package and adds accessibility. */
export function createCard( profile: ProfileData, { close, words }: Options ): HTMLElement {
	const i18n = Object.fromEntries(
		Object.entries( words ).map( ( [ english, word ] ) => [ english, text( word ) ] )
	);
	const card = Hovercards.createHovercard(
		{ ...profile, avatarUrl: `${ profile.avatarUrl }?s=${ PICTURE_PX }` },
		{ additionalClass: 'pagewright-hover-cards__card', i18n }
	);
	card.setAttribute( 'role', 'group' );
	card.setAttribute( 'aria-label', card.querySelector( 'h4' )!.textContent! );
	card.dir = getComputedStyle( document.documentElement ).direction;
	// Two adjacent links to the same page: screen readers get only one.
	const second = card.querySelector( '.gravatar-hovercard__avatar-link' )!;
	second.setAttribute( 'aria-hidden', 'true' );
	second.setAttribute( 'tabindex', '-1' );
	// Headings of the card are not part of the page's outline.
	card.querySelectorAll( 'h2,h4' ).forEach( ( one ) => one.setAttribute( 'role', 'none' ) );
	card.querySelectorAll( 'a' ).forEach( ( one ) => ( one.rel = 'noopener noreferrer nofollow' ) );
	card.querySelectorAll( 'button' ).forEach( ( one ) => ( one.type = 'button' ) );
	for ( const drawer of card.querySelectorAll< HTMLElement >( '.gravatar-hovercard__drawer' ) ) {
		nameDrawer( card, drawer, close );
	}
	return card;
}

/**
 * Makes the panel with contact details accessible: moves the focus in and back, and makes covered
 * content inert.
 */
function nameDrawer( card: HTMLElement, drawer: HTMLElement, label: string ): void {
	const name = drawer.dataset.drawerName;
	const opener = card.querySelector< HTMLElement >(
		`.gravatar-hovercard__button[data-target-drawer="${ name }"]`
	)!;
	const closer = drawer.querySelector< HTMLElement >( '.gravatar-hovercard__drawer-close' )!;
	closer.setAttribute( 'aria-label', label );
	closer.querySelector( 'svg' )!.setAttribute( 'aria-hidden', 'true' );
	drawer.setAttribute( 'role', 'group' );
	drawer.setAttribute( 'aria-label', opener.textContent!.trim() );
	opener.setAttribute( 'aria-expanded', 'false' );
	const cover = ( isOpen: boolean ) => {
		opener.setAttribute( 'aria-expanded', String( isOpen ) );
		for ( const part of drawer.parentElement!.children ) {
			( part as HTMLElement ).inert = isOpen && part !== drawer;
		}
		( isOpen ? closer : opener ).focus();
	};
	opener.addEventListener( 'click', () => cover( true ) );
	for ( const part of [
		closer,
		drawer.querySelector( '.gravatar-hovercard__drawer-backdrop' )!,
	] ) {
		part.addEventListener( 'click', () => cover( false ) );
	}
}
