import { php, phpValue, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/popular-posts/tests/support/popular.php' );

const NAMESPACE = 'Pagewright\\Features\\PopularPosts\\Lists';

/** Returns the options of a list in any format. */
export const optionsOf = ( options: unknown, from = 'of' ) =>
	php< Record< string, any > >(
		`return ${ NAMESPACE }\\ListOptions::${ from }( ${ phpValue( options ) } )->values();`
	);

export const keyOf = ( options: unknown, from = 'of' ) =>
	php< string >(
		`return ${ NAMESPACE }\\ListOptions::${ from }( ${ phpValue( options ) } )->key();`
	);

export interface TestPost {
	title?: string;
	content?: string;
	excerpt?: string;
	type?: string;
	status?: string;
	password?: string;
	author?: number;
	/** Hours since its publication. */
	hours?: number;
	/** Views by hours ago: `{ 0: 5 }` in the current hour. */
	views?: Record< number, number >;
	/** Comments by hours ago. */
	comments?: number[];
	terms?: Record< string, string[] >;
}

/**
 * Creates posts with views and comments, and returns their IDs by name. No other post has views
 * then.
 */
export async function makePopular(
	posts: Record< string, TestPost >
): Promise< Record< string, number > > {
	return call( 'make_popular', posts );
}

/** Deletes posts, views and lists, and the decision about counting. */
export const removePopular = ( ids: Record< string, number > ) =>
	call( 'remove_popular', Object.values( ids ) );
