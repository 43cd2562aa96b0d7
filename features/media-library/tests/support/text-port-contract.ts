import { describe, expect, it } from 'vitest';
import type { Attachment, MediaPort, Result } from '../../port';
import type { TextListKind, TextPort } from '../../text-port';
import { allRows, idOf, MAY_MS, titles, UNKNOWN_ID, valueOf } from './port-library';

export interface TextPorts {
	media: MediaPort;
	texts: TextPort;
}

const DAY_MS = 86_400_000;
const files = [
	{ title: 'Described', filename: 'one.jpg', alt: 'A hut', date: MAY_MS },
	{ title: 'Talk', filename: 'talk.mp3', mime: 'audio/mpeg', width: 0, height: 0, date: MAY_MS },
	...[ 'Lake', 'Road', 'Hut' ].map( ( title, at ) => ( {
		...{ title, filename: `${ title }.jpg`, date: MAY_MS - at * DAY_MS },
	} ) ),
];

const page = async ( texts: TextPort, kind: TextListKind, position = 0, count = 200 ) =>
	valueOf( await texts.list( { kind, count, position } ) );

/**
 * Defines the tests that every port of alternative texts must pass.
 *
 * @param name Part of the names of the tests.
 * @param open Makes a library that contains exactly these attachments.
 */
export function testTextPort(
	name: string,
	open: ( attachments: ReadonlyArray< Partial< Attachment > > ) => Promise< TextPorts >
): void {
	describe( `the port of texts ${ name }`, () => {
		it( 'lists images without a text by position, the latest first', async () => {
			const { texts } = await open( files );
			const all = await page( texts, 'missing' );
			expect( titles( all.rows ) ).toEqual( [ 'Lake', 'Road', 'Hut' ] );
			const rest = await page( texts, 'missing', 1, 1 );
			expect( titles( rest.rows ) ).toEqual( [ 'Road' ] );
			expect( rest.total ).toBe( 3 );
		} );

		it( 'moves an image between the lists with its mark', async () => {
			const { texts } = await open( files );
			const id = idOf( ( await page( texts, 'missing' ) ).rows, 'Road' );
			expect( valueOf( await texts.setDecorative( id, true ) ) ).toEqual( {
				decorative: true,
			} );
			expect( ( await page( texts, 'missing' ) ).total ).toBe( 2 );
			expect( titles( ( await page( texts, 'decorative' ) ).rows ) ).toEqual( [ 'Road' ] );
			expect( valueOf( await texts.setDecorative( id, false ) ) ).toEqual( {
				decorative: false,
			} );
			expect( ( await page( texts, 'decorative' ) ).total ).toBe( 0 );
		} );

		it( 'takes an image off the list when its text is saved, and lists it without again', async () => {
			const { texts, media } = await open( files );
			const id = idOf( ( await page( texts, 'missing' ) ).rows, 'Lake' );
			valueOf( await media.save( id, { alt: 'A lake' } ) );
			expect( titles( ( await page( texts, 'missing' ) ).rows ) ).toEqual( [
				...[ 'Road', 'Hut' ],
			] );
			valueOf( await media.save( id, { alt: '' } ) );
			expect( ( await page( texts, 'missing' ) ).total ).toBe( 3 );
		} );

		it( 'suggests nothing without a provider', async () => {
			const { texts, media } = await open( files );
			const id = idOf( await allRows( media ), 'Hut' );
			expect( valueOf( await texts.suggest( id ) ) ).toEqual( { text: '' } );
		} );

		const calls: Array<
			[ string, ( texts: TextPort, signal?: AbortSignal ) => Promise< Result< unknown > > ]
		> = [
			[ 'setDecorative', ( texts, of ) => texts.setDecorative( UNKNOWN_ID, true, of ) ],
			[ 'suggest', ( texts, of ) => texts.suggest( UNKNOWN_ID, of ) ],
		];
		it.each( calls )( '%s of something unknown fails with `missing`', async ( _name, call ) => {
			const { texts } = await open( files );
			expect( await call( texts ) ).toEqual( { ok: false, failure: { kind: 'missing' } } );
		} );

		it.each( [
			...calls,
			[
				'list',
				( texts: TextPort, of?: AbortSignal ) =>
					texts.list( { kind: 'missing', count: 4, position: 0 }, of ),
			] as const,
		] )( '%s resolves with `aborted` after its signal', async ( _name, call ) => {
			const { texts } = await open( files );
			const controller = new AbortController();
			const result = call( texts, controller.signal );
			controller.abort();
			expect( await result ).toEqual( { ok: false, failure: { kind: 'aborted' } } );
		} );
	} );
}
