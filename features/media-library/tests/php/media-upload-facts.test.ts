import { afterAll, beforeAll, expect, it } from 'vitest';
import { phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';
import { removePosts } from '../support/media';

const { call } = phpFile( 'features/media-library/tests/php/media-upload-facts.php' );

interface UploadFacts {
	url: string;
	params: Record< string, unknown >;
}

const ids: number[] = [];

beforeAll( async () => {
	await visitor( 'author' );
	await visitor( 'contributor' );
} );
afterAll( () => removePosts( ids ) );

it( 'the page says where WordPress receives files, and it accepts one', async () => {
	const who = await visitor( 'author' );
	const html = await ( await who.fetch( '/wp-admin/upload.php?mode=grid' ) ).text();
	const { upload } = JSON.parse( /pagewrightMedia = (\{.*?\});/.exec( html )![ 1 ]! ) as {
		upload: UploadFacts;
	};
	expect( upload.url ).toBe( '/wp-admin/async-upload.php' );
	const body = new FormData();
	Object.entries( upload.params ).forEach( ( [ name, value ] ) =>
		body.set( name, String( value ) )
	);
	body.set( 'async-upload', new File( [ 'Text' ], 'facts.txt' ) );
	const response = await who.fetch( upload.url, { method: 'POST', body } );
	const { success, data } = ( await response.json() ) as {
		success: boolean;
		data: { id: number; title: string };
	};
	ids.push( data.id );
	expect( { success, title: data.title } ).toEqual( { success: true, title: 'facts' } );
} );

it( 'the parameters of plugins are among them, and nothing that is not a value', async () => {
	const { params } = await call< UploadFacts >( 'facts', 'author', {
		...{ folder: 'boats', size: 5, nested: { a: 1 }, _wpnonce: 'wrong' },
	} );
	expect( params ).toEqual( {
		...{ _wpnonce: expect.not.stringContaining( 'wrong' ), action: 'upload-attachment' },
		...{ folder: 'boats', size: 5 },
	} );
	expect( await call< UploadFacts >( 'facts', 'author', 'broken' ) ).toMatchObject( {
		params: { _wpnonce: expect.any( String ) },
	} );
} );

it( 'only users who may upload files get them, and only those may post to the REST API', async () => {
	const allowed = async ( role: 'author' | 'contributor' ) => {
		const who = await visitor( role );
		const headers = who.nonce;
		const response = await who.fetch( '/wp-json/wp/v2/media', { method: 'OPTIONS', headers } );
		return response.headers.get( 'Allow' );
	};
	expect( await call( 'facts', 'author' ) ).not.toBeNull();
	expect( await call( 'facts', 'contributor' ) ).toBeNull();
	expect( await allowed( 'author' ) ).toContain( 'POST' );
	expect( await allowed( 'contributor' ) ).toBe( 'GET' );
} );
