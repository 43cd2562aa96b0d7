import { addToList, dropFromList, emptyList, idOf } from './error-list';
import { wrapsOf, type ContactForm } from './page';

/** Shows the error of a field: beside it, and in the list above the form for screen readers. */
export function showError(
	form: ContactForm,
	field: string,
	message: string,
	scope: ParentNode = form
): void {
	removeError( form, field, scope );
	const id = idOf( form, field );
	for ( const wrap of wrapsOf( scope, field ) ) {
		const tip = form.ownerDocument.createElement( 'span' );
		tip.className = 'wpcf7-not-valid-tip';
		tip.ariaHidden = 'true';
		tip.textContent = message;
		wrap.append( tip );
		for ( const control of controlsOf( wrap ) ) {
			control.classList.add( 'wpcf7-not-valid' );
			describe( control, id, true );
			( control as HTMLInputElement ).setCustomValidity?.( message );
		}
		mark( wrap, true );
	}
	addToList( form, field, id, message );
}

export function removeError( form: ContactForm, field: string, scope: ParentNode = form ): void {
	const id = idOf( form, field );
	for ( const wrap of wrapsOf( scope, field ) ) {
		clean( wrap, id );
	}
	dropFromList( form, id );
}

/** Removes all messages of the form and its fields. */
export function clearMessages( form: ContactForm ): void {
	for ( const wrap of wrapsOf( form ) ) {
		clean( wrap, idOf( form, wrap.dataset.name ?? '' ) );
	}
	emptyList( form );
	say( form, '' );
}

/** Shows the message of the form, as text. */
export function say( form: ContactForm, message: string ): void {
	form.wpcf7.parent
		.querySelectorAll( '.screen-reader-response [role=status], .wpcf7-response-output' )
		.forEach( ( place ) => ( place.textContent = message ) );
}

let isOurFocus = false;

/** Moves the focus to the first field with an error, unless the visitor has left the form. */
export function focusFirstError( form: ContactForm ): void {
	const here = form.ownerDocument.activeElement;
	const control = form.querySelector< HTMLElement >(
		[
			':is(input, textarea, select).wpcf7-not-valid',
			'.wpcf7-not-valid :is(input, textarea, select)',
		]
			.map( ( one ) => `${ one }:enabled` )
			.join()
	);
	if ( control && ( ! here || here === form.ownerDocument.body || form.contains( here ) ) ) {
		isOurFocus = true;
		control.focus();
		isOurFocus = false;
	}
}

/** Hides a tip that floats above its field when the field gets the focus or a click. */
export function hideFloatingTips( form: ContactForm ): void {
	const hide = ( { target }: Event ) => {
		const wrap = ( target as Element ).closest(
			'.use-floating-validation-tip .wpcf7-form-control-wrap'
		);
		if ( ! isOurFocus ) {
			wrap?.querySelectorAll< HTMLElement >( '.wpcf7-not-valid-tip' ).forEach(
				( tip ) => ( tip.style.display = 'none' )
			);
		}
	};
	form.addEventListener( 'focusin', hide );
	form.addEventListener( 'click', hide );
}

const controlsOf = ( wrap: HTMLElement ) =>
	wrap.querySelectorAll< HTMLElement >( '.wpcf7-form-control' );

function clean( wrap: HTMLElement, id: string ): void {
	wrap.querySelectorAll( '.wpcf7-not-valid-tip' ).forEach( ( tip ) => tip.remove() );
	for ( const control of controlsOf( wrap ) ) {
		control.classList.remove( 'wpcf7-not-valid' );
		describe( control, id, false );
		( control as HTMLInputElement ).setCustomValidity?.( '' );
	}
	mark( wrap, false );
}

/** Keeps existing descriptions of the control. */
function describe( control: Element, id: string, isWrong: boolean ): void {
	const ids = ( control.getAttribute( 'aria-describedby' ) ?? '' ).split( /\s+/ );
	const others = ids.filter( ( one ) => one && one !== id );
	const all = isWrong ? [ ...others, id ] : others;
	if ( all.length ) {
		control.setAttribute( 'aria-describedby', all.join( ' ' ) );
	} else {
		control.removeAttribute( 'aria-describedby' );
	}
}

/** Marks groups of checkboxes as a whole. */
const mark = ( wrap: Element, isWrong: boolean ): void =>
	wrap
		.querySelectorAll( '[aria-invalid], [role=group], [role=radiogroup], fieldset' )
		.forEach( ( one ) => one.setAttribute( 'aria-invalid', `${ isWrong }` ) );
