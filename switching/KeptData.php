<?php
/**
 * Data of plugins that are deleted.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what this plugin reads or can import while the plugin that made it is deleted. WordPress runs the uninstaller of that plugin; the statements with
 * which it would delete the data are not sent to the database. Nothing is moved, so that there is nothing to put back.
 */
final class KeptData {
	/** Folder of a plugin => its data. Tables and options by name, the tables without the prefix of the site; types of posts with the terms of their taxonomies. */
	private const OF = array(
		'wordpress-popular-posts'           => array(
			'tables'  => array( 'popularpostsdata', 'popularpostssummary' ),
			'options' => array( 'wpp_settings_config' ),
		),
		// Its uninstaller deletes nothing where we answer to its name. This is for sites on which we do not.
		'contact-form-7'                    => array(
			'options'    => array( 'wpcf7' ),
			'post_types' => array( 'wpcf7_contact_form' ),
		),
		'ultimate-faqs'                     => array( 'post_types' => array( 'ufaq' ) ),
		'sp-faq'                            => array( 'post_types' => array( 'sp_faq' ) ),
		'quick-and-easy-faqs'               => array( 'post_types' => array( 'faq' ) ),
		'arconix-faq'                       => array( 'post_types' => array( 'faq' ) ),
		'easy-faqs'                         => array( 'post_types' => array( 'faq' ) ),
		'q-and-a'                           => array( 'post_types' => array( 'qa_faqs' ) ),
		'html5-responsive-faq'              => array( 'post_types' => array( 'hrf_faq' ) ),
		'helpie-faq'                        => array( 'post_types' => array( 'helpie_faq' ) ),
		'bwl-advanced-faq-manager'          => array( 'post_types' => array( 'bwl_advanced_faq' ) ),
	);

	/** Tables of WordPress that hold posts and their terms, without the prefix of the site. */
	private const CONTENT = array( 'posts', 'postmeta', 'terms', 'termmeta', 'term_taxonomy', 'term_relationships' );

	/** @var array{tables?: list<string>, options?: list<string>, post_types?: list<string>} Data of the plugin whose uninstaller runs. */
	private static array $kept = array();

	/** @var array<int, true> Sites whose caches no longer know an option that is kept. */
	private static array $sites = array();

	/** The uninstaller of a plugin begins. @param string $plugin Its file below the folder of plugins. */
	public static function begin( string $plugin ): void {
		self::$kept = self::OF[ dirname( $plugin ) ] ?? array();
		remove_filter( 'query', array( self::class, 'pass' ), PHP_INT_MAX );
		remove_filter( 'pre_delete_post', array( self::class, 'keep_post' ), PHP_INT_MAX );
		if ( array() !== self::$kept ) {
			add_filter( 'query', array( self::class, 'pass' ), PHP_INT_MAX );
			add_filter( 'pre_delete_post', array( self::class, 'keep_post' ), PHP_INT_MAX, 2 );
			add_action( 'delete_plugin', array( self::class, 'end' ) );
			// WP-CLI deletes the files itself.
			add_action( 'shutdown', array( self::class, 'end' ) );
		}
	}

	/** The uninstaller has run. */
	public static function end(): void {
		self::begin( '' );
		foreach ( array_keys( self::$sites ) as $site ) {
			is_multisite() && switch_to_blog( $site );
			wp_cache_delete_multiple( array( 'alloptions', 'notoptions' ), 'options' );
			is_multisite() && restore_current_blog();
		}
		self::$sites = array();
	}

	/**
	 * @param mixed $sql A statement.
	 * @return mixed The same; '', which is not sent, where it would delete what is kept.
	 */
	public static function pass( mixed $sql = null ): mixed {
		if ( ! is_string( $sql ) || 1 !== preg_match( '/^\s*(DROP\s+TABLE|TRUNCATE|DELETE)\b/i', $sql, $verb ) ) {
			return $sql;
		}
		foreach ( self::$kept['tables'] ?? array() as $table ) {
			if ( 1 === preg_match( "/\b\w*{$table}\b/i", $sql ) ) {
				return '';
			}
		}
		if ( 'DELETE' !== strtoupper( $verb[1] ) ) {
			return $sql;
		}
		foreach ( self::$kept['options'] ?? array() as $option ) {
			if ( 1 === preg_match( '/\bFROM\s+`?\w*options\b/i', $sql ) && str_contains( $sql, "'$option'" ) ) {
				self::$sites[ get_current_blog_id() ] = true;
				return '';
			}
		}
		return isset( self::$kept['post_types'] ) && 1 === preg_match( '/\bFROM\s+`?\w*(' . implode( '|', self::CONTENT ) . ')\b/i', $sql ) ? '' : $sql;
	}

	/**
	 * @param mixed $answer What others said: anything but null keeps the post.
	 * @param mixed $post   Post.
	 */
	public static function keep_post( mixed $answer = null, mixed $post = null ): mixed {
		return $post instanceof \WP_Post && in_array( $post->post_type, self::$kept['post_types'] ?? array(), true ) ? false : $answer;
	}
}
