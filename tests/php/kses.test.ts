// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { php, phpValue, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/kses.php' );

const ELEMENTS =
	'a abbr animate annotation-xml applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas caption center circle cite code col colgroup command data datalist dd del details dfn dialog dir div dl dt element em embed fieldset figcaption figure font footer foreignobject form frame frameset g h1 head header hgroup hr html i iframe image img input ins isindex kbd keygen label layer legend li link listing lottie-player main map mark marquee math menu menuitem meta meter multicol nav nobr noembed noframes noscript object ol optgroup option output p param path picture plaintext portal pre progress q rp rt ruby s samp script search section select set slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul use var video wbr x-unknown xml xmp'.split(
		' '
	);
const ATTRIBUTES: Record< string, string > = {
	...Object.fromEntries(
		'accesskey action allow allowfullscreen alt archive async autofocus autoplay background charset class classid code codebase content contenteditable controls cite data datetime dir download draggable enctype for form formaction formmethod formtarget frameborder headers height hidden href http-equiv id integrity is ismap itemprop kind label lang list loading longdesc loop manifest media method name nonce onclick onerror onload onfocus onanimationstart onpointerenter open part ping popover popovertarget poster preload rel referrerpolicy role sandbox scope shape sizes slot spellcheck src srcdoc srclang srcset start tabindex target title translate type usemap value width xlink:href xml:base xmlns xmlns:xlink aria-label data-anything data-pagewright'
			.split( ' ' )
			.map( ( name ) => [ name, 'https://player.vimeo.com/x' ] )
	),
	style: 'color:red',
};
/** Values that kses must check, by attribute. */
const VALUES: [ string, string, string ][] = [
	[ 'p', 'style', 'position:fixed;inset:0' ],
	[ 'p', 'style', 'z-index:99999' ],
	[ 'p', 'style', 'background:url(javascript:alert(1))' ],
	[ 'p', 'style', 'behavior:url(x.htc)' ],
	[ 'p', 'style', 'width:expression(alert(1))' ],
	[ 'p', 'style', '-moz-binding:url(x)' ],
	[ 'picture', 'style', 'position:fixed;inset:0' ],
	[ 'a', 'href', 'javascript:alert(1)' ],
	[ 'a', 'href', 'java&#10;script:alert(1)' ],
	[ 'a', 'href', 'data:text/html,x' ],
	[ 'img', 'src', 'javascript:alert(1)' ],
	[ 'source', 'src', 'javascript:alert(1)' ],
	[ 'video', 'poster', 'javascript:alert(1)' ],
	[ 'blockquote', 'cite', 'javascript:alert(1)' ],
];

/** Our functions that keep HTML, as PHP from `$html`. */
const CLEANERS: Record< string, { code: string; more: RegExp[] } > = {
	'rich text': {
		code: 'return Pagewright\\Fields\\Tinymce\\RichText::clean( $html );',
		more: [
			// Frames of services that WordPress embeds: Frames checks the URL and the permissions.
			/^iframe( (src|title|width|height|loading|allowfullscreen|referrerpolicy|frameborder|sandbox))?$/,
			// Images in several sizes, and files of a player: they only load media.
			/^source( (src|srcset|sizes|type|media))?$/,
			/^picture( (class|id|style))?$/,
			// A machine-readable date.
			/^time( (class|datetime))?$/,
		],
	},
	'text of a form': { code: 'return Pagewright\\Fields\\Form\\Html::clean( $html );', more: [] },
	'a copy of another widget': {
		code: "return Pagewright\\Blocks\\StoredMarkup::html( array( 'widgetMarkup' => $html ) );",
		more: [],
	},
	'a layout': {
		code: 'return Pagewright\\Fields\\Builder\\Harmless::text( $html );',
		more: [ /^(iframe|source|picture|time)( |$)/ ],
	},
};

/** Returns what a sanitizer keeps of every element with every attribute: `a href`. */
const kept = ( code: string ) => call< string[] >( 'kept', ELEMENTS, ATTRIBUTES, code );

describe.each( Object.entries( CLEANERS ) )( '%s', ( _name, { code, more } ) => {
	it( 'allows the HTML of posts and the listed additions only', async () => {
		const core = new Set( await kept( 'return wp_kses_post( $html );' ) );
		expect( core.size ).toBeGreaterThan( 500 );
		const found = ( await kept( code ) ).filter(
			( one ) => ! core.has( one ) && ! more.some( ( known ) => known.test( one ) )
		);
		expect( found ).toEqual( [] );
	} );

	it( 'checks values as WordPress does', async () => {
		const [ ours, core ] = await call< string[][] >( 'sanitize_both', VALUES, code );
		VALUES.forEach( ( [ element, attribute, value ], at ) => {
			const has = ( html: string ) => html.includes( value );
			expect(
				has( ours![ at ]! ) && ! has( core![ at ]! ),
				`${ element } ${ attribute } ${ value }`
			).toBe( false );
			expect( ours![ at ] ).not.toMatch( /="\s*javascript|expression|binding|behavior/i );
		} );
	} );
} );

describe( 'a frame in rich text', () => {
	const clean = ( list: string[] ) =>
		php< string[] >(
			`return array_map( array( 'Pagewright\\\\Fields\\\\Tinymce\\\\RichText', 'clean' ), ${ phpValue( list ) } );`
		);

	it.each( [
		[ 'https://www.youtube.com/embed/x', 'https://www.youtube.com/embed/x' ],
		[ '//player.vimeo.com/video/1?a=1', 'https://player.vimeo.com/video/1?a=1' ],
		[ 'http://w.soundcloud.com/player/', 'https://w.soundcloud.com/player/' ],
		[ 'https://evil.test/x', '' ],
		[ 'https://youtube.com.evil.test/', '' ],
		[ 'https://evilyoutube.com/', '' ],
		[ 'https://youtube.com@evil.test/', '' ],
		[ 'https://evil.test\\@youtube.com/', '' ],
		[ 'https://youtube.com\\.evil.test/', '' ],
		[ 'https://youtube.com:8080/', '' ],
		[ 'javascript:alert(1)//youtube.com', '' ],
		[ '/wp-login.php', '' ],
		[ 'mailto:a@youtube.com', '' ],
	] )( 'from %s', async ( src, expected ) => {
		const [ html ] = await clean( [ `<iframe src="${ src }"></iframe>` ] );
		expect( html ).toBe(
			expected === '' ? '<iframe></iframe>' : `<iframe src="${ expected }"></iframe>`
		);
	} );

	it( 'has no position, no srcdoc and no event handlers', async () => {
		const [ html ] = await clean( [
			'<iframe src="https://www.youtube.com/embed/x" style="position:fixed;inset:0;z-index:9" id="a" name="b" class="c" srcdoc="x" onload="x()" allow="camera; autoplay; microphone *; fullscreen"></iframe>',
		] );
		expect( html ).toBe(
			'<iframe src="https://www.youtube.com/embed/x" allow="autoplay; fullscreen"></iframe>'
		);
	} );

	it( 'without an end tag is filtered too', async () => {
		for ( const html of await clean( [
			'<iframe src="https://evil.test/">',
			'<b><iframe src="https://evil.test/"></b',
			'<iframe src="https://evil.test/"></iframe',
			'<iframe><iframe src="https://evil.test/">',
		] ) ) {
			expect( html ).not.toContain( 'evil.test' );
		}
	} );

	it( 'may come from the services in WordPress’s list', async () => {
		const { domains, providers } = await call< { domains: string[]; providers: string } >(
			'oembed_domains'
		);
		// YouTube's player without cookies.
		expect(
			domains.filter(
				( domain ) => ! providers.includes( domain ) && domain !== 'youtube-nocookie.com'
			)
		).toEqual( [] );
	} );
} );
