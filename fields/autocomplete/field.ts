import type { FieldModule } from '../field-module';
import { Control } from './Control';
import { readTerms, readTokens } from './tokens';

declare module '../../schema/field-types' {
	interface FieldTypes {
		autocomplete: {
			/**
			 * Content to select from: posts by their ID, or terms as `taxonomy:slug`. Default:
			 * posts.
			 */
			source?: 'posts' | 'terms';
			/** False: only one entry. */
			multiple?: boolean;
			/** Post types to search; all public types when absent. */
			post_types?: string[];
		};
	}
}

/** Content of the site, separated by commas. */
export const autocompleteField: FieldModule< 'autocomplete' > = {
	clean: ( raw, field ) => {
		const tokens = field.source === 'terms' ? readTerms( raw ) : readTokens( raw );
		return ( field.multiple === false ? tokens.slice( 0, 1 ) : tokens ).join( ',' );
	},
	isEmpty: ( value ) => value === '',
	Control,
};
