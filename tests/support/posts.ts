import { php, phpValue, phpFile } from './site';

const { call } = phpFile( 'tests/support/posts.php' );

export type Args = Record< string, any >;

/** Posts by a short name; numeric dates are days before today. */
const POSTS: Record< string, object > = {
	boats: { post_title: 'Boats', days: 1, terms: { category: [ 'news' ], post_tag: [ 'blue' ] } },
	sails: {
		post_title: 'Anchors',
		days: 10,
		terms: { category: [ 'harbor' ], post_tag: [ 'blue' ] },
	},
	ropes: { post_title: 'Ropes', days: 100, terms: { category: [ 'news', 'harbor' ] } },
	old: { post_title: 'Zebra', post_date: '2020-02-29 23:30:00' },
	pinned: { post_title: 'Pinned', days: 200 },
	page: { post_title: 'A harbor page', post_type: 'page', days: 3 },
	draft: { post_title: 'Secret draft', post_status: 'draft', days: 1 },
	hidden: { post_title: 'Secret private', post_status: 'private', days: 1 },
	later: { post_title: 'Secret later', post_status: 'future', days: -5 },
	internal: { post_title: 'Secret internal', post_type: 'test_internal', days: 1 },
	file: { post_title: 'File', post_type: 'attachment', post_status: 'inherit', days: 1 },
};

/** IDs by short name, after they were created. */
export const ids: Record< string, number > = {};
const names: Record< number, string > = {};

/** Returns the names of the posts of a saved query in order, without those of the demo. */
export async function found( saved: unknown, here = '' ): Promise< string[] > {
	const list = await call< number[] >( 'query_ids', saved, ids[ here ] ?? 0 );
	return list.map( ( id ) => names[ id ] ).filter( ( name ) => name !== undefined );
}

export const args = ( saved: unknown, here = 0 ) =>
	php< Args >(
		`return Pagewright\\Fields\\Posts\\Query::args( ${ phpValue( saved ) }, ${ here } );`
	);

/** Creates them. */
export async function makePosts(): Promise< void > {
	Object.assign( ids, await call( 'make_posts', POSTS ) );
	Object.entries( ids ).forEach( ( [ name, id ] ) => ( names[ id ] = name ) );
}

/** Deletes them. */
export const removePosts = () =>
	php(
		`foreach ( ${ phpValue( Object.values( ids ) ) } as $id ) { unstick_post( $id ); wp_delete_post( $id, true ); }`
	);
