// Media → Library without files, for measuring uploads.

/** Requests that send a whole file. */
export const UPLOAD = /\/async-upload\.php|wp(\/|%2F)v2(\/|%2F)media(\?|&|$)/;

/**
 * Deletes all files, and opens Media → Library.
 *
 * @param site
 * @param page
 * @param library `ours`, or `theirs` for WordPress without the plugin.
 */
export async function openEmptyLibrary( site, page, library ) {
	await site.php( `
		update_option( 'active_plugins', array( ${ library === 'ours' ? "'pagewright/plugin.php'" : '' } ) );
		delete_option( 'pagewright_image_sizes' );
		update_option( 'pagewright_features', array( 'media_library_screen' => true ), true );
		foreach ( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) {
			wp_delete_attachment( $id, true );
		}
	` );
	await page.goto( `${ site.url }/wp-admin/upload.php?mode=grid` );
}
