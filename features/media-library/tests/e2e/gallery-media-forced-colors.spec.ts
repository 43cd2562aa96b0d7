import { expect, test } from '@playwright/test';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();

/**
 * Returns the selected controls that look like their neighbors in forced colors, where backgrounds and shadows
 * disappear. Text, borders, outlines and icons stay.
 */
const hiddenStates = () =>
	media.page.evaluate( () => {
		const STATES = [ 'aria-pressed', 'aria-selected', 'aria-checked' ];
		const lineOf = ( style: CSSStyleDeclaration ) => [
			style.outlineStyle === 'none' ? '' : style.outlineWidth,
			...[ 'Top', 'Right', 'Bottom', 'Left' ].map( ( side ) => [
				style.getPropertyValue( `border-${ side.toLowerCase() }-style` ),
				style.getPropertyValue( `border-${ side.toLowerCase() }-width` ),
			] ),
			style.fontWeight,
			style.textDecorationLine,
			style.getPropertyValue( 'forced-color-adjust' ) === 'none' ? style.backgroundColor : '',
		];
		const lookOf = ( element: Element ): string =>
			JSON.stringify( [
				...[ null, '::before', '::after' ].map( ( part ) =>
					lineOf( getComputedStyle( element, part ) )
				),
				[ ...element.querySelectorAll( 'svg, input, [class*="check"]' ) ].map(
					( child ) => [
						child.innerHTML.length,
						getComputedStyle( child ).visibility,
						...lineOf( getComputedStyle( child ) ),
					]
				),
			] );
		return STATES.flatMap( ( state ) =>
			[
				...document.querySelectorAll( `.pagewright-media-library [${ state }="true"]` ),
			].flatMap( ( element ) => {
				const list = element.closest( 'ol, ul, [role], .components-button-group' );
				const other = ( list?.parentElement ?? document ).querySelector(
					`.${ CSS.escape( element.classList[ 0 ] ?? '' ) }[${ state }="false"]`
				);
				return other && lookOf( other ) === lookOf( element )
					? [ `${ element.className } ${ element.outerHTML.slice( 0, 120 ) }` ]
					: [];
			} )
		);
	} );

test.beforeAll( () => media.page.emulateMedia( { forcedColors: 'active' } ) );

test( 'in forced colors, the shown file of a gallery differs from the others', async () => {
	await media.open( 'arrange-a-gallery' );
	await media.page.getByRole( 'button', { name: /^Harbor 12: 1 of 5/ } ).click();
	await expect( media.details ).toBeVisible();
	expect( await hiddenStates() ).toEqual( [] );
} );

test( 'in forced colors, the first file of a gallery has a button that looks disabled', async () => {
	await media.open( 'arrange-a-gallery' );
	const colorOf = ( name: RegExp ) =>
		media.page
			.getByRole( 'button', { name } )
			.first()
			.evaluate( ( button ) => getComputedStyle( button ).color );
	expect( await colorOf( / earlier$/ ) ).not.toBe( await colorOf( / later$/ ) );
} );

for ( const state of [ 'choose-several-files', 'grid-screen' ] ) {
	test( `in forced colors, selected files differ from the others: ${ state }`, async () => {
		await media.openPage( state );
		const opener = media.page.getByRole( 'button', { name: 'Open dialog' } );
		if ( state === 'choose-several-files' ) {
			await opener.click();
		}
		await media.fileAt( 1 ).click();
		await expect( media.page.locator( '[aria-selected="true"]' ).first() ).toBeVisible();
		expect( await hiddenStates() ).toEqual( [] );
	} );
}

test( 'in forced colors, pressed and disabled buttons of the image editor differ from others', async () => {
	await media.openPage( 'edit-an-image' );
	await media.page.getByRole( 'button', { name: 'Open', exact: true } ).click();
	const editor = media.page.locator( '.pagewright-edit-image' );
	const lookOf = ( name: string ) =>
		editor
			.getByRole( 'button', { name, exact: true } )
			.evaluate( ( button ) => [
				getComputedStyle( button ).color,
				getComputedStyle( button ).outlineStyle,
			] );
	const usual = await lookOf( 'Zoom out' );
	const [ disabledColor ] = await lookOf( 'Undo' );
	expect( disabledColor ).not.toBe( usual[ 0 ] );
	expect( await lookOf( 'Fit' ) ).toEqual( [ usual[ 0 ], 'solid' ] );
	await editor.getByRole( 'button', { name: 'Rotate right' } ).click();
	await expect( editor.getByRole( 'button', { name: 'Undo', exact: true } ) ).toBeEnabled();
	expect( ( await lookOf( 'Undo' ) )[ 0 ] ).toBe( usual[ 0 ] );
	await editor.getByRole( 'button', { name: 'Zoom in' } ).click();
	await media.page.mouse.move( 0, 0 );
	expect( await lookOf( 'Fit' ) ).toEqual( [ usual[ 0 ], 'none' ] );
} );

test( 'in forced colors, a disabled button of the alternative texts differs from others', async () => {
	await media.openPage( 'images-without-a-text' );
	const colorOf = ( name: RegExp ) =>
		media.page
			.getByRole( 'button', { name } )
			.first()
			.evaluate( ( button ) => getComputedStyle( button ).color );
	expect( await colorOf( /^Undo the last step/ ) ).not.toBe( await colorOf( /^Previous image/ ) );
} );
