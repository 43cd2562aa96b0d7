// A site on PHP as WebAssembly with SQLite.
import { slug } from './paths.mjs';

/** With fewer, a page of the site that requests the site may deadlock. */
const WORKERS = 2;

export async function wasmSite( { dir, port, plugin, log } ) {
	log( '› Starting PHP 8.3 (WebAssembly) with SQLite …' );
	const { runCLI } = await import( '@wp-playground/cli' );
	const cli = await runCLI( {
		command: 'server',
		port,
		workers: WORKERS,
		login: false,
		php: '8.3',
		verbosity: 'quiet',
		'mount-before-install': [ { hostPath: dir, vfsPath: '/wordpress' } ],
		mount: plugin
			? [ { hostPath: plugin, vfsPath: `/wordpress/wp-content/plugins/${ slug }` } ]
			: [],
		wordpressInstallMode: 'install-from-existing-files-if-needed',
		'define-bool': {
			WP_DEBUG: true,
			WP_DEBUG_LOG: true,
			WP_DEBUG_DISPLAY: false,
			DISABLE_WP_CRON: true,
			WP_HTTP_BLOCK_EXTERNAL: process.env.WP_OFFLINE === '1',
		},
	} );
	const php = async ( code ) => {
		const { text, errors, exitCode } = await cli.playground.run( {
			code: `<?php require '/wordpress/wp-load.php'; ${ code }`,
		} );
		if ( exitCode ) {
			throw new Error( `PHP exit ${ exitCode }: ${ errors || text }` );
		}
		return text;
	};
	await php( `wp_set_password( 'admin', 1 );` );
	const url = `http://127.0.0.1:${ port }`;
	// The server redirects its first visitor, which would lose a posted form.
	await fetch( url ).catch( () => {} );
	return { url, php, stop: () => cli[ Symbol.asyncDispose ]() };
}
