import { __, _n, sprintf } from '@wordpress/i18n';
import { refusalByDefault, refusalOf } from '../editor/refusal';
import type { FieldError } from '../fields';
import { formsIn, type OpenForm } from './forms';
import { jQueryOf } from './jquery';

/** Maximum number of empty fields in the question; others are counted. */
const MAX_NAMED = 5;

/**
 * Returns whether the widgets in this element may be saved: other plugins may refuse, and a user
 * with empty required fields must confirm.
 */
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
		// After the errors are rendered.
		setTimeout( () => root.querySelector< HTMLElement >( wrong )?.focus() );
	}
	return isLeft;
}

/**
 * Fires the event that scripts for the original plugin listen to. If a field was invalid before,
 * their verdict about it is unknown.
 */
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
	// The screens need a synchronous answer in their click handlers, which only a browser dialog
	// can give.
	// eslint-disable-next-line no-alert
	return window.confirm(
		`${ named.join( '\n' ) }\n\n${ __( 'Save without them?', 'pagewright' ) }`
	);
}
