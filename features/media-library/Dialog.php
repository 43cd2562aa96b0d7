<?php
/**
 * Browser in the media dialog of WordPress.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Uploads\Limits;
use Pagewright\Features\Settings;
use Pagewright\Output\Json;

/** Loads the script that shows our browser in the dialog, wherever a page loads WordPress's media library. */
final class Dialog {
	/**
	 * Runs right after WordPress's own script: other plugins may change these classes later, and the dialog of
	 * WordPress is shown then. As browser/classic/views.ts describes.
	 */
	private const SNAPSHOTS = <<<'JS'
		( ( { AttachmentsBrowser, Modal, MediaFrame, Settings, ...views } ) => {
			const snapshot = ( { prototype } ) => Object.assign( {}, prototype );
			window.pagewrightMediaViews = {
				AttachmentsBrowser: snapshot( AttachmentsBrowser ),
				Modal: snapshot( Modal ),
				MediaFrame: snapshot( MediaFrame ),
				Select: snapshot( MediaFrame.Select ),
				Gallery: snapshot( Settings.Gallery ),
				Playlist: snapshot( Settings.Playlist ),
				Cropper: snapshot( views.Cropper ),
				SiteIconCropper: snapshot( views.SiteIconCropper ),
				EditImage: snapshot( views.EditImage ),
				ImageDetails: snapshot( views.ImageDetails ),
				Embed: snapshot( views.Embed ),
				EmbedUrl: snapshot( views.EmbedUrl ),
				EmbedLink: snapshot( views.EmbedLink ),
				EmbedImage: snapshot( views.EmbedImage ),
			};
		} )( wp.media.view );
		JS;

	/** As above, after the script that has the dialogs of players; these have no event of their own. */
	private const PLAYERS = <<<'JS'
		( ( { view, events, audio, video } ) => {
			for ( const name of [ 'MediaDetails', 'AudioDetails', 'VideoDetails' ] ) {
				window.pagewrightMediaViews[ name ] = Object.assign( {}, view[ name ].prototype );
			}
			for ( const [ kind, player ] of Object.entries( { audio, video } ) ) {
				const { edit } = player;
				player.edit = function ( text ) {
					const frame = edit.apply( this, arguments );
					// Other plugins may open a dialog of their own.
					if ( frame && frame.media ) {
						events.trigger( 'pagewright:player-edit', { kind, text, frame } );
					}
					return frame;
				};
			}
		} )( wp.media );
		JS;

	/** The same for what WordPress's script of the classic editor defines. */
	private const EDITOR_SNAPSHOTS = <<<'JS'
		if ( window.pagewrightMediaViews && wp.media.featuredImage ) {
			window.pagewrightMediaViews.FeaturedImage = Object.assign( {}, wp.media.featuredImage );
		}
		JS;

	/** The largest number that JavaScript has without rounding. */
	private const NO_LIMIT = 2 ** 53 - 1;

	/** Adds the script to the page. */
	public static function enqueue(): void {
		if ( ! self::is_used() ) {
			return;
		}
		$handle = Script::enqueue( 'media-dialog', array( 'media-views' ) );
		wp_add_inline_script( 'media-views', self::SNAPSHOTS );
		DialogUploads::add();
		wp_add_inline_script( 'media-audiovideo', self::PLAYERS );
		wp_add_inline_script( 'media-editor', self::EDITOR_SNAPSHOTS );
		// The style sheet loads with the first dialog; it builds on the one of the components.
		wp_enqueue_style( 'wp-components' );
		Facts::print(
			$handle,
			array(
				'styleUrl'  => Script::style_url( 'media-dialog' ),
				'siteTitle' => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			)
		);
	}

	/**
	 * Lets the block editor accept files that the script sends in chunks, as
	 * browser/upload/large-upload.ts describes.
	 *
	 * @param mixed $settings Settings of the editor.
	 * @return mixed The same with the size of the largest file in bytes.
	 */
	public static function raise_editor_limit( mixed $settings ): mixed {
		// Editors of plugins on the public site may not have the script.
		if ( is_array( $settings ) && is_admin() && self::is_used() ) {
			$most = Limits::most_bytes();
			$settings['maxUploadFileSize'] = $most > 0 ? max( $most, (int) wp_max_upload_size() ) : self::NO_LIMIT;
		}
		return $settings;
	}

	private static function is_used(): bool {
		return Settings::load()->is_on( 'media_library_dialog' ) && current_user_can( 'upload_files' );
	}
}
