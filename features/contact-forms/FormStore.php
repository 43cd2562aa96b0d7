<?php
/**
 * Stores contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Configuration\Configuration;
use Pagewright\Features\ContactForms\Tags\Types;

/** Reads and writes forms as posts with post meta, in the format of Contact Form 7. */
final class FormStore {
	private const STATUS = 'publish';

	private const TRASH = 'trash';

	/** Registers the post type: not public, without screens of its own. */
	public static function register(): void {
		if ( ! post_type_exists( Form::POST_TYPE ) ) {
			register_post_type(
				Form::POST_TYPE,
				array(
					'labels'          => array(
						'name'          => __( 'Contact forms', 'pagewright' ),
						'singular_name' => __( 'Contact form', 'pagewright' ),
					),
					'public'          => false,
					'rewrite'         => false,
					'query_var'       => false,
					'capability_type' => 'page',
					'capabilities'    => Rights::of_posts(),
				)
			);
		}
	}

	public static function find( int $id ): ?Form {
		$form = self::find_anywhere( $id );
		return null === $form || self::is_trashed( $form ) ? null : $form;
	}

	/** Returns a form, including one in the trash. */
	public static function find_anywhere( int $id ): ?Form {
		$post = 0 < $id ? get_post( $id ) : null;
		return $post instanceof \WP_Post && Form::POST_TYPE === $post->post_type ? self::form( $post ) : null;
	}

	/** Returns a form that visitors may send, whether an editor wrote it or a widget defines it. */
	public static function any( int $id ): ?Form {
		return ( Hooks::is_original_here() ? null : self::find( $id ) ) ?? Widget\Store::find( $id );
	}

	/** @param string $hash Start of the hash, at least 7 characters. */
	public static function by_hash( string $hash ): ?Form {
		$hash = strtolower( trim( $hash ) );
		return 1 === preg_match( '/^[0-9a-f]{7,64}$/D', $hash ) ? self::first_with( '_hash', $hash, true ) : null;
	}

	public static function by_title( string $title ): ?Form {
		$title = trim( $title );
		return '' === $title ? null : self::all( array( 'title' => $title, 'posts_per_page' => 1 ) )[0] ?? null;
	}

	/** Returns a form by its number in shortcodes of very old versions. */
	public static function by_old_id( int $id ): ?Form {
		return 0 < $id ? self::first_with( '_old_cf7_unit_id', (string) $id, false ) : null;
	}

	/**
	 * @param array<string, mixed> $args As for WP_Query: posts_per_page, offset, order, orderby, s, post_status
	 *    (`trash`; all others by default). @return list<Form>
	 */
	public static function all( array $args = array() ): array {
		self::register();
		$posts = ( new \WP_Query() )->query( self::query( $args ) );
		return array_values(
			array_map(
				self::form( ... ),
				array_filter( $posts, static fn ( mixed $post ): bool => $post instanceof \WP_Post )
			)
		);
	}

	/** @param array<string, mixed> $args */
	public static function count( array $args = array() ): int {
		self::register();
		$query = new \WP_Query(
			array( 'fields' => 'ids', 'posts_per_page' => 1, 'no_found_rows' => false ) + self::query( $args )
		);
		return $query->found_posts;
	}

	/** Returns an unsaved form with a name, an email address, a subject and a message. */
	public static function blank( string $locale = '' ): Form {
		$switched = '' !== $locale && determine_locale() !== $locale && switch_to_locale( $locale );
		$form     = new Form(
			0,
			__( 'Contact form', 'pagewright' ),
			'',
			'',
			'' === $locale ? determine_locale() : $locale,
			Template::properties()
		);
		if ( $switched ) {
			restore_previous_locale();
		}
		return $form;
	}

	/**
	 * Saves a form. A new form gets an ID and a hash.
	 *
	 * @throws \RuntimeException When the database returns an error.
	 */
	public static function save( Form $form ): Form {
		self::register();
		$post = array(
			'ID'           => $form->id,
			'post_type'    => Form::POST_TYPE,
			'post_status'  => self::STATUS,
			'post_title'   => $form->title,
			'post_content' => self::searchable( $form->properties ),
		);
		$id   = 0 === $form->id
			? wp_insert_post( wp_slash( array_diff_key( $post, array( 'ID' => 0 ) ) ), true )
			: wp_update_post( wp_slash( $post ), true );
		if ( is_wp_error( $id ) || 0 === $id ) {
			throw new \RuntimeException(
				'A form was not saved: ' . ( is_wp_error( $id ) ? esc_html( $id->get_error_message() ) : 'no id' )
			);
		}
		self::save_meta( $id, $form );
		$saved = self::find( $id ) ?? $form;
		Configuration::store( $saved );
		if ( 0 === $form->id ) {
			/** Fires after a form was saved for the first time. @param Form $form */
			do_action( 'pagewright/forms/created', $saved );
		} else {
			/** Fires after an existing form was saved. @param Form $form */
			do_action( 'pagewright/forms/updated', $saved );
		}
		/** Fires after a form was saved, new or existing. @param Form $form */
		do_action( 'pagewright/forms/saved', $saved );
		return $saved;
	}

	/**
	 * Moves a form to the trash. Pages no longer find it. WordPress empties the trash after `EMPTY_TRASH_DAYS`; if that
	 * is 0, the form is deleted.
	 */
	public static function trash( Form $form ): bool {
		self::register();
		return 0 !== $form->id && ( self::is_trashed( $form ) || (bool) wp_trash_post( $form->id ) );
	}

	/** Restores a form from the trash. */
	public static function restore( Form $form ): bool {
		self::register();
		if ( ! self::is_trashed( $form ) ) {
			return 0 !== $form->id;
		}
		$status = static fn (): string => self::STATUS;
		add_filter( 'wp_untrash_post_status', $status );
		try {
			return (bool) wp_untrash_post( $form->id );
		} finally {
			remove_filter( 'wp_untrash_post_status', $status );
		}
	}

	public static function is_trashed( Form $form ): bool {
		return self::TRASH === get_post_status( $form->id );
	}

	/** Deletes a form permanently, without the trash. */
	public static function delete( Form $form ): bool {
		return 0 !== $form->id && (bool) wp_delete_post( $form->id, true );
	}

	private static function form( \WP_Post $post ): Form {
		// From here on, add-ons may register their tags.
		Types::open();
		$stored = array();
		foreach ( Form::PROPERTIES as $name ) {
			$key             = metadata_exists( 'post', $post->ID, '_' . $name ) ? '_' . $name : $name;
			$stored[ $name ] = get_post_meta( $post->ID, $key, true );
		}
		$locale = get_post_meta( $post->ID, '_locale', true );
		$form   = new Form(
			$post->ID,
			$post->post_title,
			$post->post_name,
			(string) get_post_meta( $post->ID, '_hash', true ),
			is_string( $locale ) && '' !== $locale ? $locale : get_locale(),
			Template::whole( $stored )
		);
		/**
		 * Filters the properties of a form that was read.
		 *
		 * @example add_filter( 'pagewright/forms/form-properties', fn ( $properties, $form ) => $properties + array( 'points' => get_post_meta( $form->id, '_points', true ) ), 10, 2 );
		 * @param array<string, mixed> $properties
		 * @param Form                 $form
		 */
		return $form->with(
			array(
				'properties' => (array) apply_filters( 'pagewright/forms/form-properties', $form->properties, $form ),
			)
		);
	}

	private static function save_meta( int $id, Form $form ): void {
		foreach ( $form->properties as $name => $value ) {
			// Add-ons store their own properties in this action. Properties that older versions left out are not added.
			if ( in_array( $name, Form::PROPERTIES, true ) && ! self::is_stored( $id, $name, $value ) ) {
				update_post_meta( $id, '_' . $name, wp_slash( self::normal( $value ) ) );
			}
		}
		update_post_meta( $id, '_locale', $form->locale );
		if ( '' === (string) get_post_meta( $id, '_hash', true ) ) {
			update_post_meta(
				$id,
				'_hash',
				hash( 'sha256', implode( '|', array( wp_generate_uuid4(), $id, wp_salt() ) ) )
			);
		}
	}

	private static function is_stored( int $id, string $name, mixed $value ): bool {
		$stored = metadata_exists( 'post', $id, '_' . $name ) ? get_post_meta( $id, '_' . $name, true ) : null;
		return null !== $stored && Template::whole( array( $name => $stored ) )[ $name ] === $value;
	}

	/** Normalizes line ends, as text fields send them, to newlines. */
	private static function normal( mixed $value ): mixed {
		return is_array( $value )
			? array_map( self::normal( ... ), $value )
			: ( is_string( $value ) ? str_replace( array( "\r\n", "\r" ), "\n", $value ) : $value );
	}

	/** Returns all texts, so that the search of WordPress finds them. @param array<string, mixed> $properties */
	private static function searchable( array $properties ): string {
		$texts = array();
		array_walk_recursive(
			$properties,
			static function ( mixed $value ) use ( &$texts ): void {
				if ( is_string( $value ) && '' !== trim( $value ) ) {
					$texts[] = trim( $value );
				}
			}
		);
		return implode( "\n", $texts );
	}

	private static function first_with( string $key, string $value, bool $is_beginning ): ?Form {
		global $wpdb;
		$like = $wpdb->esc_like( $value ) . ( $is_beginning ? '%' : '' );
		$id   = $wpdb->get_var(
			$wpdb->prepare(
				"SELECT p.ID FROM $wpdb->posts p INNER JOIN $wpdb->postmeta m ON m.post_id = p.ID WHERE p.post_type = %s AND p.post_status = %s AND m.meta_key = %s AND m.meta_value LIKE %s ORDER BY p.ID LIMIT 1",
				Form::POST_TYPE,
				self::STATUS,
				$key,
				$like
			)
		);
		return null === $id ? null : self::find( (int) $id );
	}

	/** @param array<string, mixed> $args @return array<string, mixed> */
	private static function query( array $args ): array {
		return $args + array(
			'post_type'              => Form::POST_TYPE,
			'post_status'            => 'any',
			'posts_per_page'         => -1,
			'offset'                 => 0,
			'orderby'                => 'ID',
			'order'                  => 'ASC',
			'no_found_rows'          => true,
			'suppress_filters'       => false,
			'update_post_term_cache' => false,
		);
	}
}
