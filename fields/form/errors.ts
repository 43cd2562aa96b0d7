import { createContext } from '@wordpress/element';
import type { Json, Values } from '../../schema/field-types';

/** A field that is not filled in as it must be. */
export interface FieldError {
	path: string;
	message: string;
}

/** The errors a form was given, and the values they were about. */
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

/** The value at a path of saved data; undefined when there is nothing. */
export function valueAt( values: Values, path: string ): Json | undefined {
	let value: Json | undefined = values;
	for ( const part of path.split( '.' ) ) {
		value =
			value !== null && typeof value === 'object' ? ( value as Values )[ part ] : undefined;
	}
	return value;
}

/** The message for a field: gone as soon as its value is another one and is filled in. */
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

/** How many of the errors stand inside this group. */
export function countInside( report: ErrorReport, path: string ): number {
	return report.errors.filter( ( error ) => error.path.startsWith( `${ path }.` ) ).length;
}
