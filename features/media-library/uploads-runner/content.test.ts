import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { areEqual, contentOf, withoutFile } from './content';

const fileOf = ( text: string ) => new File( [ text ], 'a.txt' );
const LONG = 'x'.repeat( 5000 );

it( 'has the hash of a file, which is read once', async () => {
	const file = fileOf( 'Some text' );
	const read = vi.spyOn( file, 'arrayBuffer' );
	const hash = createHash( 'sha256' ).update( 'Some text' ).digest( 'hex' );
	expect( await contentOf( file ).hash() ).toBe( hash );
	expect( await contentOf( file ).hash() ).toBe( hash );
	expect( read ).toHaveBeenCalledOnce();
} );

it( 'differs by its middle or its end without reading the whole file', async () => {
	const [ first, middle, end ] = [
		...[ fileOf( LONG ), fileOf( `${ LONG.slice( 0, 2600 ) }a${ LONG.slice( 2601 ) }` ) ],
		fileOf( `${ LONG.slice( 1 ) }a` ),
	] as const;
	const reads = [ first, middle, end ].map( ( file ) => vi.spyOn( file, 'arrayBuffer' ) );
	expect( await areEqual( contentOf( first ), contentOf( middle ) ) ).toBe( false );
	expect( await areEqual( contentOf( first ), contentOf( end ) ) ).toBe( false );
	reads.forEach( ( read ) => expect( read ).not.toHaveBeenCalled() );
} );

it( 'differs by other bytes, is equal by all, and may be equal if a file cannot be read', async () => {
	const content = contentOf( fileOf( LONG ) );
	expect( await areEqual( content, contentOf( fileOf( `a${ LONG.slice( 1 ) }` ) ) ) ).toBe(
		false
	);
	expect( await areEqual( content, contentOf( fileOf( LONG ) ) ) ).toBe( true );
	const gone = { size: 5000, sample: async () => '', hash: async () => '' };
	expect( await areEqual( content, gone ) ).toBe( true );
} );

it( 'is the same without its file', async () => {
	const content = contentOf( fileOf( LONG ) );
	expect( await areEqual( withoutFile( content ), content ) ).toBe( true );
} );
