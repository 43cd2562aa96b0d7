import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { attribute, contributorPages, EVIL, MARKUP, wasHit, watchDamage } from './contributor-page';
import { php, phpFile } from './site';
import { allFeaturesOn, featureModules } from './units';

const { call } = phpFile( 'tests/support/hostile-engine.php' );

export interface Case {
	/** A root element as content may imitate it: the attributes replace `@`. */
	root: string;
	/** The same engine as an editor adds it; a function creates its content first. */
	real: string | ( () => Promise< string > );
	/** Checks that the real one works. */
	works: ( page: Page ) => Promise< void >;
}

/** Checks that the last element of a kind is visible. */
export const seen = ( selector: string ) => async ( page: Page ) => {
	await page.locator( selector ).last().scrollIntoViewIfNeeded();
	await expect( page.locator( selector ).last() ).toBeVisible();
};
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
	const source = readdirSync( folder, { recursive: true } )
		.map( String )
		.filter( ( file ) => file.endsWith( '.ts' ) && ! file.includes( '.test.' ) )
		.map( ( file ) => readFileSync( `${ folder }/${ file }`, 'utf8' ) )
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
	...featureModules.map( ( name ) => `wp-script-module-data-pagewright-${ name }` ),
]
	.map(
		( id ) =>
			`<a id="${ id }" href="${ EVIL }">x</a><a id="${ id }">${ attribute( { css: EVIL } ) }</a>`
	)
	.join( '' );

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

/**
 * Defines the test of an engine: hostile elements of the content do nothing, and the real engine beside
 * them works.
 *
 * @param name   Name of the engine, as in `data-pagewright`.
 * @param folder Folder of its source.
 * @param engine How content imitates it, and how it works.
 */
export function testHostileEngine( name: string, folder: string, engine: Case ): void {
	const { root, real, works } = engine;
	const names = namesOf( folder );

	test( `${ name }: hostile options and attributes do nothing, and the real one works`, async ( {
		page,
	} ) => {
		const damage = await watchDamage( page );
		const hostile = Object.values( VALUES ).map( ( value ) => {
			const options = Object.fromEntries(
				names.options.map( ( option ) => [ option, value ] )
			);
			const said = attribute(
				`{"__proto__":{"hit":1},${ JSON.stringify( options ).slice( 1 ) }`
			);
			const attributes = names.attributes
				.filter( ( one ) => ! /^(pagewright|options)/i.test( one ) )
				.map(
					( one ) =>
						`data-${ kebab( one ) }="${ attribute( typeof value === 'string' ? value : JSON.stringify( value ) ) }"`
				)
				.join( ' ' );
			return root.replaceAll(
				'@',
				() =>
					`data-pagewright="${ name }" data-options="${ said }" data-settings="${ said }" data-carousel_settings="${ said }" data-responsive="${ said }" data-track="${ said }" data-url="${ said }" ${ attributes }`
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

const pages = contributorPages();

/** Turns on everything that an engine may need, and removes it and the pages afterwards. */
export function prepareHostilePages(): void {
	test.use( { storageState: { cookies: [], origins: [] } } );
	test.beforeAll( () => call( 'set_up', allFeaturesOn ) );
	test.afterAll( async () => {
		await pages.remove();
		await php( `delete_option( 'pagewright_features' );` );
	} );
}
