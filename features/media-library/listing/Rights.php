<?php
/**
 * Rights of the user.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Knows what the user may do with attachments. WordPress checks capabilities once for all attachments with the same
 * author and status, on which its answer depends; a page of a list would otherwise need 160 checks. If other code
 * filters capabilities, each attachment is checked.
 */
final class Rights {
	/** Filters of capabilities. */
	private const FILTERS = array( 'map_meta_cap', 'user_has_cap' );

	/** Callbacks of WordPress. They do not depend on the attachment. */
	private const CALLBACKS = array(
		'wp_maybe_grant_install_languages_cap',
		'wp_maybe_grant_resume_extensions_caps',
		'wp_maybe_grant_site_health_caps',
	);

	/** Options with pages, for which WordPress has rules of its own. */
	private const PAGES = array( 'wp_page_for_privacy_policy', 'page_on_front', 'page_for_posts' );

	private const MAY_EDIT = 1;

	private const MAY_DELETE = 2;

	/** @var array<string, int> Author and status => sum. */
	private array $known = array();

	/** @var ?list<int> Attachments that are always checked; null for all. */
	private readonly ?array $exceptions;

	public function __construct() {
		$number           = static fn ( mixed $value ): int => is_numeric( $value ) ? (int) $value : 0;
		$this->exceptions = array() === array_filter( self::FILTERS, self::is_changed( ... ) )
			? array_map( $number, array_map( 'get_option', self::PAGES ) )
			: null;
	}

	/** Returns the sum of 1 (edit) and 2 (delete). */
	public static function sum( bool $may_edit, bool $may_delete ): int {
		return ( $may_edit ? self::MAY_EDIT : 0 ) + ( $may_delete ? self::MAY_DELETE : 0 );
	}

	/** Returns what the user may do, see sum(). */
	public function of( \WP_Post $post ): int {
		// In the trash, the answer depends on the earlier status.
		return null === $this->exceptions
			|| 'trash' === $post->post_status
			|| in_array( $post->ID, $this->exceptions, true )
				? self::checked( $post )
				: $this->known[ "$post->post_author $post->post_status" ] ??= self::checked( $post );
	}

	private static function checked( \WP_Post $post ): int {
		return self::sum(
			current_user_can( 'edit_post', $post->ID ),
			current_user_can( 'delete_post', $post->ID )
		);
	}

	/** Returns whether code other than WordPress and this plugin uses a filter. */
	private static function is_changed( string $filter ): bool {
		$hook      = $GLOBALS['wp_filter'][ $filter ] ?? null;
		$callbacks = $hook instanceof \WP_Hook ? array_merge( ...array_values( $hook->callbacks ) ) : array();
		foreach ( array_column( $callbacks, 'function' ) as $callback ) {
			$class = is_array( $callback ) && is_string( $callback[0] ) ? $callback[0] : '';
			if ( ! str_starts_with( $class, 'Pagewright\\' ) && ! in_array( $callback, self::CALLBACKS, true ) ) {
				return true;
			}
		}
		return false;
	}
}
