// @vitest-environment node
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isNewest, writeStamp } from '../../tools/build.mjs';
import { root } from '../../tools/paths.mjs';

const folder = mkdtempSync( join( tmpdir(), 'pagewright-stamp-' ) );
const stamp = join( folder, '.stamp' );
afterAll( () => rmSync( folder, { recursive: true } ) );

it( 'a build is up to date if no source was saved after it began', () => {
	expect( isNewest( stamp ) ).toBe( false );
	writeStamp( stamp, Date.now() );
	expect( isNewest( stamp ) ).toBe( true );
} );

it( 'a source that was saved during a build is newer', () => {
	const saved = statSync( `${ root }/webpack.config.js` ).mtimeMs;
	writeStamp( stamp, saved - 1000 );
	expect( isNewest( stamp ) ).toBe( false );
} );
