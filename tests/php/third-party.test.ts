import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activateExample, removeExample } from '../support/example-plugin';
import { errorLog, php, phpValue, phpFile } from '../support/site';
import { visitor } from '../support/visitor';

const { call } = phpFile( 'tests/php/third-party.php' );

const CLASS = 'PagewrightExample\\Notice';

const render = ( attributes: object ) => call< string >( 'render', attributes );

describe( 'a widget of another plugin', () => {
	beforeAll( activateExample );
	afterAll( removeExample );

	it( 'renders from its folder', async () => {
		const html = await render( {
			widgetClass: CLASS,
			widgetData: {
				text: 'Closed on Monday',
				color: '#ff0000',
				points: [ { label: 'one' } ],
			},
		} );
		expect( html ).toContain( 'so-widget-example-notice' );
		expect( html ).toContain( '--example-notice-background:#ff0000' );
		expect( html ).toMatch( /role="note">\s*<p>Closed on Monday/ );
		expect( html ).toContain( '<li>one</li>' );
	} );

	it( 'migrates its old data', async () => {
		expect(
			await render( { widgetClass: CLASS, widgetData: { message: 'Old words' } } )
		).toContain( 'Old words' );
	} );

	it( 'has a form and a preview with its style sheet', async () => {
		const who = await visitor( 'editor' );
		const post = ( route: string ) =>
			who.fetch( `/wp-json/sowb/v1/widgets/${ route }`, {
				method: 'POST',
				headers: { ...who.nonce, 'Content-Type': 'application/json' },
				body: JSON.stringify( {
					widgetClass: CLASS,
					widgetData: { message: 'Old words' },
				} ),
			} );
		const form = ( await ( await post( 'forms' ) ).json() ) as string;
		expect( form ).toContain( 'data-migrated="1"' );
		expect( form ).toContain( 'Old words' );
		const preview = ( await ( await post( 'previews' ) ).json() ) as { html: string };
		expect( preview.html ).toContain( 'border-inline-start' );
	} );

	it( 'is a classic widget under its class', async () => {
		const html = await php< string >(
			`ob_start(); the_widget( ${ phpValue( CLASS ) }, array( 'text' => 'In the sidebar' ) ); return ob_get_clean();`
		);
		expect( html ).toContain( 'In the sidebar' );
	} );

	it( 'that is incomplete is skipped, and its developer gets a message', async () => {
		const said = await call< string[] >( 'said' );
		expect( said ).toEqual( [ expect.stringContaining( '“class”' ), 'left out' ] );
	} );

	it( 'has the names and images of its options in the form', async () => {
		const form = await call< string >( 'form' );
		const schema = JSON.parse(
			/data-schema="([^"]*)"/
				.exec( form )![ 1 ]!
				.replaceAll( '&quot;', '"' )
				.replaceAll( '&#039;', "'" )
		);
		expect( schema.fields.image_radio.options.b ).toEqual( {
			label: 'Brown',
			image: expect.stringMatching( /^http.*\/pagewright-example\/every-field\/tile\.svg$/ ),
		} );
		expect( schema.fields.presets.presets.tall.label ).toBe( 'Tall' );
		expect( await errorLog() ).toBe( '' );
	} );
} );
