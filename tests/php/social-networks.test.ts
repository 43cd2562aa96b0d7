// Does not depend on the database.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { phpValue, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/social-networks.php' );

const networks = JSON.parse(
	readFileSync( 'blocks/social-media-buttons/networks.json', 'utf8' )
) as Record< string, Record< string, string > >;

/** Runs PHP with `$widget` and a network of another plugin. */
const withAcme = < T >( code: string ) => call< T >( 'with_acme', code );

const render = ( data: object ) =>
	withAcme< string >( `
	return render_block( array( 'blockName' => $widget->block, 'attrs' => array( 'widgetClass' => $widget->class, 'widgetData' => ${ phpValue( data ) } ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
` );

describe( 'social networks', () => {
	it( 'have a name, an icon, and an icon color with contrast', async () => {
		const wrong = await call< string[] >( 'wrong' );
		expect( wrong ).toEqual( [] );
		expect( Object.keys( networks ) ).toHaveLength( 84 );
	} );

	it( 'are passed to scripts of the form, including those of a filter', async () => {
		const answer = await withAcme< { networks: typeof networks } >(
			`return apply_filters( 'pagewright/widget/javascript-variables', null, $widget );`
		);
		expect( Object.keys( answer ) ).toEqual( [ 'networks' ] );
		expect( answer.networks ).toMatchObject( networks );
		expect( answer.networks.acme ).toMatchObject( { label: 'Acme', button_color: '#fffc00' } );
		expect( answer.networks ).not.toHaveProperty( 'broken' );
	} );

	it( 'are the options of the form, and fill in URL and colors', async () => {
		const { options, fills } = await withAcme< {
			options: Record< string, string >;
			fills: Record< string, object >;
		} >(
			`return apply_filters( 'pagewright/widget/form', $loader->fields( $widget ), $widget )['networks']['fields']['name'];`
		);
		expect( options ).toMatchObject( { facebook: 'Facebook', '500px': '500px', acme: 'Acme' } );
		expect( fills.facebook ).toEqual( {
			url: 'https://www.facebook.com/',
			icon_color: '#fff',
			button_color: '#3a5795',
		} );
		expect( fills.acme, 'white cannot be seen on yellow' ).toMatchObject( {
			icon_color: '#1b1b1f',
		} );
	} );

	it( 'do not affect other widgets', async () => {
		expect(
			await withAcme(
				`return apply_filters( 'pagewright/widget/javascript-variables', null, $loader->find( 'SiteOrigin_Widget_Button_Widget' ) );`
			)
		).toBeNull();
	} );

	it( 'of a filter are printed with their name and a link icon', async () => {
		const html = await render( { networks: [ { name: 'acme', url: '' } ] } );
		expect( html ).toContain( 'href="https://acme.example/"' );
		expect( html ).toContain( '>Acme</span></a>' );
	} );

	it( 'that are unknown stay in the data of a classic widget', async () => {
		const stored = await withAcme< { networks: Array< { name: string } > } >( `
			return \\Pagewright\\Schema\\Walk::clean_for_storage( $loader->fields( $widget ), ${ phpValue( { networks: [ { name: 'gone-network', url: 'https://example.org' } ] } ) }, new \\Pagewright\\Fields\\Registry() );
		` );
		expect( stored.networks[ 0 ]!.name ).toBe( 'gone-network' );
	} );
} );
