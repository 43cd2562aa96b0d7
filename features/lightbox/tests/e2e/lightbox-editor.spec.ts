import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, openEditor, problemsOf, savedContent } from '../../../../tests/support/editor';
import { gallery, image, pictures } from '../support/lightbox';
import { php } from '../../../../tests/support/site';

const CONTENT: Record< string, ( all: Awaited< ReturnType< typeof pictures > > ) => string > = {
	'a gallery': ( { dunes, fjord } ) => gallery( [ image( dunes ), image( fjord ) ] ),
	'an image widget': ( { dunes } ) =>
		`<!-- wp:sowb/siteorigin-widget-image-widget ${ JSON.stringify( { widgetClass: 'SiteOrigin_Widget_Image_Widget', widgetData: { image: dunes.id, url: dunes.file } } ) } /-->`,
};

for ( const [ name, content ] of Object.entries( CONTENT ) ) {
	test( `${ name } has its own setting for the lightbox, which can be reset`, async ( {
		page,
	} ) => {
		const id = await makePost( content( await pictures() ) );
		const problems = problemsOf( page );
		await openEditor( page, id );
		const select = () =>
			page.evaluate( () => {
				const { select: from, dispatch } = ( window as any ).wp.data;
				const [ block ] = from( 'core/block-editor' ).getBlocks();
				dispatch( 'core/block-editor' ).selectBlock( block.clientId );
				dispatch( 'core/interface' ).enableComplementaryArea( 'core', 'edit-post/block' );
				dispatch( 'core/edit-post' ).openGeneralSidebar( 'edit-post/block' );
				return block.isValid;
			} );
		expect( await select() ).toBe( true );
		const control = page.getByLabel( 'Open images in a lightbox' );
		if ( name === 'a gallery' ) {
			await page.getByRole( 'tab', { name: 'Settings', exact: true } ).click();
		}
		await page.getByRole( 'button', { name: 'Advanced' } ).click();
		await expect( control ).toHaveValue( '' );
		const save = () =>
			page.evaluate( () => ( window as any ).wp.data.dispatch( 'core/editor' ).savePost() );
		for ( const [ choice, stored ] of [
			[ 'off', '"pagewrightLightbox":"off"' ],
			[ 'on', '"pagewrightLightbox":"on"' ],
		] as const ) {
			await control.selectOption( choice );
			await save();
			expect( await savedContent( id ) ).toContain( stored );
		}
		await control.selectOption( '' );
		await save();
		expect( await savedContent( id ) ).not.toContain( 'pagewrightLightbox' );
		expect( problems ).toEqual( [] );
		await php( `wp_delete_post( ${ id }, true );` );
	} );
}
