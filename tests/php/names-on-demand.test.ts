import { afterEach, describe, expect, it } from 'vitest';
import { php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/names-on-demand.php' );

/** Marks each translated text of the plugin, to distinguish it from the one in JSON. */
const MARKED = `add_filter( 'gettext_pagewright', static fn ( $text ) => "~$text" ); wp_set_current_user( 1 );`;
const get = ( route: string ) =>
	php< any >( `${ MARKED } return rest_do_request( '${ route }' )->get_data();` );

describe( 'names of blocks and widgets', () => {
	it( 'are translated for the list of blocks in the REST API', async () => {
		expect(
			await get( '/wp/v2/block-types/sowb/siteorigin-widget-button-widget' )
		).toMatchObject( {
			title: '~Button',
			description: expect.stringMatching( /^~./ ),
			keywords: expect.arrayContaining( [ expect.stringMatching( /^~./ ) ] ),
		} );
		expect( await get( '/wp/v2/block-types/sowb/widget-block' ) ).toMatchObject( {
			title: '~Widget (old format)',
			description: expect.stringMatching( /^~./ ),
		} );
	} );

	it( 'that another plugin changed stay', async () => {
		expect( await call( 'names_given_by_others' ) ).toBe( 'Theirs' );
	} );

	it( 'are translated for the list of widgets in the REST API, which contains all', async () => {
		const types: Array< { id: string; name: string; description: string } > =
			await get( '/wp/v2/widget-types' );
		const ours = types.filter( ( { id } ) => id.startsWith( 'sow-' ) );
		expect( ours.map( ( { id } ) => id ) ).toEqual(
			expect.arrayContaining( [ 'sow-button', 'sow-tabs', 'sow-blog' ] )
		);
		for ( const { id, name, description } of ours ) {
			expect( name, id ).toMatch( /^~Pagewright/ );
			expect( description, id ).toMatch( /^~./ );
		}
	} );

	describe( 'on a public page', () => {
		afterEach( () =>
			php( `update_option( 'widget_sow-button', array( '_multiwidget' => 1 ) );` )
		);

		it( 'exist for a widget in a widget area, and for no other', async () => {
			await php(
				`update_option( 'widget_sow-button', array( 3 => array( 'text' => 'Press' ), '_multiwidget' => 1 ) );`
			);
			expect( await call( 'names_of_widgets_in_areas' ) ).toEqual( {
				'sow-button-3': 'Pagewright Button',
			} );
		} );

		it( 'the_widget() prints a widget outside of all widget areas', async () => {
			expect( await call( 'print_headline' ) ).toContain( 'Here' );
		} );
	} );
} );
