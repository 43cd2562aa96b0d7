import type { Engine } from '../../../frontend/mount';
import { readTokens, writeTokens } from './address';
import type { FaqOptions } from './options';
import { reveal } from './reveal';
import { startSearch } from './search';

type Item = HTMLDetailsElement;

const nameOf = ( { dataset }: Item ) => dataset.anchorId!;

/**
 * Enhances questions that open and close without it: a control for all, links to answers, and the
 * search. The URL contains open answers: `#faq-delivery`, `#faq-delivery,faq-prices`,
 * `#<list>-all`, and `#<list>-none` when the server renders one open.
 */
export function createFaq( root: HTMLElement, options: FaqOptions ): Engine {
	const { name, hasFocus } = options;
	// Its signal removes the listeners.
	const life = new AbortController();
	const items = [ ...root.querySelectorAll< Item >( '.pagewright-faq__item' ) ];
	const control = root.querySelector< HTMLElement >( '.pagewright-faq__all' );
	const form = root.querySelector( 'form' );
	const all = `${ name }-all`;
	const none = `${ name }-none`;
	const isOpen = ( { open }: Item ) => open;
	const openOnes = () => items.filter( isOpen );
	const shown = () => items.filter( ( { parentElement } ) => ! parentElement!.hidden );
	/** Returns the question of a token, or the one that is or contains the element with this ID. */
	const find = ( token: string ) =>
		items.find( ( item ) => nameOf( item ) === token ) ||
		items.find( ( item ) => item.contains( document.getElementById( token ) ) );
	/** Last known open questions; a `toggle` event without a difference is our own. */
	let known = openOnes();
	const first = `${ known.map( nameOf ) }`;

	const label = () => {
		known = openOnes();
		if ( control ) {
			control.hidden = ! shown()[ 0 ];
			control.textContent = options[ shown().every( isOpen ) ? 'collapse' : 'expand' ]!;
		}
	};
	/** Tokens of other lists stay in the URL. */
	const changed = () => {
		label();
		const names = known.map( nameOf );
		let mine = names[ 0 ] ? names : [ none ];
		if ( names[ 1 ] && names.length === items.length ) {
			mine = [ all ];
		}
		writeTokens( [
			...readTokens().filter(
				( token ) =>
					/^faq-/.test( token ) && ! [ all, none ].includes( token ) && ! find( token )
			),
			...( `${ names }` === first ? [] : mine ),
		] );
	};
	const follow = () => {
		const tokens = readTokens();
		const wanted = tokens.includes( all ) ? items : tokens.map( find ).filter( Boolean );
		if ( wanted[ 0 ] || tokens.includes( none ) ) {
			// Disables transitions: a closing answer above would move the scroll target.
			root.style.cssText = '--pw-faq-slide:0s';
			items.forEach( ( item ) => ( item.open = wanted.includes( item ) ) );
			label();
			// Several tokens are a state to restore, one is a link.
			if ( wanted[ 0 ] && ! tokens[ 1 ] && wanted !== items ) {
				reveal( document.getElementById( tokens[ 0 ]! ) || wanted[ 0 ] );
			}
			root.style.cssText = '';
		}
	};
	// The event does not bubble.
	root.addEventListener(
		'toggle',
		() => {
			const chosen = openOnes().find( ( item ) => ! known.includes( item ) );
			if ( chosen || ! known.every( isOpen ) ) {
				changed();
			}
			if ( chosen && hasFocus ) {
				reveal( chosen );
			}
		},
		{ signal: life.signal, capture: true }
	);
	control?.addEventListener(
		'click',
		() => {
			const open = ! shown().every( isOpen );
			shown().forEach( ( item ) => ( item.open = open ) );
			changed();
		},
		life
	);
	addEventListener( 'hashchange', follow, life );
	if ( form ) {
		startSearch( form, options, life, label );
	}
	label();
	follow();

	return {
		destroy: () => {
			life.abort();
			if ( control ) {
				control.hidden = true;
			}
		},
	};
}
