import { createContext } from '@wordpress/element';
import type { Json, Values } from '../../schema/field-types';

/** An invalid or missing field value. */
export interface FieldError {
	path: string;
	message: string;
}

/** The errors of a form, and the values that they apply to. */
export interface ErrorReport {
	errors: readonly FieldError[];
	values: Values;
}

export type ValidateOn = 'save' | 'blur';

export const ErrorContext = createContext< ErrorReport & { validateOn: ValidateOn } >( {
	errors: [],
	values: {},
	validateOn: 'save',
} );

/** Returns the value at a path of saved data; undefined if it does not exist. */
export function valueAt( values: Values, path: string ): Json | undefined {
	let value: Json | undefined = values;
	for ( const part of path.split( '.' ) ) {
		value =
			value !== null && typeof value === 'object' ? ( value as Values )[ part ] : undefined;
	}
	return value;
}

/** Returns the message of a field; none after its value is changed and filled in. */
export function visibleMessage(
	report: ErrorReport,
	path: string,
	value: Json | undefined,
	isMissing: boolean
): string {
	const error = report.errors.find( ( entry ) => entry.path === path );
	return error !== undefined && ( isMissing || valueAt( report.values, path ) === value )
		? error.message
		: '';
}

/** Returns how many errors are inside this group. */
export function countInside( report: ErrorReport, path: string ): number {
	return report.errors.filter( ( error ) => error.path.startsWith( `${ path }.` ) ).length;
}
