// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { php, phpValue, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/rich-fields.php' );

const clean = ( html: string ) =>
	php< string >(
		`return Pagewright\\Fields\\Tinymce\\RichText::clean( ${ phpValue( html ) } );`
	);
const icon = ( value: string ) =>
	php< string >( `return Pagewright\\Providers\\Icons\\Icons::html( ${ phpValue( value ) } );` );

describe( 'rich text', () => {
	it.each( [
		[ 'drops a script with its text', '<p>One<script>alert(1)</script></p>', '<p>One</p>' ],
		[ 'drops a script that never ends', 'a<script>b', 'a' ],
		[ 'drops a script that is split in two', '<scr<script>ipt>alert(1)</scr</script>ipt>', '' ],
		[ 'drops event handlers', '<b onclick="x()">y</b>', '<b>y</b>' ],
		[
			'drops javascript: URLs',
			'<a href="javascript:alert(1)">x</a>',
			'<a href="alert(1)">x</a>',
		],
		[
			'keeps a frame of a service that WordPress embeds',
			'<iframe src="https://player.vimeo.com/video/1" width="5"></iframe>',
			'<iframe src="https://player.vimeo.com/video/1" width="5"></iframe>',
		],
		[
			'empties a frame of any other site',
			'<iframe src="https://example.com/x" width="5"></iframe>',
			'<iframe  width="5"></iframe>',
		],
		[
			'empties a frame with a script',
			'<iframe src="javascript:alert(1)"></iframe>',
			'<iframe></iframe>',
		],
		[ 'empties a frame with srcdoc', '<iframe srcdoc="x"></iframe>', '<iframe></iframe>' ],
		[ 'closes open elements', '<b>open', '<b>open</b>' ],
		[ 'keeps line breaks and shortcodes', 'a\n\n[gallery ids="1"]', 'a\n\n[gallery ids="1"]' ],
	] )( '%s', async ( _, raw, stored ) => expect( await clean( raw ) ).toBe( stored ) );

	it( 'is the same for an administrator', async () => {
		const html = '<p>a<script>b</script></p>';
		expect(
			await php(
				`wp_set_current_user( 1 ); return Pagewright\\Fields\\Tinymce\\RichText::clean( ${ phpValue( html ) } );`
			)
		).toBe( await clean( html ) );
	} );

	it( 'converts line breaks to paragraphs in visual text only, if enabled', async () => {
		const html = ( editor: string, autop: boolean ) =>
			php(
				`return Pagewright\\Fields\\Tinymce\\RichText::html( "a\\n\\nb", '${ editor }', ${ autop } );`
			);
		expect( await html( 'tmce', true ) ).toBe( '<p>a</p>\n<p>b</p>\n' );
		expect( await html( 'html', true ) ).toBe( 'a\n\nb' );
		expect( await html( 'tmce', false ) ).toBe( 'a\n\nb' );
	} );
} );

describe( 'icons', () => {
	it.each( [
		[ 'fontawesome-sow-fas-ship', 'sow-fas', '&#xf21a;' ],
		[ 'fontawesome-ship', 'sow-fas', '&#xf21a;' ],
		[ 'fontawesome-star-o', 'sow-far', '&#xf005;' ],
		[ 'fontawesome-sow-fas-home', 'sow-fas', '&#xf015;' ],
	] )( '%s renders %s', async ( value, style, glyph ) =>
		expect( await icon( value ) ).toMatch(
			new RegExp(
				`^<span class="sow-icon-fontawesome ${ style }" data-sow-icon="${ glyph }" aria-hidden="true"><svg .*</svg></span>$`
			)
		)
	);

	it.each( [
		[ 'materialicons-sowm-round-home', 'materialicons sowm-round', 'e88a' ],
		[ 'materialicons-home', 'materialicons sowm-regular', 'e88a' ],
		[ 'materialicons-sowm-twotone-wallet_giftcard', 'materialicons sowm-twotone', 'e8f6' ],
		[ 'materialicons-sowm-round-lock_outline', 'materialicons sowm-outlined', 'e897' ],
		[ 'materialicons-sowm-regular-0', 'materialicons sowm-regular', 'eb8d' ],
		[ 'ionicons-android-alarm-clock', 'ionicons', 'f35a' ],
		[ 'typicons-heart', 'typicons', '\\w+' ],
		[ 'genericons-facebook-alt', 'genericons', '\\w+' ],
		[ 'elegantline-attachment', 'elegantline', '\\w+' ],
		[ 'icomoon-IcoMoon', 'icomoon', '\\w+' ],
		[ 'icomoon-price-ta', 'icomoon', '\\w+' ],
	] )( '%s renders %s', async ( value, classes, code ) =>
		expect( await icon( value ) ).toMatch(
			new RegExp(
				`^<span class="sow-icon-${ classes }" data-sow-icon="&#x${ code };" aria-hidden="true"><svg [^>]*viewBox="0 0 \\d+ \\d+"[^>]*><.*></svg></span>$`
			)
		)
	);

	it.each( [
		'',
		'ionicons-sowm-round-home',
		'materialicons-sowm-nope-home',
		'materialicons-sowm-round-"><script>',
		'typicons-../../../wp-config',
		'icomoon-a"\nid',
		'fontawesome',
		'fontawesome-nope',
		'fontawesome-sow-fas-../../plugin',
		'acme-boat',
	] )( '"%s" prints nothing', async ( value ) => expect( await icon( value ) ).toBe( '' ) );

	it( 'needs a few kilobytes for one icon of each family', async () => {
		const values = [
			'fontawesome-sow-fas-ship',
			'materialicons-sowm-round-home',
			'ionicons-ionic',
			'typicons-heart',
			'genericons-cart',
			'elegantline-heart',
			'icomoon-home',
		];
		const { kept, peak } = await call< { kept: number; peak: number } >( 'load_icons', values );
		expect( kept, 'what stays in memory' ).toBeLessThan( 400 * 1024 );
		expect( peak, 'at any time' ).toBeLessThan( 800 * 1024 );
	} );

	it( 'prints only declarations in its style', async () => {
		expect( await call( 'icon_with_declarations' ) ).toContain(
			' style="color:red;font-size:12px" '
		);
	} );

	it( 'renders a family of another plugin with its font', async () => {
		const family = {
			acme: {
				name: 'Acme',
				style_uri: 'https://example.com/a.css',
				icons: { boat: '&#xe001;' },
			},
		};
		const [ html, isEnqueued ] = await call< [ string, boolean ] >( 'icon_of_add_on', family );
		expect( html ).toBe(
			'<span class="sow-icon-acme" data-sow-icon="&#xe001;" aria-hidden="true"></span>'
		);
		expect( isEnqueued ).toBe( true );
	} );
} );

describe( 'links and images', () => {
	const href = ( value: string ) =>
		php( `return Pagewright\\Fields\\Link\\Href::of( ${ phpValue( value ) } );` );
	it( 'link to a published post, and not to a draft or a missing one', async () => {
		const [ published, draft, link ] = await call< [ number, number, string ] >( 'links' );
		expect( await href( `post: ${ published }` ) ).toBe( link );
		expect( await href( `post: ${ draft }` ) ).toBe( '' );
		expect( await href( 'post: 999999' ) ).toBe( '' );
	} );

	it( 'print a URL with its size, and nothing for a script', async () => {
		const image = ( fallback: string ) =>
			php(
				`return Pagewright\\Providers\\Images\\Images::html( 0, ${ phpValue( fallback ) }, 'full', array( 'alt' => '"q"' ) );`
			);
		expect( await image( 'https://example.com/a.png#320x200' ) ).toBe(
			'<img src="https://example.com/a.png" width="320" height="200" alt="&quot;q&quot;" decoding="async" loading="lazy">'
		);
		expect( await image( 'javascript:x' ) ).toBe( '' );
	} );
} );
