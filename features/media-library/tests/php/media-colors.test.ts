import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { cutLog, logSize, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';
import {
	column,
	fill,
	idsOf,
	list,
	makeAttachments,
	read,
	removeIndex,
	removePosts,
	type Whole,
} from '../support/media';

const { call } = phpFile( 'features/media-library/tests/php/media-colors.php' );

const RED = 'c81e3c';
const GREEN = '208040';

const upload = ( kind: string, ...more: unknown[] ) => call< number >( 'upload', kind, ...more );
const colorOf = ( id: number ) => call< string >( 'color_of', id );
const stored = ( ids: number[] ) => call< Array< string | null > >( 'stored', ids );

/** Returns the largest difference of a component of two colors. */
const difference = ( one: string, other: string ) =>
	Math.max(
		...[ 0, 2, 4 ].map( ( at ) =>
			Math.abs(
				parseInt( one.slice( at, at + 2 ), 16 ) - parseInt( other.slice( at, at + 2 ), 16 )
			)
		)
	);

afterAll( async () => {
	await unplug( 'foreign' );
	await removeIndex();
} );

describe( 'the color of an upload', () => {
	it.each( [ 'red.png', 'red.gif', 'badge.png', 'badge.webp' ] )(
		'is that of its opaque parts: %s',
		async ( kind ) => {
			expect( difference( await call( 'color_of_upload', kind ), RED ) ).toBeLessThan( 5 );
		}
	);

	it( 'is the most frequent one of a photo, not a mix of all', async () => {
		const color = await call< string >( 'color_of_upload', 'photo.jpeg' );
		expect( difference( color, '5a96dc' ) ).toBeLessThan( 12 );
	} );

	it( 'is that of an image without sizes, if it is small', async () => {
		expect( await call( 'color_of_upload', 'red.png', 60, 1 ) ).toBe( RED );
		expect( await call( 'color_of_upload', 'red.png', 1, 1 ) ).toBe( RED );
	} );

	it( 'is not looked for in other files: PHP would report short ones', async () => {
		const size = await logSize();
		for ( const name of [ 'note.txt', 'table.csv' ] ) {
			expect( await call( 'color_of_upload', 'short', 1, 1, name ) ).toBe( '' );
		}
		expect( await logSize() ).toBe( size );
	} );

	describe( 'is unknown', () => {
		let size = 0;
		beforeAll( async () => {
			size = await logSize();
		} );
		// WordPress logs what it cannot read.
		afterAll( () => cutLog( size ) );

		it.each( [
			[ 'clear.png', '' ],
			[ 'broken', 'broken.jpg' ],
			[ 'text', 'text.png' ],
			[ 'empty', 'empty.png' ],
			[ 'huge', 'huge.png' ],
			[ 'svg', 'icon.svg' ],
			[ 'pdf', 'paper.pdf' ],
		] )( 'for %s', async ( kind, name ) => {
			expect( await call( 'color_of_upload', kind, 300, 300, name ) ).toBe( '' );
		} );

		it( 'when the image editor fails or throws', async () => {
			expect( await call( 'upload_with', 'Throwing_Editor' ) ).toEqual( [ 100, '' ] );
		} );
	} );

	it( 'is that of the preview of a document', async () => {
		expect( difference( await call( 'color_of_preview' ), GREEN ) ).toBeLessThan( 4 );
	} );

	it( 'is read from the smallest size, and again after the sizes were made', async () => {
		const id = await call< number >( 'upload_with_green_size' );
		expect( await colorOf( id ) ).toBe( RED );
		expect( await call( 'make_sizes_again', id ) ).toBe( GREEN );
		await removePosts( [ id ] );
	} );

	it( 'is read again after the image was edited', async () => {
		const id = await upload( 'red.png' );
		expect( await call( 'edit', id ) ).toBe( GREEN );
		await removePosts( [ id ] );
	} );

	it( 'is stored by an upload through the REST API', async () => {
		const who = await visitor( 'author' );
		const response = await who.fetch( '/wp-json/wp/v2/media', {
			method: 'POST',
			headers: {
				...who.nonce,
				'Content-Type': 'image/png',
				'Content-Disposition': 'attachment; filename="dot.png"',
			},
			body: Buffer.from( await call< string >( 'encoded', 'red.png', 400, 300 ), 'base64' ),
		} );
		const { id } = ( await response.json() ) as { id: number };
		expect( response.status ).toBe( 201 );
		expect( await colorOf( id ) ).toBe( RED );
		await removePosts( [ id ] );
	} );
} );

describe( 'the dominant color', () => {
	it.each( [
		[ 'nothing', [], '' ],
		[ 'black', [ [ 0, 0, 0 ] ], '000000' ],
		[ 'white', [ [ 255, 255, 255 ] ], 'ffffff' ],
		[
			'the larger of two groups, averaged',
			[
				[ 200, 10, 10 ],
				[ 10, 10, 200 ],
				[ 14, 20, 240 ],
			],
			'0c0fdc',
		],
	] )( 'of %s', async ( _what, pixels, expected ) => {
		expect( await call( 'dominant', pixels ) ).toBe( expected );
	} );
} );

describe( 'images of before', () => {
	let ids: number[] = [];
	beforeAll( async () => {
		await fill();
		await call( 'step' );
		ids = [
			await upload( 'red.png' ),
			await upload( 'green.png' ),
			await upload( 'clear.png' ),
		];
	} );
	afterAll( () => removePosts( ids ) );

	it( 'get no color by a list, which reads no file', async () => {
		await call( 'forget', ids );
		const page = await list( ids.map( ( id ) => `include[]=${ id }` ).join( '&' ) );
		expect( column( page, 'color' ) ).toEqual( [ '', '', '' ] );
		expect( await stored( ids ) ).toEqual( [ null, null, null ] );
	} );

	it( 'get their colors from the newest to the oldest, as many as the time allows', async () => {
		await call( 'forget', ids );
		await call( 'begin' );
		expect( await call( 'step', 0 ) ).toBe( false );
		expect( await stored( ids ) ).toEqual( [ null, null, '' ] );
		expect( await call( 'step', 0 ) ).toBe( false );
		expect( await stored( ids ) ).toEqual( [ null, GREEN, '' ] );
		expect( await call( 'step' ) ).toBe( true );
		expect( await stored( ids ) ).toEqual( [ RED, GREEN, '' ] );
	} );

	it( 'are read once, also if that stopped PHP', async () => {
		await call( 'forget', [ ids[ 0 ] ] );
		await call( 'begin' );
		expect( await call( 'stop_in_step', ids[ 0 ] ) ).toEqual( [ '' ] );
		await call( 'store', ids[ 0 ], '' );
		await call( 'begin' );
		expect( await call( 'stop_in_step', ids[ 0 ] ) ).toEqual( [ 'not read' ] );
	} );

	it( 'get them by cron after the search table, and daily', async () => {
		await call( 'forget', ids );
		expect( await call( 'run_cron', 'pagewright_media_index_build' ) ).toBe( false );
		expect( await stored( ids ) ).toEqual( [ null, null, null ] );
		expect( await call( 'run_cron', 'pagewright_media_index_check' ) ).toBe( false );
		expect( await stored( ids ) ).toEqual( [ RED, GREEN, '' ] );
	} );
} );

describe( 'a row', () => {
	let ids: number[] = [];
	let song = 0;
	beforeAll( async () => {
		ids = [ await upload( 'red.png' ), await upload( 'green.png' ) ];
		( { song } = await makeAttachments( {
			song: {
				post_mime_type: 'audio/mpeg',
				file: '2019/01/song.mp3',
				data: { length_formatted: '0:10' },
			},
		} ) );
		await fill();
	} );
	afterAll( () => removePosts( [ ...ids, song ] ) );

	const colors = async () => {
		const page = await list(
			[ ...ids, song ].map( ( id ) => `include[]=${ id }` ).join( '&' )
		);
		const at = Object.fromEntries( idsOf( page ).map( ( id, row ) => [ id, row ] ) );
		const values = column( page, 'color' );
		return [ ...ids, song ].map( ( id ) => values[ at[ id ]! ] );
	};
	const both = async () => {
		const plain = await colors();
		await plug(
			'foreign',
			`add_filter( 'wp_prepare_attachment_for_js', static fn ( $data ) => $data );`
		);
		const prepared = await colors();
		await unplug( 'foreign' );
		return [ plain, prepared ];
	};

	it( 'has the color of the shown image', async () => {
		const expected = [ RED, GREEN, '' ];
		expect( await both() ).toEqual( [ expected, expected ] );
		await call( 'set_cover', song, ids[ 1 ] );
		const covered = [ RED, GREEN, GREEN ];
		expect( await both() ).toEqual( [ covered, covered ] );
	} );

	it( 'and a whole attachment have the same color', async () => {
		const { attachments } = await read< { attachments: Whole[] } >(
			`/attachments?ids[]=${ ids[ 0 ] }&ids[]=${ song }`
		);
		expect( attachments.map( ( { color } ) => color ) ).toEqual( [ RED, GREEN ] );
	} );

	it.each( [ 'red', 'C81E3C', 'c81e3c;', 'c81e3c\n', [ 'c81e3c' ], 1 ] )(
		'has no color that other code stored: %j',
		async ( value ) => {
			await call( 'store', ids[ 0 ], value );
			expect( ( await colors() )[ 0 ] ).toBe( '' );
		}
	);

	it( 'needs no query for it', async () => {
		const [ without, withColors ] = await call< number[][] >( 'queries_of_rows', [
			...ids,
			song,
		] );
		expect( withColors ).toEqual( without );
	} );
} );

describe( 'the end of the plugin', () => {
	it( 'deletes the colors', async () => {
		const id = await upload( 'red.png' );
		expect( await stored( [ id ] ) ).toEqual( [ RED ] );
		expect( await call( 'clean' ) ).toBe( 0 );
		await removePosts( [ id ] );
	} );
} );
