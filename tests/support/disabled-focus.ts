import type { Page } from '@playwright/test';

type Watched = { disabledFocus?: string[] };

/**
 * Notes each control that a script focuses while the control is disabled: a key that the user presses
 * then would do nothing. The Tab key and the pointer may focus such controls, and the focus may return
 * to a button that is busy, as it was pressed.
 */
export const watchDisabledFocus = ( page: Page ) =>
	page.addInitScript( () => {
		const found: string[] = [];
		( globalThis as Watched ).disabledFocus = found;
		let isByUser = false;
		const note = ( { type, key }: Partial< KeyboardEvent > ) => {
			isByUser = type === 'pointerdown' || key === 'Tab';
			setTimeout( () => ( isByUser = false ) );
		};
		addEventListener( 'keydown', note, true );
		addEventListener( 'pointerdown', note, true );
		addEventListener(
			'focusin',
			( { target } ) => {
				const control = target as HTMLElement;
				if ( ! isByUser && control.matches( '[aria-disabled="true"]:not(.is-busy)' ) ) {
					found.push( control.textContent || control.outerHTML );
				}
			},
			true
		);
	} );

/** Returns the disabled controls that scripts of the current page focused since the last call. */
export const disabledFocus = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => ( globalThis as Watched ).disabledFocus?.splice( 0 ) ?? [] );
