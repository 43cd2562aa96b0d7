import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import { openEditor, problemsOf, save } from '../support/editor';
import { restoreOptions } from '../support/own-options';
import { phpFile } from '../support/site';
import { widgets } from '../support/units';

const { call } = phpFile( 'tests/e2e/untouched.php' );

restoreOptions( test );

interface Widget {
	folder: string;
	block: string;
	idBase: string;
	placeholder: string;
}

const json = ( file: string ) => JSON.parse( readFileSync( file, 'utf8' ) );

/** Every widget of the plugin, read from the folders. */
const WIDGETS: Widget[] = widgets.map( ( { name, path } ) => {
	const widget = json( `${ path }/widget.json` );
	return {
		folder: name,
		block: json( `${ path }/block.json` ).name,
		idBase: widget.id_base,
		placeholder: widget.placeholder,
	};
} );

/** Hints of some widgets for editors. */
const HINT = '[class*="__hint"]';

/** The visible parts of a widget; null for none. */
interface Sight {
	text: string;
	/** Number of elements of each kind. */
	parts: Record< string, number >;
}

/**
 * Returns the visible parts of a widget; ignores elements without an area, a text, an image or a
 * color.
 */
const sightOf = ( elements: Locator ): Promise< Sight | null > =>
	elements.evaluateAll( ( roots, hint ) => {
		/** The editor's texts, and the field that only bots fill in. */
		const apart = `${ hint }, .pagewright-alternative`;
		const isSeen = ( element: Element ) =>
			element.checkVisibility( { visibilityProperty: true } ) &&
			! element.closest( `script, style, noscript, template, ${ apart }` );
		const paints = ( element: Element ) => {
			const box = element.getBoundingClientRect();
			const style = getComputedStyle( element );
			const hasText = [ ...element.childNodes ].some(
				( node ) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
			);
			const hasLine = [ 'Top', 'Right', 'Bottom', 'Left' ].some( ( side ) => {
				const of = ( part: string ) =>
					style[ `border${ side }${ part }` as keyof CSSStyleDeclaration ] as string;
				return (
					parseFloat( of( 'Width' ) ) > 0 &&
					of( 'Style' ) !== 'none' &&
					of( 'Color' ) !== 'rgba(0, 0, 0, 0)'
				);
			} );
			const hasFill =
				box.height > 0 &&
				( style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
					style.backgroundImage !== 'none' );
			return (
				box.width > 0 &&
				( hasText ||
					hasLine ||
					hasFill ||
					element.matches(
						'img, svg, video, audio, iframe, canvas, input:not([type="hidden"]), select, textarea'
					) )
			);
		};
		const all = roots
			.flatMap( ( root ) => [ root, ...root.querySelectorAll( '*' ) ] )
			.filter( isSeen );
		if ( ! all.some( paints ) ) {
			return null;
		}
		const parts: Record< string, number > = {};
		for ( const element of all ) {
			if (
				element.matches(
					'img, video, iframe, a, input:not([type="hidden"]), select, textarea, button, h1, h2, h3, h4, h5, h6, li, article, hr'
				)
			) {
				parts[ element.localName ] = ( parts[ element.localName ] ?? 0 ) + 1;
			}
		}
		const words = all
			.flatMap( ( element ) => [ ...element.childNodes ] )
			.filter( ( node ) => node.nodeType === Node.TEXT_NODE )
			.map( ( node ) => node.textContent );
		return { text: words.join( ' ' ).replace( /\s+/g, ' ' ).trim(), parts };
	}, HINT );

/** Inserts every unchanged widget and returns their client IDs. */
const insertAll = ( page: Page ) =>
	page.evaluate(
		( names ) => {
			const { blocks, data } = ( window as any ).wp;
			const all = names.map( ( name: string ) => blocks.createBlock( name ) );
			data.dispatch( 'core/block-editor' ).resetBlocks( all );
			return all.map( ( { clientId }: { clientId: string } ) => clientId ) as string[];
		},
		WIDGETS.map( ( { block } ) => block )
	);

/** Returns the preview of a block in the editor, or the text instead of it. */
async function shownIn( canvas: FrameLocator, id: string ) {
	const block = canvas.locator( `[data-block="${ id }"]` );
	const preview = block.locator( '.pagewright-block__preview' );
	await expect( preview ).toHaveAttribute( 'aria-busy', 'false' );
	const empty = preview.locator( '.pagewright-block__empty' );
	if ( ( await empty.count() ) > 0 ) {
		return { sight: null, words: await empty.innerText() };
	}
	return {
		sight: await sightOf( preview.locator( '.pagewright-block__rendering > div' ) ),
		// The widget's own hint for editors.
		words: ( await preview.locator( HINT ).allInnerTexts() ).join(),
	};
}

test.setTimeout( 120_000 );
test.afterEach( () => call( 'clean_up' ) );

test( 'an untouched widget looks the same in the editor as on the page, or shows what to fill in', async ( {
	page,
	browser,
	baseURL,
} ) => {
	expect( WIDGETS.length ).toBeGreaterThanOrEqual( 31 );
	const problems = problemsOf( page );
	// A canvas as wide as a page, including the sidebar.
	await page.setViewportSize( { width: 1600, height: 900 } );
	const canvas = await openEditor( page );
	const ids = await insertAll( page );
	const inEditor: Record< string, Awaited< ReturnType< typeof shownIn > > > = {};
	for ( const [ index, { folder } ] of WIDGETS.entries() ) {
		inEditor[ folder ] = await shownIn( canvas, ids[ index ]! );
	}
	const width = await canvas.locator( 'html' ).evaluate( ( root ) => root.clientWidth );
	// An old post is not in any list.
	await page.evaluate( () =>
		( window as any ).wp.data
			.dispatch( 'core/editor' )
			.editPost( { date: '2001-01-01T00:00:00' } )
	);
	const post = await save( page );
	const visitor = await browser.newPage( {
		baseURL,
		storageState: { cookies: [], origins: [] },
		viewport: { width, height: 900 },
	} );
	await visitor.goto( `/?p=${ post }` );
	const content = visitor.locator( '.entry-content' ).first();
	const table: Record< string, unknown > = {};
	const wanted: Record< string, unknown > = {};
	for ( const { folder, idBase, placeholder } of WIDGETS ) {
		const sight = await sightOf( content.locator( `> .so-widget-${ idBase }` ) );
		const { sight: shown, words } = inEditor[ folder ]!;
		wanted[ folder ] = sight ?? placeholder;
		table[ folder ] = shown ?? words.split( '\n' ).find( ( line ) => line === placeholder );
		if ( sight === null && shown !== null && words !== '' ) {
			// A sample, with a text that visitors see nothing.
			table[ folder ] = placeholder;
		}
	}
	expect( table ).toEqual( wanted );
	expect( problems ).toEqual( [] );
	await visitor.close();
} );
