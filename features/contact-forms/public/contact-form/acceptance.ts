import { onShown } from './page';

/**
 * Disables the button until all required acceptance checkboxes are checked, unless acceptance is
 * validated like a field.
 */
export function watchAcceptance( form: HTMLFormElement ): void {
	if (
		! form.querySelector( '.wpcf7-acceptance' ) ||
		form.classList.contains( 'wpcf7-acceptance-as-validation' )
	) {
		return;
	}
	const update = ( isReset: boolean ) => {
		const isMissing = [ ...form.querySelectorAll( '.wpcf7-acceptance:not(.optional)' ) ].some(
			( group ) => {
				const box = group.querySelector< HTMLInputElement >( 'input[type=checkbox]' );
				const isChecked = isReset ? box?.defaultChecked : box?.checked;
				return box && isChecked === group.classList.contains( 'invert' );
			}
		);
		form.querySelectorAll< HTMLButtonElement >( '.wpcf7-submit' ).forEach(
			( button ) => ( button.disabled = isMissing )
		);
	};
	onShown( form, () => update( false ) );
	form.addEventListener( 'change', () => update( false ) );
	// The browser resets the checkboxes after this event.
	form.addEventListener( 'reset', () => update( true ) );
}
