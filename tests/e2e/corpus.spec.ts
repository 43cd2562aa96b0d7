import { expect, test } from '../support/admin-test';
import { corpusOf, corpusWidgets } from '../support/corpus';
import { openEditor, makePost, savedContent } from '../support/editor';
import { setContent } from '../support/fields';
import { php } from '../support/site';

/**
 * WordPress serializes the blocks of a post again when it is saved, and PHP cannot distinguish an
 * object with the keys 0, 1, … from a list.
 */
const asPhp = ( value: unknown ): unknown => {
	if ( value === null || typeof value !== 'object' ) {
		return value;
	}
	const isList = Object.keys( value ).every( ( key, index ) => key === String( index ) );
	return isList
		? Object.values( value ).map( asPhp )
		: Object.fromEntries(
				Object.entries( value ).map( ( [ key, each ] ) => [ key, asPhp( each ) ] )
			);
};

/** Returns the data of the widgets in a post. */
const widgetsIn = ( content: string ) =>
	[ ...content.matchAll( /<!-- wp:(sowb\/\S+) (\{.*?\}) \/-->/gs ) ].map(
		( [ , name, json ] ) => ( {
			name,
			data: asPhp( JSON.parse( json! ).widgetData ),
		} )
	);

const everyday = ( widget: string ) =>
	corpusOf( widget )
		.filter( ( { name } ) => ! name.includes( 'hostile' ) )
		.map( ( { content } ) => content.replaceAll( /@media:\w+/g, '0' ) )
		.join( '\n' );

const PER_POST = 7;
const widgets = corpusWidgets();
const parts = Array.from( { length: Math.ceil( widgets.length / PER_POST ) }, ( _, index ) =>
	widgets.slice( index * PER_POST, ( index + 1 ) * PER_POST )
);

for ( const part of parts ) {
	test( `posts of an old site are saved unchanged: ${ part.join( ', ' ) }`, async ( {
		page,
	} ) => {
		test.setTimeout( 180_000 );
		const content = part.map( everyday ).join( '\n' );
		const id = await makePost( '' );
		await setContent( id, content );
		await openEditor( page, id );
		await page.waitForFunction(
			() => ( window as any ).wp.data.select( 'core/block-editor' ).getBlocks().length > 0
		);
		const invalid = await page.evaluate( () => {
			const { select } = ( window as any ).wp.data;
			const editor = select( 'core/block-editor' );
			return editor
				.getClientIdsWithDescendants()
				.filter( ( each: string ) => ! editor.isBlockValid( each ) ).length;
		} );
		expect( invalid ).toBe( 0 );
		await page.evaluate( async () => {
			const { dispatch } = ( window as any ).wp.data;
			dispatch( 'core/editor' ).editPost( { title: 'Only the title' } );
			// Pending previews lock the post.
			while ( ( window as any ).wp.data.select( 'core/editor' ).isPostSavingLocked() ) {
				await new Promise( ( done ) => setTimeout( done, 100 ) );
			}
			await dispatch( 'core/editor' ).savePost();
		} );
		const before = widgetsIn( content );
		expect( before.length ).toBeGreaterThan( 20 );
		expect( widgetsIn( await savedContent( id ) ) ).toEqual( before );
		await php( `wp_delete_post( ${ id }, true );` );
	} );
}
