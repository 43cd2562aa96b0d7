// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featureGaps } from '../../tools/complete-features.mjs';
import { namesOfFeatures } from '../../tools/feature-names.mjs';

const root = mkdtempSync( `${ tmpdir() }/features-` );
const write = ( path: string, text: string | object ) => {
	mkdirSync( dirname( `${ root }/${ path }` ), { recursive: true } );
	writeFileSync(
		`${ root }/${ path }`,
		typeof text === 'string' ? text : JSON.stringify( text )
	);
};
const setting = { description: 'What it does.', default: false };

beforeAll( () => {
	execFileSync( 'git', [ 'init', '--quiet' ], { cwd: root } );
	write( 'features/snow-flakes/Hooks.php', '<?php' );
	write( 'features/snow-flakes/README.md', '# Snow' );
	write( 'features/snow-flakes/tests/php/snow.test.ts', '' );
	write( 'features/snow-flakes/settings.json', {
		hooks_if: [ 'snow' ],
		settings: { snow: setting, snow_wind: setting },
	} );
	write( 'features/snow-flakes/blocks/snow-globe/block.json', { name: 'acme/snow-globe' } );
	write( 'features/snow-flakes/blocks/snow-globe/widget.json', { class: 'Acme_Globe_Widget' } );
} );
afterAll( () => rmSync( root, { recursive: true } ) );

describe( 'nothing outside of a feature names', () => {
	it.each( [
		[ 'its folder', 'rest/a.ts', "import '../features/snow-flakes/public/page';" ],
		[ 'its built files', 'tests/a.ts', 'build/frontend/snow-flakes.js' ],
		[ 'its namespace', 'admin/A.php', 'use Pagewright\\Features\\SnowFlakes\\Page;' ],
		[
			'its namespace in a string',
			'tests/b.ts',
			"php( 'Pagewright\\\\Features\\\\SnowFlakes\\\\Page' )",
		],
		[ 'one of its settings', 'admin/a.tsx', 'settings.snow_wind' ],
		[ 'one of its CSS classes', 'blocks/a/style.css', '.pagewright-snow-flakes__flake {}' ],
		[
			'one of its options',
			'uninstall.php',
			"delete_option( 'pagewright_snow_flakes_made' );",
		],
		[ 'one of its hooks', 'docs/a.md', '`pagewright/snow-flakes/is-on`' ],
		[ 'the class of its widget', 'blocks/Styles.php', "'Acme_Globe_Widget'" ],
		[ 'the block of its widget', 'patterns/a.php', '<!-- wp:acme/snow-globe /-->' ],
	] )( '%s', ( _what, path, text ) => {
		write( path, text );
		const found: string[] = namesOfFeatures( root );
		rmSync( `${ root }/${ path }` );
		expect( found ).toHaveLength( 1 );
		expect( found[ 0 ] ).toContain( `${ path }: only features/snow-flakes/ may name` );
	} );

	it.each( [
		[
			'the feature itself may',
			'features/snow-flakes/Page.php',
			"'pagewright_snow_flakes_made'",
		],
		[
			'generated tables may',
			'README.md',
			'<!-- begin features -->\nfeatures/snow-flakes\n<!-- end features -->',
		],
		[ 'decisions may', 'docs/decisions/001-a.md', 'features/snow-flakes' ],
		[ 'similar names may', 'blocks/b.css', '.pagewright-snow-flakesque, .snow {}' ],
	] )( '%s', ( _what, path, text ) => {
		write( path, text );
		const found: string[] = namesOfFeatures( root );
		expect( found ).toEqual( [] );
	} );
} );

describe( 'a feature is complete', () => {
	it( 'with hooks, a guide, tests and complete settings', () => {
		expect( featureGaps( root ) ).toEqual( [] );
	} );

	it( 'but not without them', () => {
		write( 'features/winter/settings.json', {
			hooks_if: [ 'winter_ms' ],
			settings: { snow: setting, winter_ms: { description: 'Time.', default: 5 } },
		} );
		write( 'features/winter/hooks.json', { save_post: [ 'saved', 2 ] } );
		const found: string[] = featureGaps( root );
		rmSync( `${ root }/features/winter`, { recursive: true } );
		expect( new Set( found ) ).toEqual(
			new Set( [
				'features/winter/settings.json: "winter_ms" in hooks_if is no switch',
				'features/winter/settings.json: "winter_ms" needs a description, a default, and the limits of a number',
				'features/winter/settings.json: "snow" is taken by features/snow-flakes',
				'features/winter/hooks.json: Hooks::saved() does not exist',
				'features/winter: no Hooks.php',
				'features/winter: no README.md',
				'features/winter: no tests/php',
			] )
		);
	} );
} );
