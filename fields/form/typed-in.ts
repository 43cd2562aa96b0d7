/** Input types without text. */
const OTHER_TYPES = new Set( [
	'button',
	'checkbox',
	'color',
	'file',
	'hidden',
	'image',
	'radio',
	'range',
	'reset',
	'submit',
] );

/**
 * Returns whether the user types text in this element. Compares names instead of classes: the
 * element can be in another window's document.
 */
export function isTypedIn( target: EventTarget | null ): target is HTMLElement {
	const element = target as HTMLElement;
	return element.tagName === 'INPUT'
		? ! OTHER_TYPES.has( ( element as HTMLInputElement ).type )
		: element.matches( 'textarea, [contenteditable="true"]' );
}
