import type { CoreMedia, CoreModel, CoreSelection } from '../../browser/classic/core';

/** A selection and attachments of WordPress's library in memory, with its events. */
export function createFakeMedia( onServer: readonly number[] ) {
	const known = new Map< number, CoreModel >();
	const requests: number[][] = [];
	const receive = ( ids: readonly number[] ) =>
		ids
			.filter( ( id ) => onServer.includes( id ) )
			.forEach( ( id ) => modelOf( id ).set( { url: `/${ id }.png`, nonces: {} } ) );
	const modelOf = ( id: number ): CoreModel => {
		const values: Record< string, unknown > = { id };
		const model: CoreModel = known.get( id ) ?? {
			id,
			cid: `c${ id }`,
			get: ( key ) => values[ key ],
			set: ( more ) => Object.assign( values, more ),
			toJSON: () => values,
			fetch: async () => {
				requests.push( [ id ] );
				if ( ! onServer.includes( id ) ) {
					throw new Error( 'missing' );
				}
				receive( [ id ] );
			},
			trigger: () => {},
			on: () => {},
			off: () => {},
		};
		known.set( id, model );
		return model;
	};
	const media = {
		model: { Attachment: { get: modelOf } },
		query: ( { post__in: ids }: { post__in: number[] } ) => ( {
			more: async () => {
				requests.push( ids );
				receive( ids );
			},
		} ),
	} as unknown as CoreMedia;
	return { media, modelOf, requests, selection: createFakeSelection() };
}

function createFakeSelection(): CoreSelection {
	const listeners = new Map< unknown, () => void >();
	let single: CoreModel | undefined;
	const tell = () => listeners.forEach( ( listener ) => listener() );
	const selection: CoreSelection = {
		models: [],
		get length() {
			return this.models.length;
		},
		reset( models ) {
			selection.models = models;
			single = models[ 0 ];
			tell();
		},
		single( model ) {
			if ( model ) {
				single = model;
				tell();
			}
			return single;
		},
		on: ( _, listener, context ) => void listeners.set( context, listener ),
		off: ( _, __, context ) => void listeners.delete( context ),
	};
	return selection;
}
