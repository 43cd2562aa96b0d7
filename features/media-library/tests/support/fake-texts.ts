import { belongsTo, monthsIn } from '../../model/match';
import { compareRows } from '../../model/order';
import { createQuery } from '../../model/query';
import type { Failure } from '../../model/failure';
import type { Result } from '../../port';
import type { TextPort } from '../../text-port';
import { rowOf } from './attachments';
import type { FakeLibrary } from './fake-library';

export interface FakeTexts extends TextPort {
	/** IDs of decorative images. */
	decorative: Set< number >;
	/** Lets the next calls of a method fail. */
	failNext: ( method: keyof TextPort, failure: Failure ) => void;
}

export interface FakeTextOptions {
	decorative?: readonly number[];
	/** Suggested texts by ID. */
	suggestions?: Readonly< Record< number, string > >;
}

const QUERY = createQuery( { type: 'image' } );
const monthOf = monthsIn( 'UTC' );

/** The server of alternative texts in memory. */
export function createFakeTexts(
	library: FakeLibrary,
	{ decorative: marked = [], suggestions = {} }: FakeTextOptions = {}
): FakeTexts {
	const decorative = new Set( marked );
	const failures = new Map< keyof TextPort, Failure[] >();
	const answer = async < T >(
		method: keyof TextPort,
		signal: AbortSignal | undefined,
		value: () => T | { failure: Failure }
	): Promise< Result< T > > => {
		await Promise.resolve();
		if ( signal?.aborted ) {
			return { ok: false, failure: { kind: 'aborted' } };
		}
		const planned = failures.get( method )?.shift();
		const given = planned ? { failure: planned } : value();
		return typeof given === 'object' && given !== null && 'failure' in given
			? { ok: false, failure: given.failure }
			: { ok: true, value: given as T };
	};
	/** Returns the answer for an image that the user may edit. */
	const editable = < T >( id: number, value: T ): T | { failure: Failure } => {
		const attachment = library.find( id );
		if ( ! attachment ) {
			return { failure: { kind: 'missing' } };
		}
		return attachment.canEdit ? value : { failure: { kind: 'forbidden' } };
	};
	return {
		decorative,
		failNext: ( method, failure ) =>
			void failures.set( method, [ ...( failures.get( method ) ?? [] ), failure ] ),
		list: ( { kind, count, position }, signal ) =>
			answer( 'list', signal, () => {
				const found = library
					.all()
					.filter( ( item ) => belongsTo( QUERY, item, monthOf ) && item.alt === '' )
					.filter( ( { id } ) => decorative.has( id ) === ( kind === 'decorative' ) )
					.sort( ( one, other ) => compareRows( QUERY, one, other ) ?? 0 );
				return {
					rows: found
						.slice( position, position + count )
						.map( ( item ) => rowOf( item ) ),
					total: found.length,
				};
			} ),
		setDecorative: ( id, isDecorative, signal ) =>
			answer( 'setDecorative', signal, () => {
				const result = editable( id, { decorative: isDecorative } );
				if ( ! ( 'failure' in result ) ) {
					decorative[ isDecorative ? 'add' : 'delete' ]( id );
				}
				return result;
			} ),
		suggest: ( id, signal ) =>
			answer( 'suggest', signal, () => editable( id, { text: suggestions[ id ] ?? '' } ) ),
	};
}
