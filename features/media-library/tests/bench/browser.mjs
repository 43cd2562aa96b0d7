// Measures the media library in the browser, with 100,000 files, beside the one of WordPress.
import { launch, signedInPage } from '../../../../tools/bench/browser.mjs';
import { openPlainPage } from '../../../../tools/bench/plain-page.mjs';
import { measureDialog } from './dialog.mjs';
import { measureScreen } from './screen.mjs';

/** Creates the thumbnails of the latest files, and returns one. */
const THUMBNAIL = `
	$editor = wp_get_image_editor( WP_PLUGIN_DIR . '/pagewright/demo/pictures/dunes.webp' );
	$editor->resize( 150, 150, true );
	$made = $editor->save( get_temp_dir() . 'bench.jpg', 'image/jpeg' )['path'];
	foreach ( get_posts( array( 'post_type' => 'attachment', 'numberposts' => 160, 'orderby' => 'date ID' ) ) as $post ) {
		$file = wp_get_upload_dir()['basedir'] . '/' . preg_replace( '/\\.jpg\\z/', '-150x150.jpg', get_post_meta( $post->ID, '_wp_attached_file', true ) );
		wp_mkdir_p( dirname( $file ) );
		copy( $made, $file );
	}
	echo base64_encode( file_get_contents( $made ) );
`;

/** Adds rows to the table of the bench. */
export async function measureBrowser( { url, php }, most ) {
	const thumbnail = await php( THUMBNAIL );
	const browser = await launch();
	try {
		const page = await signedInPage( browser, url );
		await measureDialog( browser, page, url, most );
		const screen = await openPlainPage( browser, await page.context().cookies() );
		await page.close();
		await answerThumbnails( screen, thumbnail );
		await measureScreen( screen, url, most );
	} finally {
		await browser.close();
	}
}

/**
 * Answers requests for thumbnails, because other files of the table do not exist.
 *
 * @param page
 * @param thumbnail JPEG image, in Base64.
 */
async function answerThumbnails( page, thumbnail ) {
	page.on( 'Fetch.requestPaused', ( { requestId } ) =>
		page
			.send( 'Fetch.fulfillRequest', {
				requestId,
				responseCode: 200,
				responseHeaders: [ { name: 'Content-Type', value: 'image/jpeg' } ],
				body: thumbnail,
			} )
			// The page may not need it any more.
			.catch( () => {} )
	);
	await page.send( 'Fetch.enable', { patterns: [ { urlPattern: '*-150x150.jpg' } ] } );
}
