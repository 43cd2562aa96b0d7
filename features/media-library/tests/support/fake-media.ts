import type { CoreMedia, CoreModel, CoreSelection } from '../../browser/classic/core';
import type { ModelSource } from '../../browser/classic/load-models';
import type { Failure } from '../../model/failure';

/** A selection and attachments of WordPress's library in memory, with its events. */
export function createFakeMedia( onServer: readonly number[] ) {
	const known = new Map< number, CoreModel >();
	const requests: number[][] = [];
	const deleted: number[] = [];
	const modelOf = ( id: number ): CoreModel => {
		const values: Record< string, unknown > = { id };
		const model: CoreModel = known.get( id ) ?? {
			id,
			cid: `c${ id }`,
			get: ( key ) => values[ key ],
			set: ( more ) => Object.assign( values, more ),
			toJSON: () => values,
			parse: ( response ) => ( { ...response } ),
			trigger: () => {},
			on: () => {},
			off: () => {},
		};
		known.set( id, model );
		return model;
	};
	const network: { failure: Failure | null } = { failure: null };
	const source: ModelSource = {
		media: { model: { Attachment: { get: modelOf } } } as unknown as CoreMedia,
		port: {
			attachments: async ( ids ) => {
				requests.push( [ ...ids ] );
				const { failure } = network;
				return failure
					? { ok: false, failure }
					: {
							ok: true,
							value: ids
								.filter(
									( id ) => onServer.includes( id ) && ! deleted.includes( id )
								)
								.map( ( id ) => ( { id, url: `/${ id }.png`, nonces: {} } ) ),
						};
			},
		},
	};
	return {
		source,
		network,
		modelOf,
		requests,
		deleteOne: ( id: number ) => void deleted.push( id ),
		selection: createFakeSelection(),
	};
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
