import { expect, test } from '../support/admin-test';
import { BUTTON, problemsOf, save } from '../support/editor';
import { dataNow, field, formOf, openSections, savedData } from '../support/fields';
import { php } from '../support/site';

const ICON = 'button_icon.icon_selected';

test.describe( 'icons', () => {
	test( 'of the largest family render as they come into view, and are selected with the keyboard', async ( {
		page,
	} ) => {
		const problems = problemsOf( page );
		const { id, canvas } = await formOf( page, BUTTON, {
			text: 'Go',
			button_icon: { icon_selected: 'materialicons-sowm-round-home' },
		} );
		const icon = field( canvas, ICON );
		await icon.getByRole( 'button', { name: 'Icon home' } ).focus();
		await page.keyboard.press( 'Enter' );
		const grid = icon.getByRole( 'grid', { name: 'Icons' } );
		await expect( grid.getByRole( 'button', { name: 'home', exact: true } ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await expect( icon.getByRole( 'searchbox' ) ).toBeFocused();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( icon.getByLabel( 'Style' ) ).toBeFocused();
		await expect( icon.getByLabel( 'Style' ) ).toHaveValue( 'sowm-round' );
		await page.keyboard.press( 'Shift+Tab' );
		await expect( icon.getByLabel( 'Family' ) ).toBeFocused();
		for ( let press = 0; press < 3; press++ ) {
			await page.keyboard.press( 'Tab' );
		}
		const focused = canvas.locator( '.pagewright-icon__choice:focus' );
		await expect( focused ).toHaveAccessibleName( 'home' );
		await page.keyboard.press( 'Control+End' );
		await expect( focused ).toHaveAccessibleName( /^zoom_out/ );
		const box = await focused.boundingBox();
		expect( box!.height ).toBeGreaterThanOrEqual( 24 );
		expect(
			await focused.locator( 'use' ).evaluate( async ( use ) => {
				for ( let tries = 0; tries < 50; tries++ ) {
					const { width } = ( use as SVGGraphicsElement ).getBBox();
					if ( width > 0 ) {
						return width;
					}
					await new Promise( ( next ) => setTimeout( next, 50 ) );
				}
				return 0;
			} ),
			'it is drawn'
		).toBeGreaterThan( 4 );
		expect( await grid.getByRole( 'button' ).count() ).toBeLessThan( 300 );
		const name = await focused.getAttribute( 'aria-label' );
		await page.keyboard.press( 'Enter' );
		await save( page );
		expect( ( await savedData( id ) ).button_icon.icon_selected ).toBe(
			`materialicons-sowm-round-${ name }`
		);
		expect( problems ).toEqual( [] );
	} );

	test( 'are searched without delaying typing', async ( { page }, info ) => {
		const { canvas } = await formOf( page, BUTTON, { text: 'Go' } );
		const icon = field( canvas, ICON );
		await icon.getByRole( 'button', { name: /Select icon/ } ).click();
		/** Longest delay between two frames while the user types. */
		const jank = async ( family: string, text: string ) => {
			await icon.getByLabel( 'Family' ).selectOption( family );
			const search = icon.getByLabel( 'Search icons' );
			await expect( icon.getByRole( 'status' ) ).toHaveText( /icons$/ );
			await search.fill( '' );
			await page.evaluate( () => {
				const frames: number[] = [];
				let last = performance.now();
				const tick = ( now: number ) => {
					frames.push( now - last );
					last = now;
					requestAnimationFrame( tick );
				};
				requestAnimationFrame( tick );
				Object.assign( window, { testFrames: frames } );
			} );
			await search.pressSequentially( text, { delay: 40 } );
			await expect( icon.getByRole( 'status' ) ).toHaveText( /^\d+ icons?$/ );
			return page.evaluate( () =>
				( ( window as any ).testFrames as number[] )
					.slice( 1 )
					.reduce( ( a, b ) => Math.max( a, b ) )
			);
		};
		const small = await jank( 'elegantline', 'cloud' );
		const large = await jank( 'materialicons', 'cloud' );
		info.annotations.push( {
			type: 'longest frame, 2200 icons to 100',
			description: `${ ( large / small ).toFixed( 2 ) } (${ large.toFixed( 0 ) } ms to ${ small.toFixed( 0 ) } ms)`,
		} );
		expect( await icon.getByRole( 'gridcell' ).count() ).toBeLessThan( 150 );
	} );

	test( 'with an older name are shown, and kept until another is selected', async ( {
		page,
	} ) => {
		const kept = {
			text: 'Go',
			button_icon: { icon_selected: 'materialicons-sowm-round-lock_outline' },
		};
		const { id, canvas } = await formOf( page, BUTTON, kept );
		const icon = field( canvas, ICON );
		await expect( icon.getByRole( 'button', { name: 'Icon lock' } ) ).toBeVisible();
		await expect( icon ).not.toContainText( 'is not an available icon' );
		await canvas.getByLabel( 'Button text' ).fill( 'Stay' );
		await save( page );
		expect( await savedData( id ) ).toEqual( { ...kept, text: 'Stay' } );
	} );
} );

test.describe( 'fonts', () => {
	test( 'and weights are searched and selected with the keyboard alone, without a request to a font service', async ( {
		page,
	} ) => {
		const problems = problemsOf( page );
		const outside: string[] = [];
		page.on( 'request', ( request ) => {
			if ( /googleapis|gstatic/.test( request.url() ) ) {
				outside.push( request.url() );
			}
		} );
		const { id, canvas } = await formOf( page, BUTTON, { text: 'Go' } );
		await openSections( canvas );
		const font = field( canvas, 'design.font' );
		const input = font.getByRole( 'combobox', { name: 'Font', exact: true } );
		await input.focus();
		await page.keyboard.press( 'ArrowDown' );
		await expect( font.getByRole( 'status' ) ).toHaveText( /^19\d\d fonts$/ );
		await page.keyboard.type( 'source sans' );
		await expect( font.getByRole( 'option' ).first() ).toHaveText( /^Source Sans 3/ );
		await page.keyboard.press( 'Enter' );
		await expect( input ).toBeFocused();
		await expect( input ).toHaveValue( 'Source Sans 3' );
		await page.keyboard.press( 'Tab' );
		await expect( font.getByLabel( 'Weight and style' ) ).toBeFocused();
		await page.keyboard.type( 'Bold' );
		await expect( font ).toContainText( 'This font is not on your site' );
		await expect
			.poll( async () => ( await dataNow( page ) ).design.font )
			.toBe( 'Source Sans 3:700' );
		await save( page );
		expect( ( await savedData( id ) ).design.font ).toBe( 'Source Sans 3:700' );
		await page.goto( await php< string >( `return get_permalink( ${ id } );` ) );
		await expect( page.locator( '.sowb-button' ) ).toHaveCSS( 'font-weight', '700' );
		expect( outside ).toEqual( [] );
		expect( problems ).toEqual( [] );
	} );
} );
