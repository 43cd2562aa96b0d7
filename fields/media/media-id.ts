import type { Json } from '../../schema/field-types';

/** Returns the ID of an attachment, 0 for none. The browser version of Field::clean(). */
export function mediaId( raw: Json | undefined ): number {
	if ( typeof raw === 'string' && /^\s*\d{1,15}\s*$/.test( raw ) ) {
		return Number( raw );
	}
	return typeof raw === 'number' && Number.isInteger( raw ) && raw > 0 ? raw : 0;
}
