import { afterEach, beforeEach, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';
import { ajax } from '../support/media';

const { call } = phpFile( 'features/media-library/tests/php/media-columns.php' );

const made: number[] = [];
beforeEach( () => call( 'plug' ) );
afterEach( async () => {
	await unplug( 'media-columns' );
	await call( 'forget' );
	await call( 'remove', made.splice( 0 ) );
} );

async function attach( status: string, title: string ): Promise< number > {
	const [ id, post ] = await call< [ number, number ] >( 'attach', status, title );
	made.push( id, post );
	return id;
}

async function cells( ids: number[], columns: string[], role: Role = 'editor' ) {
	const query = [
		...ids.map( ( id ) => `ids[]=${ id }` ),
		...columns.map( ( column ) => `columns[]=${ column }` ),
	].join( '&' );
	const response = await ajax( query, role, { route: '/media/cells' } );
	return ( ( await response.json() ) as { cells: Record< number, Record< string, string > > } )
		.cells;
}

/** Returns the facts of the screen. */
async function facts( role: Role = 'editor' ) {
	const who = await visitor( role );
	const html = await ( await who.fetch( '/wp-admin/upload.php?mode=grid' ) ).text();
	const [ , json ] = /window\.pagewrightMedia = (\{.*\});\n/.exec( html )!;
	return JSON.parse( json! ) as {
		columns: Array< { id: string; title: string } >;
		hidden: string[];
		hideNonce: string;
	};
}

it( 'has the columns of WordPress and of other plugins with their content', async () => {
	const id = await attach( 'publish', 'A <b>boat</b> & more' );
	expect( ( await facts() ).columns ).toEqual( [
		{ id: 'author', title: 'Author' },
		{ id: 'parent', title: 'Uploaded to' },
		{ id: 'date', title: 'Date' },
		{ id: 'license', title: 'License & more' },
	] );
	const { [ id ]: row } = await cells(
		[ id, 999_999_999 ],
		[ 'author', 'parent', 'license', 'x' ]
	);
	expect( Object.keys( row! ) ).toEqual( [ 'author', 'parent', 'license' ] );
	expect( row!.author ).toBe( 'admin' );
	expect( row!.parent ).toMatch(
		/^<a href="[^"]*post=\d+[^"]*">A &lt;b&gt;boat&lt;\/b&gt; &amp; more<\/a>$/
	);
	expect( row!.license ).toBe( `<a href="#license-${ id }">CC &amp; ${ id }</a>` );
} );

it( 'has no columns if another plugin returns none', async () => {
	await plug( 'no-columns', "add_filter( 'manage_media_columns', '__return_null', 99 );" );
	expect( ( await facts() ).columns ).toEqual( [] );
	await unplug( 'no-columns' );
} );

it( 'does not name posts that the user may not read', async () => {
	const id = await attach( 'private', 'Secret plan' );
	expect( ( await cells( [ id ], [ 'parent' ], 'author' ) )[ id ] ).toEqual( {
		parent: '(private post)',
	} );
	expect( ( await cells( [ id ], [ 'parent' ] ) )[ id ]!.parent ).toContain( 'Secret plan' );
} );

it( 'hides columns for one user, in the setting of WordPress’s list', async () => {
	const who = await visitor( 'editor' );
	const { hideNonce, hidden } = await facts();
	expect( hidden ).toEqual( [] );
	const send = ( nonce: string ) =>
		who.fetch( '/wp-admin/admin-ajax.php', {
			method: 'POST',
			body: new URLSearchParams( {
				...{ action: 'hidden-columns', page: 'upload', hidden: 'author,license' },
				screenoptionnonce: nonce,
			} ),
		} );
	expect( ( await send( 'wrong' ) ).status ).toBe( 403 );
	expect( ( await facts() ).hidden ).toEqual( [] );
	await send( hideNonce );
	expect( ( await facts() ).hidden ).toEqual( [ 'author', 'license' ] );
	expect( ( await facts( 'author' ) ).hidden ).toEqual( [] );
	const list = await ( await who.fetch( '/wp-admin/upload.php?mode=list' ) ).text();
	expect( list ).toMatch( /<th[^>]+id=['"]author['"][^>]+hidden/ );
	expect( list ).toMatch( /<th[^>]+id=['"]license['"][^>]+hidden/ );
	await who.fetch( '/wp-admin/upload.php?mode=grid' );
} );
