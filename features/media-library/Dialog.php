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
		( ( { view } ) => {
			const { MediaFrame, Settings: { Gallery, Playlist } } = view;
			const classes = { MediaFrame, Select: MediaFrame.Select, Gallery, Playlist };
			for ( const name of [
				'AttachmentsBrowser', 'Modal', 'Cropper', 'SiteIconCropper', 'EditImage', 'ImageDetails', 'Embed',
				'EmbedUrl', 'EmbedLink', 'EmbedImage',
			] ) {
				classes[ name ] = view[ name ];
			}
			window.pagewrightMediaViews = {};
			for ( const [ name, { prototype } ] of Object.entries( classes ) ) {
				window.pagewrightMediaViews[ name ] = Object.assign( {}, prototype );
			}
		} )( wp.media );
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

	/**
	 * The same for what WordPress's script of the classic editor defines, and an event when an embed of the post
	 * is edited.
	 */
	private const EDITOR = <<<'JS'
		( ( { embed, events, featuredImage } ) => {
			if ( window.pagewrightMediaViews && featuredImage ) {
				window.pagewrightMediaViews.FeaturedImage = Object.assign( {}, featuredImage );
			}
			const { edit } = embed || {};
			if ( edit ) {
				embed.edit = function () {
					const frame = edit.apply( this, arguments );
					events.trigger( 'pagewright:embed-edit', { kind: 'embed', frame } );
					return frame;
				};
			}
		} )( wp.media );
		JS;

	/**
	 * Events when the file of a widget is edited, whose dialogs have none of their own. `%1$s` is its kind, `%2$s`
	 * the event.
	 */
	private const WIDGET = <<<'JS'
		( ( { media, mediaWidgets } ) => {
			const { prototype } = mediaWidgets.controlConstructors.media_%1$s || {};
			const { editMedia } = prototype || {};
			if ( ! editMedia ) {
				return;
			}
			prototype.editMedia = function () {
				const before = media.frame;
				editMedia.apply( this, arguments );
				// Other plugins may open a dialog of their own.
				if ( media.frame !== before ) {
					media.events.trigger( 'pagewright:%2$s-edit', { kind: '%1$s', text: null, frame: media.frame } );
				}
			};
		} )( wp );
		JS;

	/** The events by kind of widget. */
	private const WIDGETS = array(
		'image' => 'image',
		'audio' => 'player',
		'video' => 'player',
	);

	/** The largest number that JavaScript has without rounding. */
	private const NO_LIMIT = 2 ** 53 - 1;

	/** Adds the script to the page. */
	public static function enqueue(): void {
		if ( ! self::is_used() ) {
			return;
		}
		$handle = Script::enqueue( 'media-dialog', array( 'media-views', ...self::editor_scripts() ) );
		wp_add_inline_script( 'media-views', self::SNAPSHOTS );
		DialogUploads::add();
		wp_add_inline_script( 'media-audiovideo', self::PLAYERS );
		wp_add_inline_script( 'media-editor', self::EDITOR );
		foreach ( self::WIDGETS as $kind => $event ) {
			wp_add_inline_script( "media-$kind-widget", sprintf( self::WIDGET, $kind, $event ) );
		}
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

	/** @return list<string> Handles of scripts of the block editor that our script changes. */
	private static function editor_scripts(): array {
		$screen = is_admin() && function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		return null !== $screen && $screen->is_block_editor() ? array( 'wp-media-utils' ) : array();
	}

	private static function is_used(): bool {
		return Settings::load()->is_on( 'media_library_dialog' ) && current_user_can( 'upload_files' );
	}
}
