import { onShown } from './page';

/** Makes checkboxes exclusive: checking one unchecks the others. */
export function watchExclusive( form: HTMLFormElement ): void {
	form.addEventListener( 'change', ( { target } ) => {
		const box = target as HTMLInputElement;
		if ( box.matches( '.wpcf7-exclusive-checkbox input[type=checkbox]' ) && box.checked ) {
			form.querySelectorAll< HTMLInputElement >( 'input[type=checkbox]' ).forEach(
				( other ) => other !== box && other.name === box.name && ( other.checked = false )
			);
		}
	} );
}

/** Enables the text field beside a choice while the choice is selected. */
export function watchFreeText( form: HTMLFormElement ): void {
	const update = ( isReset: boolean, chosen?: EventTarget | null ) =>
		form.querySelectorAll( '.has-free-text' ).forEach( ( item ) => {
			const text = item.querySelector< HTMLInputElement >( '.wpcf7-free-text' );
			const box = item.querySelector< HTMLInputElement >( '[type=checkbox], [type=radio]' );
			if ( text && box ) {
				text.disabled = ! ( isReset ? box.defaultChecked : box.checked );
				if ( chosen === box && ! text.disabled ) {
					text.focus();
				}
			}
		} );
	onShown( form, () => update( false ) );
	form.addEventListener( 'change', ( { target } ) => update( false, target ) );
	form.addEventListener( 'reset', () => update( true ) );
}
