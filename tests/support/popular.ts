import { php, phpValue } from './site';

const NAMESPACE = 'Pagewright\\Popular';

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
	return php( `
		global $wpdb;
		Pagewright\\Views\\Tables::create();
		Pagewright\\Views\\Tables::clear();
		$ids = array();
		foreach ( ${ phpValue( posts ) } as $name => $post ) {
			$at  = time() - ( $post['hours'] ?? 2400 ) * HOUR_IN_SECONDS;
			$ids[ $name ] = wp_insert_post( wp_slash( array(
				'post_title'    => $post['title'] ?? ucfirst( $name ),
				'post_name'     => 'popular-' . $name,
				'post_content'  => $post['content'] ?? 'Text of ' . $name . '.',
				'post_excerpt'  => $post['excerpt'] ?? '',
				'post_type'     => $post['type'] ?? 'post',
				'post_status'   => $post['status'] ?? 'publish',
				'post_password' => $post['password'] ?? '',
				'post_author'   => $post['author'] ?? 1,
				'post_date_gmt' => gmdate( 'Y-m-d H:i:s', $at ),
				'post_date'     => get_date_from_gmt( gmdate( 'Y-m-d H:i:s', $at ) ),
			) ) );
			foreach ( $post['terms'] ?? array() as $taxonomy => $slugs ) {
				$of_post = array_map( static fn ( $slug ) => (int) ( term_exists( $slug, $taxonomy ) ?: wp_insert_term( $slug, $taxonomy ) )['term_id'], $slugs );
				wp_set_object_terms( $ids[ $name ], $of_post, $taxonomy );
			}
			foreach ( $post['views'] ?? array() as $hours => $views ) {
				$hour = Pagewright\\Views\\Clock::hour( time() - $hours * HOUR_IN_SECONDS );
				$wpdb->query( $wpdb->prepare( 'INSERT INTO ' . Pagewright\\Views\\Tables::name( 'hours' ) . ' (hour, post_id, views) VALUES (%d, %d, %d)', $hour, $ids[ $name ], $views ) );
			}
			foreach ( $post['comments'] ?? array() as $hours ) {
				$at = gmdate( 'Y-m-d H:i:s', time() - $hours * HOUR_IN_SECONDS );
				wp_insert_comment( array( 'comment_post_ID' => $ids[ $name ], 'comment_content' => 'Yes', 'comment_approved' => 1, 'comment_date_gmt' => $at, 'comment_date' => get_date_from_gmt( $at ) ) );
			}
		}
		Pagewright\\Views\\Folding::run();
		return $ids;
	` );
}

/** Deletes posts, views and lists, and the decision about counting. */
export const removePopular = ( ids: Record< string, number > ) =>
	php( `
		foreach ( ${ phpValue( Object.values( ids ) ) } as $id ) { wp_delete_post( $id, true ); }
		Pagewright\\Views\\Tables::drop();
		delete_option( Pagewright\\Views\\Settings::OPTION );
		Pagewright\\Popular\\ListCache::clear();
	` );
