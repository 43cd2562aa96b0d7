// Does not depend on the database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inside } from '../support/forms';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-defaults.php' );

const valueOf = async ( template: string, before: string ) =>
	/ value="([^"]*)"/.exec( ( await inside( [ template ], before ) )[ 0 ] ?? '' )?.[ 1 ];

let post = 0;
beforeAll( async () => {
	post = await call< number >( 'make_values' );
} );
afterAll( () => php( `wp_delete_post( ${ post }, true ); delete_user_meta( 1, 'first_name' );` ) );

const loop = () => `query_posts( 'p=${ '{id}' }' ); the_post();`.replace( '{id}', String( post ) );

describe( 'the default value of a field', () => {
	it.each( [
		[
			'the URL',
			'[text a default:get "x"]',
			`$_GET['a'] = 'from \\\\"here\\\\"';`,
			'from &quot;here&quot;',
		],
		[
			'the URL, without markup',
			'[text a default:get]',
			`$_GET['a'] = '<script>1</script>b%3Cc';`,
			'bc',
		],
		[ 'the given value if the URL has none', '[text a default:get "x"]', '', 'x' ],
		[ 'the posted value', '[text a default:post]', `$_POST['a'] = '5';`, '5' ],
		[
			'a list: its first value',
			'[text a default:get]',
			`$_GET['a'] = array( '', '2', '3' );`,
			'2',
		],
		[ 'the user name', '[text a default:user_login]', 'wp_set_current_user( 1 );', 'admin' ],
		[
			'a field of the user',
			'[text a default:user_first_name]',
			'wp_set_current_user( 1 );',
			'Ada',
		],
		[ 'nothing for visitors', '[text a default:user_login "x"]', '', 'x' ],
		[ 'no secret of the user', '[text a default:user_pass]', 'wp_set_current_user( 1 );', '' ],
		[
			'the first that is not empty',
			'[text a default:get default:user_login]',
			'wp_set_current_user( 1 );',
			'admin',
		],
		[ 'hidden fields too', '[hidden a default:get]', `$_GET['a'] = '7';`, '7' ],
	] )( 'comes from %s', async ( name, template, before, value ) => {
		expect( await valueOf( template, before ), name ).toBe( value );
	} );

	it( 'comes from the post in the loop, and from no post outside of it', async () => {
		expect( await valueOf( '[text color default:post_meta]', loop() ) ).toBe( 'blue' );
		expect( await valueOf( '[text color default:post_meta]', '' ) ).toBe( '' );
	} );

	it( 'comes from shortcode attributes that a filter allows', async () => {
		const html = ( filter: string ) => call< string >( 'html', filter );
		const filter = `add_filter( 'shortcode_atts_wpcf7', fn ( $out, $pairs, $atts ) => $out + array( 'city' => $atts['city'] ), 10, 3 );`;
		expect( await html( filter ) ).toContain( 'value="Oslo"' );
		expect( await html( '' ) ).toContain( 'value="x"' );
	} );

	it( 'selects options in groups and menus', async () => {
		const before = `$_GET['a'] = array( 'Two', 'None' );`;
		const [ boxes = '', menu = '', several = '' ] = await inside(
			[
				'[checkbox a default:get default:3 "One" "Two" "Three"]',
				'[select a default:get "One" "Two"]',
				'[select a multiple default:get default:1 "One" "Two"]',
			],
			before
		);
		expect( boxes.match( /value="(\w+)" checked/g ) ).toEqual( [
			'value="Two" checked',
			'value="Three" checked',
		] );
		expect( menu.match( /value="(\w+)" selected/g ) ).toEqual( [ 'value="Two" selected' ] );
		expect( several.match( /value="(\w+)" selected/g ) ).toHaveLength( 2 );
	} );
} );
