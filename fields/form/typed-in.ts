/** Types of inputs in which nobody types. */
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

/** Whether text is typed in this element. By names instead of classes: the element may stand in another window's document. */
export function isTypedIn( target: EventTarget | null ): target is HTMLElement {
	const element = target as HTMLElement;
	return element.tagName === 'INPUT'
		? ! OTHER_TYPES.has( ( element as HTMLInputElement ).type )
		: element.matches( 'textarea, [contenteditable="true"]' );
}
