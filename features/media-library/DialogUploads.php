<?php
/**
 * Uploads in the media dialog of WordPress.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a script that holds files of WordPress's dialogs until the code of our uploader has loaded. As
 * browser/classic/uploads/ describes.
 *
 * WordPress's uploader stays as it is if another plugin adds something to its form or to its settings: what the user
 * enters there usually changes the requests, which uploads in chunks do not have.
 */
final class DialogUploads {
	/** WordPress's script. */
	private const DIALOG = 'media-views';

	/** Hooks by which plugins extend the form and the requests, with the callbacks of WordPress itself. */
	private const EXTENSIONS = array(
		...Extensions::UPLOAD_FORM,
		'plupload_default_params'   => array(),
		'plupload_default_settings' => array( 'wp_show_heic_upload_error' ),
	);

	/**
	 * Runs after WordPress's script and before those of plugins, which may change its classes later. `isOurs()` is
	 * asked for each file. Files that are too large for one request pass, and so do images that our uploader converts.
	 */
	private const SCRIPT = <<<'JS'
		( ( { view, events }, wp ) => {
			const { UploaderInline, UploaderStatus, UploaderWindow } = view;
			const { Uploader } = wp;
			const after = ( { prototype }, name, act ) => {
				const original = prototype[ name ];
				prototype[ name ] = function () {
					const result = original.apply( this, arguments );
					if ( Object.getPrototypeOf( this ) === prototype ) {
						act( this );
					}
					return result;
				};
			};
			const offer = ( { controller, options }, form ) => {
				const { held } = controller.uploader || {};
				if ( held && held.isOurs() && ( ! form || ( options.status && ! options.message ) ) ) {
					events.trigger( 'pagewright:upload', held, form );
				}
			};
			after( UploaderInline, 'ready', ( form ) => offer( form, form ) );
			after( UploaderWindow, 'ready', ( place ) => {
				const { controller, uploader } = place;
				const core = uploader && uploader.uploader;
				if ( place.held || ! core || ! controller.modal ) {
					return;
				}
				const { settings } = core;
				const limit = settings.filters.max_file_size;
				const held = {
					controller,
					uploader,
					isOurs: () => window.pagewrightMediaDialog && ! held.isGivenBack && isIntact() &&
						sessionStorage.getItem( 'pagewright-media-off' ) === null,
					holds: () => held.isOurs(),
					giveBack: () => {
						held.isGivenBack = true;
						const isLarge = ( { size } ) => size > plupload.parseSize( limit );
						core.files.filter( isLarge ).forEach( ( file ) => {
							core.trigger( 'Error', { code: plupload.FILE_SIZE_ERROR, file } );
							core.removeFile( file );
						} );
						if ( core.state === plupload.STARTED ) {
							core.stop();
							core.start();
						}
					},
				};
				place.held = held;
				const names = [ 'webp_upload_error', 'avif_upload_error', 'heic_upload_error' ];
				const relax = ( object, name ) => {
					const value = object[ name ];
					Object.defineProperty( object, name, { enumerable: true, get: () => held.isOurs() ? 0 : value } );
				};
				relax( settings.filters, 'max_file_size' );
				names.forEach( ( name ) => relax( settings, name ) );
				core.bind( 'BeforeUpload', ( up, file ) => {
					if ( held.holds( file ) ) {
						offer( place );
						return false;
					}
				}, null, 9 );
				const form = controller.content && controller.content.get();
				if ( form instanceof UploaderInline ) {
					offer( form, form );
				}
			} );
			const classes = { UploaderInline, UploaderStatus, UploaderWindow };
			const copies = [ ...Object.values( classes ), Uploader ].map(
				( { prototype } ) => [ prototype, { ...prototype } ]
			);
			const defaults = JSON.stringify( Uploader.defaults );
			const isIntact = () => wp.Uploader === Uploader && JSON.stringify( Uploader.defaults ) === defaults &&
				Object.entries( classes ).every( ( [ name, ours ] ) => view[ name ] === ours ) &&
				copies.every( ( [ now, copy ] ) =>
					Object.keys( { ...now, ...copy } ).every( ( name ) => now[ name ] === copy[ name ] )
				);
		} )( wp.media, wp );
		JS;

	/** Adds the script to that of WordPress's dialog. */
	public static function add(): void {
		if ( ! Extensions::exist( self::EXTENSIONS ) ) {
			wp_add_inline_script( self::DIALOG, self::SCRIPT );
		}
	}

	/** Takes the script back. */
	public static function remove(): void {
		$dialog = wp_scripts()->query( self::DIALOG );
		if ( $dialog instanceof \_WP_Dependency && is_array( $dialog->extra['after'] ?? null ) ) {
			$dialog->extra['after'] = array_diff( $dialog->extra['after'], array( self::SCRIPT ) );
		}
	}
}
