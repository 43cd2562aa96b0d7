<?php
/**
 * Callbacks of the media library.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\ClassicScripts\Postponed;
use Pagewright\Features\MediaLibrary\Colors\Colors;
use Pagewright\Features\MediaLibrary\Editing\FocalPoint;
use Pagewright\Features\MediaLibrary\Folders\Taxonomy;
use Pagewright\Features\MediaLibrary\Hashes\Hashes;
use Pagewright\Features\MediaLibrary\Index\Builder;
use Pagewright\Features\MediaLibrary\Index\Index;
use Pagewright\Features\MediaLibrary\Index\Source;
use Pagewright\Features\MediaLibrary\Index\Table;
use Pagewright\Features\MediaLibrary\Listing\Totals;
use Pagewright\Features\MediaLibrary\Replace\Expiry;
use Pagewright\Features\MediaLibrary\Replace\OldFiles;
use Pagewright\Features\MediaLibrary\Texts\AlternativeText;
use Pagewright\Features\MediaLibrary\Uploads\Announcement;
use Pagewright\Features\MediaLibrary\Uploads\Sweep;

/** The hooks are in hooks.json, so this file loads only when one of them fires. */
final class Hooks {
	/** Cron event that continues a pass over the attachments. */
	public const BUILD = 'pagewright_media_index_build';

	/** Cron event that compares the table with the attachments once a day. */
	public const CHECK = 'pagewright_media_index_check';

	/** Cron event that deletes unfinished uploads. */
	public const SWEEP = 'pagewright_media_uploads_sweep';

	/** Cron event that deletes old versions of replaced files. */
	public const EXPIRE = 'pagewright_media_replaced_expire';

	/** Start of the names of all post meta that rows depend on. Other meta load no class. */
	private const META = '_wp_atta';

	/** Callback of admin_init, where other code uses the terms. */
	public static function register_folders(): void {
		Taxonomy::register();
		FocalPoint::register();
		AlternativeText::register();
	}

	/** Callback of rest_api_init. */
	public static function register_meta(): void {
		FocalPoint::register();
		AlternativeText::register();
	}

	/** Callback of delete_attachment: WordPress deletes the terms, and the files except the old version. */
	public static function deleting( mixed $id = null ): void {
		Taxonomy::register();
		if ( self::number( $id ) > 0 ) {
			OldFiles::forget( self::number( $id ) );
		}
	}

	/** Callback of set_object_terms: lists of folders changed. */
	public static function terms_set(
		mixed $id = null,
		mixed $terms = null,
		mixed $ids = null,
		mixed $taxonomy = null
	): void {
		if ( Taxonomy::NAME === $taxonomy ) {
			Totals::forget();
		}
	}

	/** Callback of deleted_term_relationships: lists of folders changed. */
	public static function terms_removed( mixed $id = null, mixed $ids = null, mixed $taxonomy = null ): void {
		if ( Taxonomy::NAME === $taxonomy ) {
			Totals::forget();
		}
	}

	/** Callback of add_attachment, edit_attachment and others with the ID of an attachment. */
	public static function saved( mixed $id = null ): void {
		self::update( $id );
	}

	/** Callback of added_post_meta, updated_post_meta and deleted_post_meta. */
	public static function meta_changed( mixed $meta = null, mixed $id = null, mixed $key = null ): void {
		if ( is_string( $key ) && str_starts_with( $key, self::META ) && in_array( $key, Source::META, true ) ) {
			self::update( $id );
		}
	}

	/** Callback of the filter big_image_size_threshold, before the sizes of an image are made. */
	public static function threshold(
		mixed $pixels = null,
		mixed $size = null,
		mixed $file = null,
		mixed $id = null
	): mixed {
		Announcement::send( self::number( $id ) );
		return $pixels;
	}

	/** Callback of the filter wp_generate_attachment_metadata: after an upload, or when sizes are made again. */
	public static function sizes_made( mixed $data = null, mixed $id = null ): mixed {
		if ( is_array( $data ) && self::number( $id ) > 0 ) {
			Colors::update( self::number( $id ), $data );
			Hashes::update( self::number( $id ) );
		}
		return $data;
	}

	/** Callback of the filter wp_update_attachment_metadata: an image may have been edited. */
	public static function data_updated( mixed $data = null, mixed $id = null ): mixed {
		if ( is_array( $data ) && self::number( $id ) > 0 ) {
			Colors::update_edited( self::number( $id ), $data );
		}
		return $data;
	}

	/** Callback of wp_media_attach_action. */
	public static function attached( mixed $action = null, mixed $id = null ): void {
		self::update( $id );
	}

	/** Callback of deleted_post: the row of an attachment goes, and files of a post get its parent. */
	public static function post_deleted( mixed $id = null, mixed $post = null ): void {
		if ( ! $post instanceof \WP_Post || ! Table::exists() ) {
			return;
		}
		if ( 'attachment' === $post->post_type ) {
			self::update( $id );
		} elseif ( 'revision' !== $post->post_type ) {
			Index::replace_number( 'post_parent', self::number( $id ), (int) $post->post_parent );
		}
	}

	/** Callback of deleted_user: the files of the user may belong to another one now. */
	public static function user_deleted( mixed $id = null, mixed $heir = null ): void {
		if ( self::number( $id ) > 0 && self::number( $heir ) > 0 && Table::exists() ) {
			Index::replace_number( 'post_author', self::number( $id ), self::number( $heir ) );
		}
	}

	/** Callback of wp_enqueue_media. */
	public static function enqueue_dialog(): void {
		Dialog::enqueue();
		Postponed::start();
	}

	/** Callback of block_editor_settings_all. */
	public static function raise_editor_limit( mixed $settings = null ): mixed {
		return Dialog::raise_editor_limit( $settings );
	}

	/** Callback of load-upload.php. */
	public static function replace_screen(): void {
		Screen::start();
	}

	/** Callback of load-media-new.php. */
	public static function replace_upload_screen(): void {
		UploadScreen::start();
	}

	/** Callback of load-post.php. */
	public static function open_editor(): void {
		AttachmentScreen::start();
	}

	/** Callback of load-media-upload.php. */
	public static function replace_popup(): void {
		Popup::start();
	}

	/** Callback of admin_footer. */
	public static function improve_thickbox(): void {
		Thickbox::improve();
	}

	/** Callback of wp_ajax_pagewright_media. */
	public static function respond(): void {
		Ajax::respond();
	}

	/** Callback of the cron event of a running pass. */
	public static function build(): void {
		Builder::run();
	}

	/** Callback of the daily cron event. */
	public static function check(): void {
		Builder::check();
		Expiry::by_cron();
	}

	/** Callback of the cron event of unfinished uploads. */
	public static function sweep(): void {
		Sweep::by_cron();
	}

	/** Callback of the cron event of old versions. */
	public static function expire(): void {
		Expiry::by_cron();
	}

	private static function update( mixed $id ): void {
		if ( self::number( $id ) > 0 && Table::exists() ) {
			Index::update( array( self::number( $id ) ) );
		}
	}

	private static function number( mixed $id ): int {
		return is_int( $id ) || ( is_string( $id ) && ctype_digit( $id ) ) ? (int) $id : 0;
	}
}
