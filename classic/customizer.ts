interface Inputs {
	not: ( selector: string ) => Inputs;
}

interface WidgetControl {
	_getInputs?: ( container: unknown ) => Inputs;
}

export interface CustomizerRealm {
	wp?: { customize?: { Widgets?: { WidgetControl?: { prototype: WidgetControl } } } };
}

/**
 * Keeps the Customizer's live preview working. It compares the inputs of the form with those of the
 * server, and shows "Apply" when they differ; the server prints one hidden input with all values of
 * our form.
 */
export function hideInputsFromCustomizer( page: CustomizerRealm ): void {
	const control = page.wp?.customize?.Widgets?.WidgetControl?.prototype;
	const original = control?._getInputs;
	if ( control && original ) {
		control._getInputs = function ( container ) {
			return original.call( this, container ).not( '.pagewright-form :input' );
		};
	}
}
