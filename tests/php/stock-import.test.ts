import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropOutside, openOutside, useOutside, type Outside } from '../support/outside';
import { errorLog, phpFile } from '../support/site';

const { call: callPhp } = phpFile( 'tests/php/stock-import.php' );

let outside: Outside;

beforeAll( async () => {
	outside = await openOutside();
	await useOutside( outside, { pixabay: 'good', unsplash: 'secret', pexels: 'secret' } );
} );
afterAll( () => dropOutside( outside ) );
beforeEach( () => void ( outside.asked.length = 0 ) );

interface Imported {
	id: number;
	message: string;
	left: string[];
	title: string;
	caption: string;
	alt: string;
	credit: Record< string, string >;
	file: string;
	parent: number;
}

/** Imports an image by the URL of its file; returns the result. */
const importing = ( name: string, facts: object = {}, before = '' ) =>
	callPhp< Imported >(
		'importing',
		name.includes( ':' ) ? name : `${ outside.base }/pictures/${ name }`,
		facts,
		before
	);

const ALLOWED = `remove_all_filters( 'http_request_host_is_external' );`;

describe( 'an import', () => {
	it( 'stores the attribution, and the real type of the file', async () => {
		const made = await importing( 'picture.jpg', {
			author: 'Ann "the" <Sailor>',
			author_url: `${ outside.base }/ann`,
			source: 'Flickr',
			page: `${ outside.base }/page/1`,
			license: 'CC BY 2.0',
			license_url: 'https://creativecommons.org/licenses/by/2.0/',
			alt: 'A \\ boat',
		} );
		expect( made ).toMatchObject( {
			message: '',
			left: [],
			title: 'A boat & "sea"',
			alt: 'A \\ boat',
		} );
		expect( made.file ).toMatch( /^a-boat-sea(-\d+)?\.webp$/ );
		expect( made.caption ).toBe(
			`Photo by <a href="${ outside.base }/ann">Ann &quot;the&quot;</a> on <a href="${ outside.base }/page/1">Flickr</a> (<a href="https://creativecommons.org/licenses/by/2.0/">CC BY 2.0</a>)`
		);
		expect( made.credit ).toEqual( {
			file: `${ outside.base }/pictures/picture.jpg`,
			author: 'Ann "the"',
			author_url: `${ outside.base }/ann`,
			source: 'Flickr',
			source_url: `${ outside.base }/page/1`,
			license: 'CC BY 2.0',
			license_url: 'https://creativecommons.org/licenses/by/2.0/',
		} );
	} );

	it( 'follows redirects of the source, and needs no title', async () => {
		const made = await importing( 'moved.jpg', { title: '' } );
		expect( made ).toMatchObject( { message: '', left: [] } );
		expect( made.file ).toMatch( /^stock-image(-\d+)?\.webp$/ );
	} );

	const NOT_PUBLIC = 'The image could not be downloaded because its URL is not public.';
	const NO_PICTURE = 'This site does not allow this type of image.';

	it.each( [
		[ 'gone.jpg', 'The image could not be downloaded from its source.' ],
		[ 'text.jpg', NO_PICTURE ],
		[ 'drawing.svg', NO_PICTURE ],
		[
			'around.jpg',
			'The image could not be downloaded because its URL has too many redirects.',
		],
		[ 'to-private.jpg', NOT_PUBLIC ],
		[ 'to-file.jpg', NOT_PUBLIC ],
	] )( 'of %s creates nothing and leaves nothing', async ( name, message ) => {
		expect( await importing( name ) ).toMatchObject( { id: 0, message, left: [] } );
	} );

	it( 'is refused when it is too large', async () => {
		expect(
			await importing(
				'picture.jpg',
				{},
				`add_filter( 'pagewright/stock/max-bytes', static fn () => 2048 );`
			)
		).toMatchObject( {
			id: 0,
			message: 'The image was not imported because it is larger than 2 KB.',
			left: [],
		} );
	} );

	it.each( [
		'http://127.0.0.1/a.jpg',
		'http://localhost/a.jpg',
		'http://10.1.2.3/a.jpg',
		'http://169.254.169.254/latest/meta-data',
		'http://172.31.0.1/a.jpg',
		'http://192.168.1.1/a.jpg',
		'http://100.64.0.1/a.jpg',
		'http://0.0.0.0/a.jpg',
		'http://2130706433/a.jpg',
		'http://0x7f.1/a.jpg',
		'http://[::1]/a.jpg',
		'http://user:pass@example.com/a.jpg',
		'https://example.com:22/a.jpg',
	] )( 'does not request %s', async ( url ) => {
		expect( await importing( url, {}, ALLOWED ) ).toMatchObject( {
			id: 0,
			message: NOT_PUBLIC,
		} );
		expect( outside.asked ).toEqual( [] );
	} );

	it( 'does not request the site itself', async () => {
		expect( await importing( 'picture.jpg', {}, ALLOWED ) ).toMatchObject( {
			message: NOT_PUBLIC,
		} );
		expect( outside.asked ).toEqual( [] );
	} );

	it( 'connects only to the validated IP address', async () => {
		// The host name does not exist; resolved to loopback it is the test's server.
		const port = new URL( outside.base ).port;
		const status = await callPhp< number >( 'status', port );
		expect( status ).toBe( 200 );
		expect( outside.asked[ 0 ]?.headers.host ).toBe( `pagewright.invalid:${ port }` );
	} );

	it( 'reports the download to Unsplash, and sends its key only there', async () => {
		await callPhp( 'import_from_unsplash', outside.base );
		await expect
			.poll( () => outside.asked.map( ( { url } ) => url ) )
			.toEqual( [ '/unsplash/photos/x/download?ixid=1' ] );
		expect( outside.asked[ 0 ]?.headers.authorization ).toBe( 'Client-ID secret' );
	} );

	it( 'is limited within five minutes', async () => {
		const said = await callPhp< Array< string | number > >( 'said' );
		expect( said ).toEqual( [ 429, 'Too many requests. Wait a few minutes and try again.' ] );
	} );
} );

it( 'the log contains no error', async () => expect( await errorLog() ).toBe( '' ) );
