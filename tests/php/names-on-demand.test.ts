import { afterEach, describe, expect, it } from 'vitest';
import { php } from '../support/site';

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
		expect( await get( '/wp/v2/block-types/wordpress-popular-posts/widget' ) ).toMatchObject( {
			title: '~Popular Posts (old format)',
		} );
	} );

	it( 'that another plugin gave to a block stay', async () => {
		expect(
			await php(
				`${ MARKED } WP_Block_Type_Registry::get_instance()->get_registered( 'sowb/siteorigin-widget-button-widget' )->title = 'Theirs'; return rest_do_request( '/wp/v2/block-types/sowb/siteorigin-widget-button-widget' )->get_data()['title'];`
			)
		).toBe( 'Theirs' );
	} );

	it( 'are translated for the list of widgets in the REST API, which has all of them', async () => {
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

	describe( 'on a page of visitors', () => {
		afterEach( () =>
			php( `update_option( 'widget_sow-button', array( '_multiwidget' => 1 ) );` )
		);

		it( 'are there for a widget that stands in an area, and for no other', async () => {
			await php(
				`update_option( 'widget_sow-button', array( 3 => array( 'text' => 'Press' ), '_multiwidget' => 1 ) );`
			);
			expect(
				await php(
					`return array_map( static fn ( $widget ) => $widget['name'], array_filter( $GLOBALS['wp_registered_widgets'], static fn ( $id ) => str_starts_with( $id, 'sow-' ), ARRAY_FILTER_USE_KEY ) );`
				)
			).toEqual( { 'sow-button-3': 'Pagewright Button' } );
		} );

		it( 'the_widget() prints one that stands nowhere', async () => {
			expect(
				await php(
					`ob_start(); the_widget( 'SiteOrigin_Widget_Headline_Widget', array( 'headline' => array( 'text' => 'Here' ) ) ); return ob_get_clean();`
				)
			).toContain( 'Here' );
		} );
	} );
} );
