import { formsIn, rememberSaved } from './forms';
import { jQueryOf } from './jquery';
import { mayLeave } from './may-leave';

const SAVE_BUTTON = '.widget-control-save';

/** Dialog of Page Builder, a Backbone view. */
interface PageBuilderDialog {
	$el?: { [ index: number ]: Element };
}

/** Runs before the buttons that save a classic widget, and before Page Builder's dialog closes. */
export function guard( document: Document ): void {
	document.addEventListener(
		'click',
		( event ) => {
			const button = ( event.target as Element ).closest( SAVE_BUTTON );
			const widget = button?.closest( '.widget' );
			if ( ! widget ) {
				return;
			}
			if ( mayLeave( widget ) ) {
				formsIn( widget ).forEach( ( [ , form ] ) => rememberSaved( form ) );
			} else {
				event.preventDefault();
				event.stopImmediatePropagation();
			}
		},
		// Before the screen's own handler.
		true
	);
	jQueryOf( window )?.( document ).on(
		'close_dialog_validation',
		( event, values, widgetClass, id, dialog?: PageBuilderDialog ) => {
			const element = dialog?.$el?.[ 0 ];
			return element ? mayLeave( element ) : undefined;
		}
	);
}
