import { __, _n, sprintf } from '@wordpress/i18n';
import { refusalByDefault, refusalOf } from '../editor/refusal';
import type { FieldError } from '../fields';
import { formsIn, type OpenForm } from './forms';
import { jQueryOf } from './jquery';

/** Empty fields that are named in the question; more are counted. */
const MAX_NAMED = 5;

/** Whether the widgets in this element may be saved as they are: other plugins may refuse, and the user is asked when required fields are empty. */
export const mayLeave = ( element: Element ): boolean =>
	formsIn( element ).every( ( [ root, form ] ) => isAccepted( root, form ) );

function isAccepted( root: HTMLElement, form: OpenForm ): boolean {
	const errors = form.missing();
	const refusal =
		refusalOf( form.values(), form.widgetClass ) ??
		( isRefusedByEvent( root, form, errors.length === 0 ) ? refusalByDefault() : null );
	form.complain( errors, refusal );
	const isLeft = refusal === null && ( errors.length === 0 || isAgreed( errors ) );
	if ( ! isLeft ) {
		const wrong = '[aria-invalid="true"], .pagewright-form__refusal';
		// Once the complaints are drawn.
		setTimeout( () => root.querySelector< HTMLElement >( wrong )?.focus() );
	}
	return isLeft;
}

/** The event that scripts written for the original plugin listen to. What was not valid before cannot be told from what they refuse. */
function isRefusedByEvent( root: HTMLElement, form: OpenForm, isValid: boolean ): boolean {
	const jQuery = jQueryOf( window );
	const verdict = jQuery?.( root.ownerDocument ).triggerHandler( 'sow_validate_widget_data', [
		isValid,
		jQuery( root ),
		form.idBase,
	] );
	return isValid && verdict === false;
}

function isAgreed( errors: FieldError[] ): boolean {
	const named = errors.slice( 0, MAX_NAMED ).map( ( { message } ) => message );
	const others = errors.length - named.length;
	if ( others > 0 ) {
		named.push(
			/* translators: %d: number of form fields. */
			sprintf( _n( '… and %d more', '… and %d more', others, 'pagewright' ), others )
		);
	}
	// The screens around wait for an answer while they handle a click, which only a dialog of the browser can give.
	// eslint-disable-next-line no-alert
	return window.confirm(
		`${ named.join( '\n' ) }\n\n${ __( 'Save without them?', 'pagewright' ) }`
	);
}
