import { Hovercards, type ProfileData } from '@gravatar-com/hovercards';
import { text } from './clean';
import type { Options } from './options';

/** Pixels of the picture in the card, twice as many as its size for dense screens. */
const PICTURE_PX = 208;

/** A card as the package draws it, with what people need who do not see it. */
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
	// Two links to the same page stand side by side: one is enough to hear of.
	const second = card.querySelector( '.gravatar-hovercard__avatar-link' )!;
	second.setAttribute( 'aria-hidden', 'true' );
	second.setAttribute( 'tabindex', '-1' );
	// Headings of the card are none of the page.
	card.querySelectorAll( 'h2,h4' ).forEach( ( one ) => one.setAttribute( 'role', 'none' ) );
	card.querySelectorAll( 'a' ).forEach( ( one ) => ( one.rel = 'noopener noreferrer nofollow' ) );
	card.querySelectorAll( 'button' ).forEach( ( one ) => ( one.type = 'button' ) );
	for ( const drawer of card.querySelectorAll< HTMLElement >( '.gravatar-hovercard__drawer' ) ) {
		nameDrawer( card, drawer, close );
	}
	return card;
}

/** The part over the card with ways to reach a person: the focus goes in and comes back, what it covers is out of reach. */
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
