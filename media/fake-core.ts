import type { CoreFrame, CoreMedia } from './core';

export interface FakeMedia {
	/** Options of the latest frame. */
	options: Record< string, unknown >;
	/** IDs that were selected when the latest frame opened. */
	preselected: number[];
	/** Simulates a selection: as in WordPress, the dialog closes first. */
	select: ( ...ids: number[] ) => void;
	close: () => void;
	/** Removes the media library from the page. */
	remove: () => void;
}

/** In-memory media library for tests and the gallery. */
export function fakeMedia( files: Array< { id: number } & Record< string, unknown > > ): FakeMedia {
	const realm = globalThis as { wp?: { media?: CoreMedia; ajax?: object } };
	const listeners: Record< string, Array< () => void > > = {};
	const tell = ( event: string ) =>
		( listeners[ event ] ?? [] ).forEach( ( listener ) => listener() );
	let chosen: number[] = [];
	const attachment = ( id: number ) => {
		const facts = files.find( ( file ) => file.id === id );
		return {
			id,
			fetch: async () => facts,
			toJSON: () => facts ?? { id },
		};
	};
	const selection = {
		reset: ( models: unknown[] ) =>
			( chosen = fake.preselected =
				models.map( ( model ) => ( model as { id: number } ).id ) ),
		toJSON: () => chosen.map( ( id ) => attachment( id ).toJSON() ),
	};
	const open = ( options: Record< string, unknown > ): CoreFrame => {
		fake.options = options;
		Object.keys( listeners ).forEach( ( event ) => delete listeners[ event ] );
		return {
			on: ( event, listener ) => void ( listeners[ event ] ??= [] ).push( listener ),
			open: () => tell( 'open' ),
			state: () => ( { get: () => selection } ),
		};
	};
	const fake: FakeMedia = {
		options: {},
		preselected: [],
		select( ...ids ) {
			chosen = ids;
			tell( 'close' );
			tell( 'select' );
		},
		close: () => tell( 'close' ),
		remove: () => delete realm.wp?.media,
	};
	/** Responses of admin-ajax.php. */
	const post = async (
		action: string,
		data: { id?: number; query?: { post__in: number[] } }
	) => {
		const ids = data.query?.post__in ?? [ data.id ];
		const found = files.filter( ( { id } ) => ids.includes( id ) );
		if ( action === 'query-attachments' ) {
			return found;
		}
		return found[ 0 ] ?? Promise.reject( new Error( 'not found' ) );
	};
	realm.wp = {
		...realm.wp,
		media: Object.assign( open, { attachment } ) as CoreMedia,
		ajax: { post },
	};
	return fake;
}
