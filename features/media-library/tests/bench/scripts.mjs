// Measures the scripts of screens with a media library, with ours and with the one of WordPress.
import { gzipSync } from 'node:zlib';
import { logIn } from '../../../../tools/bench/pages.mjs';

const SCREENS = [ 'upload.php?mode=grid', 'media-new.php', 'post-new.php' ];

/** Adds rows to the table of the bench. */
export async function measureScripts( { url, php }, row ) {
	const cookie = await logIn( url );
	for ( const screen of SCREENS ) {
		const [ theirs, ours ] = [ await bytesOf( false ), await bytesOf( true ) ];
		row(
			`${ screen }: scripts and templates, gzip bytes, with WordPress's library and with ours`,
			`${ theirs } to ${ ours }`,
			''
		);

		/** Returns the bytes of the page and of its scripts. */
		async function bytesOf( isOurs ) {
			const settings = { media_library_screen: isOurs, media_library_dialog: isOurs };
			const saved = JSON.stringify( settings );
			await php(
				`update_option( 'pagewright_features', json_decode( '${ saved }', true ) );`
			);
			const get = async ( address ) =>
				( await fetch( new URL( address, url ), { headers: { cookie } } ) ).text();
			const html = await get( `/wp-admin/${ screen }` );
			const scripts = [ ...html.matchAll( /<script\b[^>]*\bsrc=["']([^"']+)["']/g ) ];
			const texts = await Promise.all(
				scripts.map( ( [ , address ] ) =>
					get(
						new URL(
							address.replaceAll( /&(?:amp|#038);/g, '&' ),
							`${ url }/wp-admin/`
						)
					)
				)
			);
			return [ html, ...texts ].reduce(
				( sum, text ) => sum + gzipSync( text, { level: 9 } ).length,
				0
			);
		}
	}
	await php( `delete_option( 'pagewright_features' );` );
}
