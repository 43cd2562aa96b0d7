import { afterEach, beforeEach, expect, it } from 'vitest';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';
import { send } from '../support/media';

const { call } = phpFile( 'features/media-library/tests/php/media-columns.php' );
beforeEach( () => call( 'forget_modes' ) );
afterEach( () => call( 'forget_modes' ) );

/** Returns what Media → Library shows: our screen with its view, the list of WordPress, or a way to it. */
async function shown( query = '' ) {
	const who = await visitor( 'editor' );
	const html = await ( await who.fetch( `/wp-admin/upload.php${ query }` ) ).text();
	if ( html.includes( 'location.replace(' ) ) {
		return 'replaced';
	}
	const [ , json = '{}' ] = /window\.pagewrightMedia = (\{.*\});\n/.exec( html ) ?? [];
	return ( JSON.parse( json ) as { mode?: string } ).mode ?? html.match( /wp-list-table/ )?.[ 0 ];
}

const choose = ( mode: string ) => send( '/mode', { mode }, 'editor' );

it( 'opens our screen in the view that was chosen last', async () => {
	expect( await shown() ).toBe( 'grid' );
	await choose( 'list' );
	expect( await shown() ).toBe( 'list' );
	expect( await shown( '?item=7' ) ).toBe( 'list' );
	await shown( '?mode=grid' );
	expect( await shown() ).toBe( 'grid' );
} );

it( 'leaves requests for WordPress’s list to it', async () => {
	expect( await shown( '?mode=list' ) ).toBe( 'wp-list-table' );
	for ( const query of [ '?paged=1', '?s=boat', '?classic=1', '?attachment-filter=detached' ] ) {
		expect( await shown( query ) ).toBe( 'wp-list-table' );
	}
	expect( await shown() ).toBe( 'list' );
} );

it( 'goes to WordPress’s list if a plugin builds on the grid', async () => {
	await choose( 'list' );
	await call( 'plug_grid' );
	const found = await shown();
	await unplug( 'media-on-grid' );
	expect( found ).toBe( 'replaced' );
} );
