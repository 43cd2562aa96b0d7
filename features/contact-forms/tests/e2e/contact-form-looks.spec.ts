import { expect, test, type Locator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { violations } from '../../../../tests/support/axe';
import { answer, openForm, publishForm, removeForms } from '../support/form-page';
import { sidewaysScroll, withoutFonts } from '../../../../tests/support/layout';
import { php, siteUrl, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/e2e/contact-form-looks.php' );

const TEMPLATE = `<label>Your name
[text* your-name]</label>

<label>Email [email* your-email]</label>

<label for="phone">Phone</label>
[tel* phone id:phone]

[text* company placeholder "Company"]

<label>Topic
[select* topic include_blank "Sales" "Support"]</label>

Interests
[checkbox* interests use_label_element "News" "Events" "A choice whose words go on and on so that they have to be broken on a phone"]

How did you hear of us
[radio heard use_label_element free_text "Search" "Other"]

<label>Date
[date* when]</label>

<label>Guests
[number* guests]</label>

<label>Budget
[range* budget]</label>

<label>Paper
[file* paper]</label>

<label>Message
[textarea* message]</label>

[quiz sum "1+1=?|2"]

[acceptance terms] I agree to the terms. [/acceptance]

[submit "Send"]`;

/** The site's themes, and two test themes: one without styles, and a typical classic theme. */
const MADE = {
	'test-bare': '',
	'test-styled': `
		html, body, p, form { margin: 0; padding: 0; }
		body { padding: 20px; background: #222; color: #eee; font: 18px/1.5 serif; }
		label { display: block; font-weight: 700; font-size: 15px; margin-bottom: 20px; }
		input[type="text"], input[type="email"], input[type="tel"], input[type="date"], input[type="number"], textarea { margin: 0 2px; padding: 9px; border: 2px solid #999; background: #fff; color: #111; }
		button, input[type="submit"] { padding: 12px 30px; border: 0; border-radius: 3px; background: rgb(200, 40, 90); color: #fff; font: 700 16px sans-serif; letter-spacing: 1px; text-transform: uppercase; }`,
};
/** Designs of the button. */
const LOOKS = [
	...[ 'backgroundColor', 'color', 'fontFamily', 'fontSize', 'fontWeight', 'letterSpacing' ],
	...[ 'textTransform', 'paddingTop', 'paddingLeft', 'paddingBottom', 'paddingRight' ],
	...[ 'borderTopLeftRadius', 'borderTopWidth' ],
];
const BUTTONS =
	'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#">Theirs</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';
/** A button of the theme in a classic page, like in a search or comment form. */
const RAW =
	'<!-- wp:html --><form class="theirs"><p><input type="submit" value="Theirs"></p></form><!-- /wp:html -->';

const useTheme = async ( name: string ) => {
	await php( `switch_theme( '${ name }' );` );
	// The first request with a new theme rearranges the widgets.
	await fetch( siteUrl );
};
/** A style variation of Twenty Twenty-Five, or none. */
const useVariation = ( file: string ) => {
	const { settings = {}, styles = {} } = file
		? JSON.parse(
				readFileSync(
					`${ process.env.SITE_DIR }/wp-content/themes/twentytwentyfive/styles/${ file }.json`,
					'utf8'
				)
			)
		: {};
	if ( settings.color?.palette ) {
		settings.color.palette = { theme: settings.color.palette };
	}
	const data = { version: 3, isGlobalStylesUserThemeJSON: true, settings, styles };
	return call( 'use_variation', data );
};

let forms: { address: string; id: number }[] = [];
test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeAll( async () => {
	await call( 'install_themes', MADE );
	forms = [];
	for ( const locale of [ '', 'he_IL' ] ) {
		forms.push(
			await publishForm( TEMPLATE, {
				around: `${ BUTTONS }${ RAW }%s`,
				locale,
				settings: 'acceptance_as_validation: on',
			} )
		);
	}
} );
test.afterAll( async () => {
	await removeForms();
	await useVariation( '' );
	await useTheme( 'twentytwentyfive' );
	await call( 'remove_themes', Object.keys( MADE ) );
} );

const looksOf = ( one: Locator ) =>
	one.evaluate( ( node, names ) => {
		const style = getComputedStyle( node );
		// A border without a width is not visible.
		const border = style.borderTopWidth === '0px' ? [] : [ 'borderTopStyle', 'borderTopColor' ];
		return Object.fromEntries(
			[ ...names, ...border ].map( ( name ) => [ name, style[ name as never ] ] )
		);
	}, LOOKS );
const boxes = ( page: Page, selector: string ) =>
	page.locator( `.wpcf7-form ${ selector }` ).evaluateAll( ( all ) =>
		all.map( ( one ) => {
			const { left, right, width } = one.getBoundingClientRect();
			return [ left, right, width ].map( Math.round ) as [ number, number, number ];
		} )
	);
const FIELDS =
	'.wpcf7-form-control:is(input:not([type=submit], [type=checkbox]), textarea, select)';

/** Checks everything that a form must fulfill in any theme. */
async function inspect( page: Page, isBlockTheme: boolean ) {
	await withoutFonts( page );
	for ( const [ at, width ] of [ 1280, 390, 320 ].flatMap(
		( one ) =>
			[
				[ 0, one ],
				[ 1, one ],
			] as const
	) ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( forms[ at ]!.address );
		await page.locator( '.wpcf7.js' ).waitFor();
		expect( await sidewaysScroll( page ), `${ width } px` ).toBe( 0 );
		const fields = await boxes( page, FIELDS );
		expect( fields ).toHaveLength( 11 );
		expect(
			new Set( fields.map( ( one ) => one.join() ) ).size,
			`${ fields.join( ' | ' ) }`
		).toBe( 1 );
		// Groups, the button and the message area start where fields do.
		const edge = at === 0 ? 0 : 1;
		const lines = [
			...( await boxes( page, '.wpcf7-list-item:first-child' ) ),
			...( await boxes( page, '.wpcf7-submit' ) ),
		].map( ( one ) => one[ edge ] );
		// A theme that aligns all text left also does so in RTL forms.
		if ( at === 0 ) {
			expect( new Set( lines ) ).toEqual( new Set( [ fields[ 0 ]![ edge ] ] ) );
		}
	}
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.goto( forms[ 0 ]!.address );
	await page.locator( '.wpcf7.js' ).waitFor();
	const theirs = isBlockTheme
		? page.locator( '.wp-block-button__link' )
		: page.locator( '.theirs input' );
	expect( await looksOf( page.locator( '.wpcf7-submit' ) ) ).toEqual(
		await looksOf( theirs.first() )
	);
}

for ( const [ name, theme, variation ] of [
	[ 'a block theme', 'twentytwentyfive', '' ],
	[ 'its dark variation', 'twentytwentyfive', '01-evening' ],
	[ 'its variation with square buttons', 'twentytwentyfive', '08-midnight' ],
	[ 'a theme that says nothing', 'test-bare', '' ],
	[ 'a dark classic theme', 'test-styled', '' ],
] as const ) {
	test( `in ${ name }, a form matches the design of the theme`, async ( { page } ) => {
		await useTheme( theme );
		if ( theme === 'twentytwentyfive' ) {
			await useVariation( variation );
		}
		await inspect( page, theme === 'twentytwentyfive' );
		await page.locator( '.wpcf7-submit' ).click();
		await expect( page.locator( '.wpcf7-form.invalid' ) ).toBeVisible();
		expect( await violations( page, { include: '.wpcf7' } ) ).toEqual( [] );
	} );
}

test( 'in every other theme of the site, too', async ( { page } ) => {
	const themes = await call< Record< string, boolean > >( 'themes', MADE );
	for ( const [ name, isBlockTheme ] of Object.entries( themes ) ) {
		await test.step( name, async () => {
			await useTheme( name );
			await inspect( page, isBlockTheme );
		} );
	}
	expect( Object.keys( themes ) ).not.toContain( 'twentytwentyfive' );
} );

test.describe( 'required fields', () => {
	test.beforeAll( () => useTheme( 'twentytwentyfive' ) );

	test( 'have a visible mark that screen readers do not read', async ( { page } ) => {
		await page.goto( forms[ 0 ]!.address );
		const words = await page
			.locator( '.wpcf7-form' )
			.evaluate( ( form ) =>
				[ ...form.querySelectorAll( '.pagewright-required' ) ].map( ( mark ) => [
					mark.parentElement!.textContent!.replace( /\s+/g, ' ' ).trim().slice( 0, 24 ),
					mark.getBoundingClientRect().width > 3,
				] )
			);
		expect( words.filter( ( [ , isSeen ] ) => ! isSeen ) ).toEqual( [] );
		expect( words.map( ( [ word ] ) => word ) ).toEqual( [
			'Your name*',
			'Email*',
			'Phone*',
			expect.stringMatching( /^Topic\*/ ),
			expect.stringMatching( /^Interests\*/ ),
			expect.stringMatching( /^How did you hear of us\*/ ),
			'Date*',
			'Guests*',
			'Budget*',
			'Paper*',
			'Message*',
			'1+1=?*',
			'I agree to the terms.*',
		] );
		await expect( page.locator( '[name=company]' ) ).toHaveAttribute(
			'placeholder',
			'Company *'
		);
		for ( const name of [ 'Your name', 'Email', 'Company', 'Date', 'Guests', 'Message' ] ) {
			await expect(
				page
					.locator( '.wpcf7-form' )
					.getByRole( name === 'Guests' ? 'spinbutton' : 'textbox', {
						name,
						exact: true,
					} )
			).toHaveAttribute( 'aria-required', 'true' );
		}
	} );

	test( 'of a sent form, with its message', async ( { page } ) => {
		await openForm( page, forms[ 0 ]!.address, { feedback: answer( 'mail_sent' ) } );
		await page.locator( '.wpcf7-submit' ).click();
		await expect( page.locator( '.wpcf7-response-output' ) ).toBeVisible();
		const [ output ] = await boxes( page, '.wpcf7-response-output' );
		expect( output ).toEqual( ( await boxes( page, FIELDS ) )[ 0 ] );
	} );
} );
