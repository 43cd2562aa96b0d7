import { __, sprintf } from '@wordpress/i18n';
import type { FieldOptions, FormSchema, Json, Values } from '../../schema/field-types';
import { effectiveValue, innerFields, visitValues } from '../../schema/walk';
import { findField } from '../registry';
import { emitStates, isVisible, type States } from './conditions';
import type { FieldError } from './errors';
import { fieldLabel } from './label';

/** Returns the message of a required field that is empty. */
export function requiredMessage( label: string ): string {
	/* translators: %s: label of a form field. */
	return sprintf( __( '%s is required. Please fill it in.', 'pagewright' ), label );
}

/**
 * Returns whether a required field is empty. An unknown type is never missing: users could not fill
 * it in.
 */
export function isMissing( field: FieldOptions, values: Values, name: string ): boolean {
	if ( ! field.required ) {
		return false;
	}
	const value = effectiveValue( field, values[ name ] );
	if ( field.type === 'repeater' ) {
		return value === undefined || value === null || Object.keys( value ).length === 0;
	}
	const module = findField( field.type );
	if ( module === undefined ) {
		return false;
	}
	const clean = module.clean?.( value, field, values, name ) ?? value ?? null;
	return module.isEmpty?.( clean, values, name ) ?? isNothing( clean );
}

const isNothing = ( value: Json ) =>
	value === null || value === '' || ( Array.isArray( value ) && value.length === 0 );

/** Returns the visible required fields that are empty, in the order of the form. */
export function validate( { fields }: FormSchema, values: Values ): FieldError[] {
	const errors: FieldError[] = [];
	visitValues< States >( fields, values, emitStates( fields, values ), {
		field: ( { field, name, path, siblings, value }, states ) => {
			if ( isHidden( field ) || ! isVisible( field, states ) ) {
				return null;
			}
			if ( isMissing( field, siblings, name ) ) {
				errors.push( { path, message: requiredMessage( fieldLabel( field, name ) ) } );
			}
			const inner = field.type === 'widget' ? innerFields( field ) : undefined;
			return inner === undefined
				? states
				: { ...states, ...emitStates( inner, ( value ?? {} ) as Values ) };
		},
		row: ( row, inner, states ) => ( { ...states, ...emitStates( inner, row ) } ),
	} );
	return errors;
}

/** Returns whether a widget hides this field from the form. */
export function isHidden( field: FieldOptions ): boolean {
	return ( field as FieldOptions & { hidden?: boolean } ).hidden === true;
}
