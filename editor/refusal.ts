import { applyFilters, hasFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { Values } from '../schema/field-types';

/** Filter of other plugins: gets true, the values and the class of the widget; answers true, false or a sentence that says why not. */
export const VALIDATE_FILTER = 'pagewright.validateWidgetForm';

export const hasJudges = () => hasFilter( VALIDATE_FILTER );

/** Why another plugin does not accept these values; null when all do. A filter that fails accepts them. */
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
