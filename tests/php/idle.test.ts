import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { php, siteUrl, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/idle.php' );

/** Prints, at the end of a page, its files of the plugin, queries and writes. Only for tests. */
const PROBE = `<?php
define( 'SAVEQUERIES', true );
add_filter( 'query', static function ( $sql ) { $GLOBALS['probe_queries'][] = $sql; return $sql; } );
add_action( 'shutdown', static function () {
	if ( ! isset( $_GET['probe'] ) ) { return; }
	$root = realpath( WP_PLUGIN_DIR . '/pagewright' ) . '/';
	// The site can be in an ignored folder of the plugin.
	$own = static fn ( $file ) => str_starts_with( realpath( $file ), $root ) && ! str_starts_with( realpath( $file ), $root . '.wp/' );
	$mine = array_values( array_filter( get_included_files(), $own ) );
	echo '@@', json_encode( array( 'files' => array_map( 'basename', $mine ), 'queries' => $GLOBALS['probe_queries'] ?? array() ) );
}, 99 );`;

interface Probe {
	files: string[];
	queries: string[];
	html: string;
}

async function probe( path: string ): Promise< Probe > {
	const text = await ( await fetch( `${ siteUrl }${ path }?probe=1` ) ).text();
	const [ html, json ] = text.split( '@@' );
	return { html: html ?? '', ...JSON.parse( json ?? '' ) };
}

const plugin = ( verb: 'activate_plugin' | 'deactivate_plugins' ) =>
	php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${ verb }( 'pagewright/plugin.php' );`
	);

describe( 'a page without our widgets', () => {
	beforeAll( async () => {
		// The state before the administrator decided about view counting.
		await call( 'install_probe', PROBE );
		await probe( '/plain/' );
	} );
	afterAll( () => php( `unlink( WPMU_PLUGIN_DIR . '/probe.php' );` ) );

	it( 'loads at most 20 PHP files and no schema', async () => {
		const { files } = await probe( '/plain/' );
		expect( files ).toContain( 'plugin.php' );
		expect( files.length ).toBeLessThanOrEqual( 20 );
		expect( files ).not.toContain( 'button.php' );
	} );

	it( 'runs no additional query, and writes nothing', async () => {
		const withPlugin = ( await probe( '/plain/' ) ).queries;
		await plugin( 'deactivate_plugins' );
		await probe( '/plain/' );
		const without = ( await probe( '/plain/' ) ).queries;
		await plugin( 'activate_plugin' );
		expect(
			withPlugin.filter( ( sql ) => /^\s*(INSERT|UPDATE|DELETE|REPLACE)/i.test( sql ) )
		).toEqual( [] );
		expect( withPlugin.length ).toBe( without.length );
	} );

	it( 'loads one more file on a site with data of Page Builder, and runs no additional query', async () => {
		const before = await probe( '/plain/' );
		await php( `update_option( 'siteorigin_panels_active_version', '2.33.0' );` );
		await probe( '/plain/' );
		const after = await probe( '/plain/' );
		await php( `delete_option( 'siteorigin_panels_active_version' );` );
		expect( after.files.length ).toBe( before.files.length + 1 );
		expect( after.queries.length ).toBe( before.queries.length );
	} );

	it( 'loads no assets of ours', async () => {
		expect( ( await probe( '/plain/' ) ).html ).not.toMatch( /pagewright/i );
	} );
} );
