import { part } from '../stage';
import type { Stage } from '../stage';
import type { Button } from './button';

export interface Choice {
	label: string;
	/** Text beside the label: a time. */
	note?: string;
	language?: string;
	isChosen: boolean;
	choose: () => void;
}

/** Creates a button with a menu of radio items. Reads the items each time it opens. */
export function createMenu(
	stage: Stage,
	{ node: button }: Button,
	name: string,
	choices: () => Choice[]
): HTMLElement {
	const { doc, root, signal } = stage;
	const menu = part( stage, 'div', 'menu', { role: 'menu', 'aria-label': name, hidden: '' } );
	const box = part( stage, 'div', 'menu-box', {}, button, menu );
	button.setAttribute( 'aria-haspopup', 'menu' );
	button.setAttribute( 'aria-expanded', 'false' );
	const items = () => [ ...menu.querySelectorAll< HTMLElement >( '[role="menuitemradio"]' ) ];

	const close = ( isFocused = false ) => {
		if ( ! menu.hidden ) {
			menu.hidden = true;
			button.setAttribute( 'aria-expanded', 'false' );
			root.classList.remove( 'has-menu' );
			if ( isFocused ) {
				button.focus();
			}
			root.dispatchEvent( new Event( 'pagewright-menu' ) );
		}
	};
	const open = () => {
		menu.replaceChildren(
			...choices().map( ( choice ) => draw( stage, choice, () => close( true ) ) )
		);
		menu.dir = stage.doc.defaultView!.getComputedStyle( root ).direction;
		menu.hidden = false;
		menu.classList.remove( 'is-below' );
		root.classList.add( 'has-menu' );
		if ( ! stage.isVideo && menu.getBoundingClientRect().top < 0 ) {
			menu.classList.add( 'is-below' );
		}
		button.setAttribute( 'aria-expanded', 'true' );
		( items().find( ( item ) => item.ariaChecked === 'true' ) ?? items()[ 0 ] )?.focus();
		root.dispatchEvent( new Event( 'pagewright-menu' ) );
	};
	button.addEventListener( 'click', () => ( menu.hidden ? open() : close() ), { signal } );
	button.addEventListener(
		'keydown',
		( event ) => {
			if ( /^Arrow(Up|Down)$/.test( event.key ) ) {
				event.preventDefault();
				open();
			}
		},
		{ signal }
	);
	menu.addEventListener(
		'keydown',
		( event ) => {
			const all = items();
			const now = all.indexOf( doc.activeElement as HTMLElement );
			const to = {
				ArrowDown: ( now + 1 ) % all.length,
				ArrowUp: ( now - 1 + all.length ) % all.length,
				Home: 0,
				End: all.length - 1,
			}[ event.key ];
			if ( to !== undefined ) {
				event.preventDefault();
				all[ to ]?.focus();
			} else if ( event.key === 'Escape' ) {
				event.preventDefault();
				event.stopPropagation();
				close( true );
			} else if ( event.key === 'Tab' ) {
				close( true );
			}
		},
		{ signal }
	);
	doc.addEventListener(
		'pointerdown',
		( { target } ) => ! box.contains( target as Node ) && close(),
		{ capture: true, signal }
	);
	box.addEventListener(
		'focusout',
		( { relatedTarget } ) =>
			relatedTarget && ! box.contains( relatedTarget as Node ) && close(),
		{ signal }
	);
	return box;
}

function draw(
	stage: Stage,
	{ label, note, language, isChosen, choose }: Choice,
	onDone: () => void
): HTMLElement {
	const item = part(
		stage,
		'button',
		'choice',
		{
			type: 'button',
			role: 'menuitemradio',
			'aria-checked': String( isChosen ),
			tabindex: '-1',
			...( language ? { lang: language } : {} ),
		},
		part( stage, 'span', 'choice-label', {}, label ),
		note ? part( stage, 'span', 'choice-note', {}, note ) : undefined
	);
	item.addEventListener( 'click', () => {
		choose();
		onDone();
	} );
	return item;
}
