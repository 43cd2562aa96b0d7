import type { FieldModule } from '../field-module';
import { Control } from './Control';
import { queryText } from './query-string';
import type { PartName } from './parts';

declare module '../../schema/field-types' {
	interface FieldTypes {
		posts: {
			/** Collapsed at first. */
			hide?: boolean;
			/**
			 * Adds a limit for lists that load more: `posts_per_page` is then the size of one
			 * batch.
			 */
			posts_limit?: boolean;
			/** Parts that the widget hides; saved values are kept. */
			without?: PartName[];
		};
	}
}

/**
 * A posts query: an object of the parts if a block's form stored it, otherwise one query string.
 */
export const postsField: FieldModule< 'posts' > = {
	clean: queryText,
	isEmpty: ( value ) => value === '',
	Control,
	hasOwnLabel: true,
};
