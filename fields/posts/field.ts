import type { FieldModule } from '../field-module';
import { Control } from './Control';
import { queryText } from './query-string';
import type { PartName } from './parts';

declare module '../../schema/field-types' {
	interface FieldTypes {
		posts: {
			/** Closed at first. */
			hide?: boolean;
			/** Offers a limit for lists that load more: `posts_per_page` is then what one load brings. */
			posts_limit?: boolean;
			/** Parts that the widget does not offer; saved ones are kept. */
			without?: PartName[];
		};
	}
}

/** Which posts to show: an object of the parts where a block's form stored it, one query string elsewhere. */
export const postsField: FieldModule< 'posts' > = {
	clean: queryText,
	isEmpty: ( value ) => value === '',
	Control,
	hasOwnLabel: true,
};
