import { applyFilters, hasFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { Values } from '../schema/field-types';

/**
 * Filter for other plugins: receives true, the values and the class of the widget; returns true,
 * false or a message.
 */
export const VALIDATE_FILTER = 'pagewright.validateWidgetForm';

export const hasJudges = () => hasFilter( VALIDATE_FILTER );

/**
 * Returns why another plugin refuses these values; null when all accept them. A filter that throws
 * accepts them.
 */
export function refusalOf( values: Values, widgetClass: string ): string | null {
	let verdict: unknown = true;
	try {
		verdict = applyFilters( VALIDATE_FILTER, true, values, widgetClass );
	} catch ( error ) {
		// eslint-disable-next-line no-console -- for the developer of the filter.
		console.error( `Pagewright: ${ VALIDATE_FILTER } failed.`, error );
	}
	if ( typeof verdict === 'string' && verdict !== '' ) {
		return verdict;
	}
	return verdict === false ? refusalByDefault() : null;
}

export const refusalByDefault = () =>
	__( 'Another plugin does not accept these settings.', 'pagewright' );
