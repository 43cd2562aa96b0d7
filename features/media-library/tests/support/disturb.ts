import type { ListEvent } from '../../model/list';
import { monthsIn } from '../../model/match';
import type { MediaQuery } from '../../model/query';
import { completeAttachment, generatedAttachment } from './attachments';
import type { FakeLibrary } from './fake-library';
import { below } from './random';

const monthOf = monthsIn( 'UTC' );

/** Adds, changes, moves or deletes an attachment on the server. Returns the event for a list. */
export function disturb(
	library: FakeLibrary,
	query: MediaQuery,
	random: () => number,
	newId: number
): ListEvent {
	const ids = library.idsOf( query );
	const old = ids[ below( random, ids.length ) ];
	const chance = random();
	if ( old !== undefined && chance < 0.3 ) {
		library.put( old, null );
		return { type: 'removed', ids: [ old ] };
	}
	if ( old !== undefined && chance < 0.4 ) {
		const folders = [ 1 + below( random, 9 ) ];
		library.put( old, { ...library.find( old )!, folders } );
		return { type: 'moved', ids: [ old ], folders };
	}
	const isNew = old === undefined || chance < 0.8;
	// The date of another attachment.
	const { date } = generatedAttachment( 1 + below( random, 60 ) );
	// Some go to the trash.
	const change = isNew || random() < 0.7 ? { date } : { status: 'trash' as const };
	const item = isNew
		? completeAttachment( { id: newId, date } )
		: { ...library.find( old )!, ...change };
	library.put( item.id, item );
	return { type: isNew ? 'added' : 'changed', item, monthOf };
}
