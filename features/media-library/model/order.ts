import type { AttachmentRow } from '../port';
import { foldText } from './match';
import type { MediaQuery, Orderby } from './query';

type Key = number | string;

/** Returns the value by which a row is sorted; undefined when the row does not have it. */
function keyOf( row: AttachmentRow, orderby: Exclude< Orderby, 'post__in' > ): Key | undefined {
	switch ( orderby ) {
		case 'name':
			return row.name === undefined ? undefined : foldText( row.name );
		case 'title':
			return foldText( row.title );
		default:
			return row[ orderby ];
	}
}

/**
 * Compares two rows in the order of a query: negative when the first one comes first. The ID is the
 * last key and has the same direction, so that the order of equal dates never changes. Undefined
 * when a row does not have the key.
 */
export function compareRows(
	{ orderby, order, include }: MediaQuery,
	one: AttachmentRow,
	other: AttachmentRow
): number | undefined {
	if ( orderby === 'post__in' ) {
		return include.indexOf( one.id ) - include.indexOf( other.id );
	}
	const [ first, second ] = [ keyOf( one, orderby ), keyOf( other, orderby ) ];
	if ( first === undefined || second === undefined ) {
		return undefined;
	}
	const direction = order === 'ASC' ? 1 : -1;
	if ( first === second ) {
		return direction * ( one.id - other.id );
	}
	return first < second ? -direction : direction;
}
