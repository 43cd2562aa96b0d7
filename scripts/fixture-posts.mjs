// Posts that are equal on every site, for fixtures of widgets that list posts. PHP code for
// rendering the fixtures.

const HARBOR =
	'<p>Before the first boat leaves, the harbor belongs to the gulls. Anna walks along the pier, counts the lamps and writes down who is out. By seven the ice is on board, the radio is on, and nobody has time to talk any more.</p>';
const NESTED =
	'<p>What else there is to read:</p><!-- wp:sowb/siteorigin-widget-blog-widget {"widgetClass":"SiteOrigin_Widget_Blog_Widget","anchor":"inner","widgetData":{"posts":{"posts_per_page":2}}} /--><!-- wp:sowb/siteorigin-widget-recent-posts-widget {"widgetClass":"SiteOrigin_Widget_Recent_Posts_Widget","widgetData":{"recent_settings":{"featured_image":false},"recent_query":{"posts_per_page":1}}} /-->';

/** Short name => post; `photo` adds the demo image; `views` are of today. Latest first. */
const POSTS = {
	harbor: {
		views: 1530,
		post_title: 'The harbor at dawn',
		post_date: '2024-05-06 08:30:00',
		post_content: HARBOR,
		author: 'anna',
		photo: true,
		comments: 2,
		terms: { category: [ 'Fixture News' ], post_tag: [ 'Fixture Morning', 'Fixture Boats' ] },
	},
	ropes: {
		views: 320,
		post_title: 'Ropes &amp; knots',
		post_date: '2024-04-01 12:00:00',
		post_content: '<p>Seven knots are enough.</p><!--more--><p>The rest is practice.</p>',
		post_excerpt: 'Written by hand: seven knots, and where each of them holds.',
		author: 'ben',
		terms: { category: [ 'Fixture News', 'Fixture Lessons' ] },
	},
	locked: {
		views: 250,
		post_title: 'For members',
		post_date: '2024-03-01 12:00:00',
		post_content: '<p>The secret of the locked post.</p>',
		post_excerpt: 'The secret excerpt.',
		post_password: 'gulls',
		author: 'ben',
		photo: true,
		terms: { category: [ 'Fixture Lessons' ] },
	},
	untitled: {
		views: 12,
		post_title: '',
		post_date: '2024-02-01 12:00:00',
		post_content: '<p>A note without a title.</p>',
		author: 'anna',
		terms: { category: [ 'Fixture Lessons' ] },
	},
	nested: {
		views: 1,
		post_title: 'A post with lists in it and a title long enough for two lines',
		post_date: '2024-01-01 12:00:00',
		post_content: NESTED,
		author: 'anna',
		photo: true,
		terms: { category: [ 'Fixture News' ] },
	},
	private: {
		views: 99,
		post_title: 'Never to be seen',
		post_date: '2024-06-01 12:00:00',
		post_content: '<p>Private.</p>',
		post_status: 'private',
		author: 'anna',
		terms: { category: [ 'Fixture News' ] },
	},
};

const USERS = {
	anna: {
		display_name: 'Anna Berg',
		user_email: 'anna@example.org',
		user_url: 'https://example.org/anna',
		description:
			'Anna keeps the harbor log. <a href="https://example.org/log">Read the log</a> & come by.',
	},
	ben: { display_name: 'Ben <em>Okafor</em>', user_email: 'ben@example.org' },
};

const data = Buffer.from( JSON.stringify( { posts: POSTS, users: USERS } ) ).toString( 'base64' );

/**
 * Deletes the posts, including those of an interrupted run. `tests/fixture-posts.php` of a feature returns
 * functions that make and remove its own data for them.
 */
export const REMOVE_POSTS = `
	require_once ABSPATH . 'wp-admin/includes/user.php';
	foreach ( get_posts( array( 'post_type' => 'post', 'post_status' => 'any', 'meta_key' => '_fixture', 'posts_per_page' => -1, 'fields' => 'ids' ) ) as $id ) {
		wp_delete_post( $id, true );
	}
	foreach ( array( 'anna', 'ben' ) as $login ) {
		$user = get_user_by( 'login', 'fixture-' . $login );
		$user && wp_delete_user( $user->ID );
	}
	$parts = array_map( static fn ( $file ) => require $file, (array) glob( WP_PLUGIN_DIR . '/pagewright/features/*/tests/fixture-posts.php' ) );
	foreach ( $parts as $part ) {
		$part['remove']();
	}
	foreach ( get_terms( array( 'taxonomy' => array( 'category', 'post_tag' ), 'hide_empty' => false, 'name__like' => 'Fixture ' ) ) as $term ) {
		wp_delete_term( $term->term_id, $term->taxonomy );
	}
`;

/** Creates the posts and hides all others from queries. */
export const MAKE_POSTS = `
	${ REMOVE_POSTS }
	$world   = json_decode( base64_decode( '${ data }' ), true );
	$authors = array();
	$posts   = array();
	foreach ( $world['users'] as $login => $user ) {
		$authors[ $login ] = wp_insert_user( array( 'user_login' => 'fixture-' . $login, 'user_nicename' => 'fixture-' . $login, 'user_pass' => wp_generate_password(), 'role' => 'author' ) + $user );
	}
	foreach ( $world['posts'] as $name => $post ) {
		$terms = array();
		foreach ( $post['terms'] as $taxonomy => $labels ) {
			foreach ( $labels as $label ) {
				$terms[ $taxonomy ][] = (int) ( term_exists( $label, $taxonomy ) ?: wp_insert_term( $label, $taxonomy ) )['term_id'];
			}
		}
		$posts[ $name ] = wp_insert_post( wp_slash( array( 'post_name' => 'fixture-' . $name, 'post_author' => $authors[ $post['author'] ], 'meta_input' => array( '_fixture' => 1 ) + ( empty( $post['photo'] ) ? array() : array( '_thumbnail_id' => $photo ) ) ) + array_diff_key( $post, array_flip( array( 'terms', 'author', 'photo', 'comments', 'views' ) ) ) + array( 'post_status' => 'publish' ) ) );
		foreach ( $terms as $taxonomy => $of_post ) {
			wp_set_object_terms( $posts[ $name ], $of_post, $taxonomy );
		}
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'comment_count' => $post['comments'] ?? 0 ), array( 'ID' => $posts[ $name ] ) );
		clean_post_cache( $posts[ $name ] );
	}
	foreach ( $parts as $part ) {
		$part['make']( $posts, $world['posts'] );
	}
	$named = array();
	foreach ( get_terms( array( 'taxonomy' => array( 'category', 'post_tag' ), 'hide_empty' => false, 'name__like' => 'Fixture ' ) ) as $term ) {
		$named[ "/\\\\b({$term->taxonomy}-){$term->term_id}\\\\b/" ] = '$1@' . $term->slug;
	}
	foreach ( $posts as $name => $id ) {
		$named[ "/(\\\\b(?:post|more)-|[?&;]p=)$id\\\\b/" ] = '$1@' . $name;
	}
	add_filter( 'pre_option_show_avatars', static fn () => '1' );
	add_filter(
		'siteorigin_widgets_posts_selector_query',
		static function ( $args ) use ( $posts ) {
			$args['post__in'] = empty( $args['post__in'] ) ? array_values( array_diff( $posts, $args['post__not_in'] ?? array() ) ) : $args['post__in'];
			return $args;
		},
		PHP_INT_MAX
	);
`;

/** The page that contains a fixture: one of the posts, or none. */
export const STAND_ON_POST = `
	$GLOBALS['wp_query'] = new WP_Query( '' === $fixture['post'] ? array() : array( 'p' => $posts[ $fixture['post'] ], 'post_type' => 'post' ) );
	$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
	// Outside of the loop, in which WordPress loads the first images of a page eagerly, and counts
	// them.
	$GLOBALS['post'] = '' === $fixture['post'] ? null : get_post( $posts[ $fixture['post'] ] );
`;

/** Replaces `post-12` with `post-@harbor`. */
export const NAME_POSTS = `
	$html = preg_replace( array_keys( $named ), array_values( $named ), $html );
`;
