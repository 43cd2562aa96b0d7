import { fieldsOf, valuesOf } from './fields';
import { pageOf, type ContactForm, type Wpcf7 } from './page';
import { reflect } from './reflection';
import { happen } from './status';
import { removeError, showError } from './tips';

/**
 * Validates one field or all.
 *
 * @param form
 * @param options
 * @param options.target Changed control: validates only its field.
 * @param options.scope  Validates only this part, which shows the status.
 */
export const validate: Wpcf7[ 'validate' ] = ( form, { target, scope = form } = {} ) => {
	const { schema } = form.wpcf7;
	const wrap = target?.closest< HTMLElement >( '.wpcf7-form-control-wrap' );
	const fields = fieldsOf( scope ).filter(
		( field ) => ! target || field === wrap?.dataset.name
	);
	const judge = pageOf( form ).swv?.validate;
	if ( ! schema || ! judge || ! fields.length || wrap?.closest( '.novalidate' ) ) {
		return;
	}
	if ( happen( form, { type: 'validating' } ) ) {
		for ( const [ field, { error, validInputs } ] of judge( schema, valuesOf( form ), {
			fields: [ ...new Set( fields ) ],
		} ) ) {
			if ( ! fields.includes( field ) ) {
				continue;
			}
			if ( error === undefined ) {
				removeError( form, field, scope );
			} else {
				showError( form, field, error, scope );
			}
			reflect( form, field, validInputs ?? [] );
		}
		happen( form, { type: 'validated' } );
	}
};

/**
 * Validates a field after a change. Waits while a mouse button is held, because a moving layout
 * would miss the click.
 */
export function validateChanges(
	form: ContactForm,
	whenReleased: ( run: () => void ) => void
): void {
	form.addEventListener( 'change', ( { target } ) => {
		const control = ( target as Element ).closest( '.wpcf7-form-control' );
		if ( control?.closest( '.wpcf7-form-control-wrap' ) ) {
			whenReleased( () =>
				pageOf( form ).wpcf7.validate( form, { target: target as Element } )
			);
		}
	} );
}
