interface Inputs {
	not: ( selector: string ) => Inputs;
}

interface WidgetControl {
	_getInputs?: ( container: unknown ) => Inputs;
	/** Gets an element or a jQuery object with one. */
	_setInputState?: ( input: Element | { [ index: number ]: Element }, state: unknown ) => void;
}

export interface CustomizerRealm {
	wp?: { customize?: { Widgets?: { WidgetControl?: { prototype: WidgetControl } } } };
}

/**
 * Keeps the Customizer's live preview working. The server prints one hidden input with all values
 * of our form, so that the Customizer must not:
 *
 * - compare the fields of the form with the inputs from the server; it shows "Apply" when they
 *   differ;
 * - write the sanitized values of an earlier request into the hidden input, which would replace
 *   what the user has typed since then.
 */
export function protectFromCustomizer( page: CustomizerRealm ): void {
	const control = page.wp?.customize?.Widgets?.WidgetControl?.prototype;
	const { _getInputs: getInputs, _setInputState: setInputState } = control ?? {};
	if ( control && getInputs ) {
		control._getInputs = function ( container ) {
			return getInputs.call( this, container ).not( '.pagewright-form :input' );
		};
	}
	if ( control && setInputState ) {
		control._setInputState = function ( input, state ) {
			const element = 'nodeType' in input ? ( input as Element ) : input[ 0 ];
			if ( ! element?.matches( '.pagewright-values' ) ) {
				setInputState.call( this, input, state );
			}
		};
	}
}
