// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { fill, idsOf, list, makeAttachments, removeIndex, removePosts } from '../support/media';

describe( 'pages', () => {
	let equal: number[] = [];
	beforeAll( async () => {
		equal = Object.values(
			await makeAttachments(
				Object.fromEntries(
					Array.from( { length: 23 }, ( _, at ) => [
						`equal${ at }`,
						{
							post_title: 'Equal',
							post_date: '2018-02-03 04:05:06',
							post_modified: '2018-02-03 04:05:06',
							file: '2018/02/equal.jpg',
							data: { filesize: 7 },
						},
					] )
				)
			)
		);
	} );
	afterAll( async () => {
		await removePosts( equal );
		await removeIndex();
	} );

	/** Returns the IDs of all pages after the first, by cursors. */
	async function walk( query: string ) {
		const found: number[] = [];
		let cursor = '';
		for ( let at = 0; at < 10; at++ ) {
			const page = await list( `${ query }${ cursor && `&after=${ cursor }` }` );
			expect( page ).toMatchObject( { total: 23, start: found.length } );
			found.push( ...idsOf( page ) );
			cursor = page.last;
			if ( page.rows.length < 5 ) {
				break;
			}
		}
		return found;
	}

	const orders = [
		...[ 'date', 'modified', 'title', 'file', 'size' ],
		...[ 'author', 'parent', 'id', 'menu_order' ],
	].flatMap( ( by ) => [ 'asc', 'desc' ].map( ( order ) => [ by, order ] as const ) );
	const sorted = ( order: string ) => ( order === 'asc' ? equal : [ ...equal ].reverse() );
	const query = ( by: string, order: string ) =>
		`month=2018-02&per_page=5&orderby=${ by }&order=${ order }`;

	it.each( orders )( 'have equal attachments once, by %s %s', async ( by, order ) => {
		await fill();
		expect( await walk( query( by, order ) ) ).toEqual( sorted( order ) );
	} );

	it.each( orders )(
		'have equal attachments once from WordPress, by %s %s',
		async ( by, order ) => {
			await plug( 'off', `define( 'PAGEWRIGHT_MEDIA_INDEX', false );` );
			const found = await walk( query( by, order ) );
			await unplug( 'off' );
			expect( found ).toEqual( sorted( order ) );
		}
	);

	it.each( [ 'index', 'wordpress' ] )(
		'begin anywhere and go both ways: %s',
		async ( source ) => {
			await fill();
			if ( source === 'wordpress' ) {
				await plug( 'off', `define( 'PAGEWRIGHT_MEDIA_INDEX', false );` );
			}
			const asked = query( 'date', 'asc' );
			const middle = await list( `${ asked }&offset=8` );
			const after = await list( `${ asked }&after=${ middle.last }` );
			const before = await list( `${ asked }&before=${ middle.first }` );
			const start = await list( `${ asked }&before=${ before.first }` );
			const none = await list( `${ asked }&before=${ start.first }` );
			await unplug( 'off' );
			expect( [ start, before, middle, after ].flatMap( idsOf ) ).toEqual(
				equal.slice( 0, 18 )
			);
			expect( [ start, before, middle, after ].map( ( page ) => page.start ) ).toEqual( [
				0, 3, 8, 13,
			] );
			expect( none ).toMatchObject( { rows: [], start: 0, source } );
		}
	);

	it( 'repeat and lose nothing when attachments are added and deleted', async () => {
		await fill();
		const asked = query( 'date', 'desc' );
		const first = await list( asked );
		const { added } = await makeAttachments( {
			added: { post_title: 'Equal', post_date: '2018-02-20 00:00:00' },
		} );
		await removePosts( [ idsOf( first )[ 1 ]! ] );
		const second = await list( `${ asked }&after=${ first.last }` );
		expect( idsOf( second ) ).toEqual( [ ...equal ].reverse().slice( 5, 10 ) );
		expect( second.total ).toBe( 23 );
		await removePosts( [ added ] );
		equal = equal.filter( ( id ) => id !== idsOf( first )[ 1 ] );
	} );

	it( 'continue when the table becomes complete between them', async () => {
		await plug( 'off', `define( 'PAGEWRIGHT_MEDIA_INDEX', false );` );
		const [ byDate, bySize ] = await Promise.all( [
			list( query( 'title', 'asc' ) ),
			list( query( 'size', 'asc' ) ),
		] );
		await unplug( 'off' );
		await fill();
		for ( const [ page, by ] of [
			[ byDate, 'title' ],
			[ bySize, 'size' ],
		] as const ) {
			const next = await list( `${ query( by, 'asc' ) }&after=${ page.last }` );
			expect( next.source ).toBe( 'index' );
			expect( idsOf( next ), by ).toEqual( equal.slice( 5, 10 ) );
		}
	} );

	it.each( [ 'asc', 'desc' ] )( 'have titles in any script once, %s', async ( order ) => {
		const titles = [
			...[
				'Äpfel',
				'apfel',
				'APFEL',
				'Apfel',
				'äpfel',
				'zebra',
				'Zebra',
				'',
				'',
				"O'Brien \\ %",
			],
			...[
				'東'.repeat( 300 ),
				'😀'.repeat( 190 ),
				'"'.repeat( 190 ),
				'ß',
				'ss',
				'123',
				'<b>a</b>',
			],
		];
		const mixed = Object.values(
			await makeAttachments(
				Object.fromEntries(
					titles.map( ( title, at ) => [
						`mixed${ at }`,
						{ post_title: title, post_date: '2017-01-02 03:04:05' },
					] )
				)
			)
		);
		await fill();
		const asked = `month=2017-01&per_page=3&orderby=title&order=${ order }`;
		const whole = idsOf( await list( `${ asked }&per_page=80` ) );
		const found: number[] = [];
		let cursor = '';
		do {
			const page = await list( `${ asked }${ cursor && `&after=${ cursor }` }` );
			expect( page.source ).toBe( 'index' );
			found.push( ...idsOf( page ) );
			cursor = page.last;
		} while ( cursor && found.length < 50 );
		await removePosts( mixed );
		expect( found ).toEqual( whole );
		expect( [ ...found ].sort( ( a, b ) => a - b ) ).toEqual( mixed );
	} );
} );
