import { onShown } from './page';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Shows the number of characters in a field, or the remaining ones, and marks invalid lengths. An
 * empty field is not too short.
 */
export function watchCounters( form: HTMLFormElement ): void {
	form.querySelectorAll< HTMLElement >( '.wpcf7-character-count' ).forEach( ( counter ) => {
		const { targetName, startingValue, maximumValue, minimumValue } = counter.dataset;
		const isDown = counter.classList.contains( 'down' );
		const update = ( value: string ) => {
			const length = value.trim().length;
			const count = `${ isDown ? Number( startingValue ) - length : length }`;
			counter.dataset.currentValue = counter.textContent = count;
			counter.classList.toggle(
				'too-long',
				value.length > Number( maximumValue ?? Infinity )
			);
			counter.classList.toggle(
				'too-short',
				value !== '' && value.length < Number( minimumValue ?? 0 )
			);
		};
		const isTarget = ( target: EventTarget | null ): target is Field =>
			( target as Field ).name === targetName;
		const count = ( what: 'value' | 'defaultValue' ) => {
			const target = [ ...form.elements ].find( isTarget );
			if ( target ) {
				update( target[ what ] );
			}
		};
		for ( const name of [ 'input', 'keyup' ] ) {
			form.addEventListener(
				name,
				( { target } ) => isTarget( target ) && update( target.value )
			);
		}
		// The browser resets the field after this event.
		form.addEventListener( 'reset', () => count( 'defaultValue' ) );
		onShown( form, () => count( 'value' ) );
	} );
}
