import type { FieldModule } from '../field-module';
import { Control } from './Control';
import { readTerms, readTokens } from './tokens';

declare module '../../schema/field-types' {
	interface FieldTypes {
		autocomplete: {
			/** What there is to choose: content by its id, or terms as `taxonomy:slug`. Default posts. */
			source?: 'posts' | 'terms';
			/** False: only one. */
			multiple?: boolean;
			/** Types of content to search; all public ones when absent. */
			post_types?: string[];
		};
	}
}

/** Content of the site, joined by commas. */
export const autocompleteField: FieldModule< 'autocomplete' > = {
	clean: ( raw, field ) => {
		const tokens = field.source === 'terms' ? readTerms( raw ) : readTokens( raw );
		return ( field.multiple === false ? tokens.slice( 0, 1 ) : tokens ).join( ',' );
	},
	isEmpty: ( value ) => value === '',
	Control,
};
