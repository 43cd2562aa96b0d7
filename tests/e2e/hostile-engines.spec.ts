import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import {
	attribute,
	contributorPages,
	EVIL,
	MARKUP,
	wasHit,
	watchDamage,
} from '../support/contributor-page';
import { CASES, PARTS, removeReal } from '../support/hostile-cases';
import { php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/e2e/hostile-engines.php' );

const pages = contributorPages();

test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeAll( () => call( 'turn_engines_on' ) );
test.afterAll( async () => {
	await pages.remove();
	await removeReal();
	await php(
		`Pagewright\\Views\\Tables::drop(); delete_option( 'pagewright_views' ); delete_option( 'pagewright_features' );`
	);
} );

/** Unexpected values of an engine's options. */
const VALUES: Record< string, unknown > = {
	markup: MARKUP,
	script: 'javascript:window.hit=1',
	foreign: `${ EVIL }/x.json`,
	path: '../../../?attachment_id=1',
	huge: 1e308,
	negative: -1,
	list: [ MARKUP, null, [] ],
	nothing: null,
	object: { toString: 1, constructor: MARKUP },
	yes: true,
};

/**
 * Returns the names of an engine's options and attributes, read from its source: keys of objects,
 * and properties of `dataset`.
 */
function namesOf( folder: string ): { options: string[]; attributes: string[] } {
	const source = readdirSync( `frontend/${ folder }`, { recursive: true } )
		.map( String )
		.filter( ( file ) => file.endsWith( '.ts' ) && ! file.includes( '.test.' ) )
		.map( ( file ) => readFileSync( `frontend/${ folder }/${ file }`, 'utf8' ) )
		.join( '\n' );
	const all = ( pattern: RegExp ) =>
		[ ...source.matchAll( pattern ) ].map( ( [ , name ] ) => name! );
	const taken = all( /\{([^{}]*)\}(?::[^=;]*)? = [\w.!?]*dataset\b/g ).flatMap(
		( list ) => list.match( /\w+/g ) ?? []
	);
	return {
		options: [ ...new Set( all( /^\s+'?([a-z]\w+)'?\??:/gim ) ) ],
		attributes: [ ...new Set( [ ...all( /dataset\??\.(\w+)/g ), ...taken ] ) ],
	};
}

const kebab = ( name: string ) => name.replace( /[A-Z]/g, ( sign ) => `-${ sign.toLowerCase() }` );

/** All modules that pages load. */
const MODULES = [
	...readdirSync( 'build/frontend' ).map( ( file ) => `build/frontend/${ file }` ),
	...readdirSync( 'build/blocks' ).map( ( block ) => `build/blocks/${ block }/view.js` ),
].filter( ( path ) => path.endsWith( '.js' ) && existsSync( path ) );

/** IDs that scripts look up, each with a list of elements before the server's own. */
const CLOBBERS = [
	'wpp-json',
	'jQuery',
	'google',
	'gm_authFailure',
	'sowb_slider_allowed_protocols',
	'wp-script-module-data-pagewright-player',
	'wp-script-module-data-pagewright-lightbox',
	'wp-script-module-data-pagewright-hover-cards',
]
	.map(
		( id ) =>
			`<a id="${ id }" href="${ EVIL }">x</a><a id="${ id }">${ attribute( { css: EVIL } ) }</a>`
	)
	.join( '' );

test( 'there is a case for each engine', () => {
	const folders = readdirSync( 'frontend', { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => name );
	expect( [ ...Object.keys( CASES ), ...PARTS ].sort() ).toEqual( folders.sort() );
} );

/** Scrolls through a page and presses all controls. */
async function useAll( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		for ( let y = 0; y <= document.body.scrollHeight; y += innerHeight ) {
			scrollTo( 0, y );
			await new Promise( ( done ) => requestAnimationFrame( () => setTimeout( done ) ) );
		}
		for ( const part of document.querySelectorAll< HTMLElement >(
			'main button, main summary, main [role=button], main [data-filter], main [data-action]'
		) ) {
			part.click();
			part.dispatchEvent( new FocusEvent( 'focusin', { bubbles: true } ) );
			part.dispatchEvent( new PointerEvent( 'pointerover', { bubbles: true } ) );
		}
	} );
	await page.waitForLoadState( 'networkidle' );
}

for ( const [ folder, { root, real, works } ] of Object.entries( CASES ) ) {
	const names = namesOf( folder );

	test( `${ folder }: hostile options and attributes do nothing, and the real one works`, async ( {
		page,
	} ) => {
		const damage = await watchDamage( page );
		const hostile = Object.values( VALUES ).map( ( value ) => {
			const options = Object.fromEntries( names.options.map( ( name ) => [ name, value ] ) );
			const said = attribute(
				`{"__proto__":{"hit":1},${ JSON.stringify( options ).slice( 1 ) }`
			);
			const attributes = names.attributes
				.filter( ( name ) => ! /^(pagewright|options)/i.test( name ) )
				.map(
					( name ) =>
						`data-${ kebab( name ) }="${ attribute( typeof value === 'string' ? value : JSON.stringify( value ) ) }"`
				)
				.join( ' ' );
			return root.replaceAll(
				'@',
				() =>
					`data-pagewright="${ folder }" data-options="${ said }" data-settings="${ said }" data-carousel_settings="${ said }" data-responsive="${ said }" data-track="${ said }" data-url="${ said }" ${ attributes }`
			);
		} );
		const content = typeof real === 'string' ? real : await real();
		await page.goto( await pages.page( CLOBBERS + hostile.join( '' ), content ) );
		// Also if the server found no use for them. Loading a module twice would run an engine
		// twice on the real element.
		const loaded = await page
			.locator( 'script[type="module"][src]' )
			.evaluateAll( ( scripts ) =>
				scripts.map( ( script ) => script.getAttribute( 'src' )! )
			);
		for ( const path of MODULES.filter(
			( one ) => ! loaded.some( ( src ) => src.includes( one ) )
		) ) {
			await page.addScriptTag( {
				type: 'module',
				url: `/wp-content/plugins/pagewright/${ path }`,
			} );
		}
		await useAll( page );
		await works( page );
		expect( damage.believed ).toEqual( [] );
		expect( damage.errors ).toEqual( [] );
		expect( damage.dialogs ).toEqual( [] );
		expect( await wasHit( page ) ).toBe( false );
		expect( await page.evaluate( () => ( ( {} ) as { hit?: 1 } ).hit ) ).toBeUndefined();
	} );
}
