// SQLite has no tokens: there, the same tests show that LIKE answers.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { phpFile } from '../../../../tests/support/site';
import { drift, fill, idsOf, list, makeAttachments, removePosts } from '../support/media';
import { withSamples } from '../support/samples';

const { call } = phpFile( 'features/media-library/tests/php/media-tokens.php' );
type Found = [ ids: number[], total: number ];
/** Total, number of counts by texts, and whether tokens were read. */
type Counted = [ total: number, counts: number, hasTokens: boolean ];

const { ids } = withSamples();
let many: number[] = [];
let isSqlite = false;
const words = [ 'harbour', 'sunset', 'needle', 'a1b2', '2041', 'ax' ];

beforeAll( async () => {
	isSqlite = await call< boolean >( 'is_sqlite' );
	// More than two blocks of 63 attachments.
	many = Object.values(
		await makeAttachments(
			Object.fromEntries(
				Array.from( { length: 150 }, ( _, at ) => [
					`many${ at }`,
					{
						post_title: `${ words[ at % 6 ] } ${ words[ ( at * 7 + 1 ) % 5 ] } ${ at }`,
						post_mime_type: at % 4 ? 'image/jpeg' : 'video/mp4',
						post_status: at % 9 ? 'inherit' : 'private',
						alt: at % 3 ? '' : 'New York 写真 harbours',
					},
				] )
			)
		)
	);
	await fill();
}, 120_000 );
afterAll( () => removePosts( many ) );

it( 'tokens and statuses are those of all attachments', async () => {
	expect( await drift() ).toEqual( [] );
} );

describe( 'a search finds the same as without tokens', () => {
	afterAll( () => call( 'use_tokens', ! isSqlite ) );

	const searches: Array< [ string, object? ] > = [
		[ 'harbour' ],
		[ 'arbou' ],
		[ 'harbour sunset' ],
		[ 'harbour -sunset' ],
		[ '-sunset' ],
		[ '"new york"' ],
		[ 'new york' ],
		[ '写真' ],
		[ 'york写真' ],
		[ '"york 写真 har"' ],
		[ 'a' ],
		[ 'ax' ],
		[ '1' ],
		[ '20' ],
		[ '204' ],
		[ 'needle', { type: 'image' } ],
		[ 'needle', { isTrash: true } ],
		[ 'sunset', { month: '2019-05' } ],
		[ 'sunset', { author: 99 } ],
		[ 'sunset', { folder: 0 } ],
		[ 'sunset', { alt: 'missing' } ],
		[ 'harbour', { orderby: 'title', isDescending: false } ],
		[ 'harbour', { size: 5, offset: 20 } ],
		[ 'harbour', { size: 1 } ],
		[ 'zeppelin' ],
		[ "o'brien" ],
		[ 'jpg 2019 harbour sunset needle photo song' ],
		[ 'x'.repeat( 70 ) ],
	];
	it.each( searches.map( ( [ search, more = {} ] ) => [ search, more ] as const ) )(
		'%s %j',
		async ( search, more ) => {
			const asked = Object.fromEntries(
				Object.entries( more ).map( ( [ key, value ] ) => [
					key.replace( /[A-Z]/g, ( letter ) => `_${ letter.toLowerCase() }` ),
					value,
				] )
			);
			await call( 'use_tokens', ! isSqlite );
			const withTokens = await call< Found >( 'search', search, asked );
			await call( 'use_tokens', false );
			expect( withTokens ).toEqual( await call< Found >( 'search', search, asked ) );
		}
	);
} );

describe( 'a search', () => {
	beforeAll( () => call( 'use_tokens', ! isSqlite ) );

	it.each( [ 'harbour', 'arbou', 'ax', '1', 'harbour 20' ] )(
		'for %s is counted by tokens alone',
		async ( search ) => {
			const [ , counts, hasTokens ] = await call< Counted >( 'counted', search );
			expect( [ counts, hasTokens ] ).toEqual( isSqlite ? [ 1, false ] : [ 0, true ] );
		}
	);

	it.each( [ '"new york"', '写真', 'harbour -sunset' ] )(
		'for %s is counted by texts',
		async ( search ) => {
			expect( ( await call< Counted >( 'counted', search ) )[ 1 ] ).toBe( 1 );
		}
	);

	it.each( [
		[ 'harbour', false ],
		[ '"new york"', true ],
		[ '', true ],
	] )( 'stores its total if counting is slow: %s', async ( search, isSlow ) => {
		expect( await call( 'stores', search ) ).toBe( isSlow || isSqlite );
	} );

	it( 'does not wait for another process that compares tokens', async () => {
		const [ during, after ] = await call< [ Counted, Counted ] >(
			'search_while_locked',
			ids.song,
			'quixotic'
		);
		expect( during ).toEqual( [ 1, 1, false ] );
		expect( after ).toEqual( isSqlite ? [ 1, 1, false ] : [ 1, 0, true ] );
	} );

	it.each( [
		[ 'a search', true, 'bucolic' ],
		[ 'the daily pass', false, 'halcyon' ],
	] )( 'finds what changed while %s compared tokens', async ( _what, isSearch, title ) => {
		const [ found, old ] = await call< [ number[], number ] >(
			'change_during_comparison',
			isSearch,
			ids.song,
			title
		);
		expect( [ found, old ] ).toEqual( [ [ ids.song ], 0 ] );
		expect( await drift() ).toEqual( [] );
	} );

	it( 'does not compare many outdated blocks', async () => {
		expect( await call( 'mark_many' ) ).toEqual( [ 1, 1, false ] );
		expect( ( await call< unknown[] >( 'check' ) )[ 1 ] ).toBe( ! isSqlite );
	} );
} );

describe( 'tokens are made again', () => {
	beforeEach( fill );

	it( 'after wrong ones, by the daily pass', async () => {
		await call( 'corrupt_tokens' );
		expect( await call( 'check' ) ).toEqual( [ 'ready', ! isSqlite ] );
		expect( await drift() ).toEqual( [] );
	} );

	it( 'after their table was deleted, by the daily pass', async () => {
		await call( 'break_tokens', 'DROP' );
		expect( idsOf( await list( 'search=zinn' ) ) ).toEqual( [ ids.sunset ] );
		expect( await call( 'check' ) ).toEqual( [ 'ready', ! isSqlite ] );
		expect( await drift() ).toEqual( [] );
	} );

	it( 'after their table was emptied, when a library opens', async () => {
		await call( 'break_tokens', 'TRUNCATE' );
		expect( ( await list() ).source ).toBe( 'index' );
		expect( idsOf( await list( 'search=zinn' ) ) ).toEqual( [ ids.sunset ] );
		expect( await fill() ).toBe( 'ready' );
		expect( await drift() ).toEqual( [] );
	} );
} );
