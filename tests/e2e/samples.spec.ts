import { expect, test } from '../support/admin-test';
import { openEditor } from '../support/editor';
import { restoreOptions } from '../support/own-options';

restoreOptions( test );

/** A problem of a sample; empty for a good one. */
interface Fault {
	block: string;
	faults: string[];
}

const PREVIEW = '.block-editor-inserter__preview-container iframe';

test( 'every widget shows a finished sample when it is hovered in the inserter', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await openEditor( page );
	const blocks: string[] = await page.evaluate( () =>
		( window as any ).wp.blocks
			.getBlockTypes()
			.filter( ( type: any ) => type.category === 'siteorigin' && type.example )
			.map( ( type: any ) => type.name )
	);
	expect( blocks.length ).toBeGreaterThanOrEqual( 31 );
	await page.getByRole( 'button', { name: 'Block Inserter' } ).click();
	const bad: Fault[] = [];
	for ( const block of blocks ) {
		const option = page.locator( `.editor-block-list-item-${ block.replace( '/', '-' ) }` );
		await page.mouse.move( 0, 0 );
		await option.scrollIntoViewIfNeeded();
		await option.hover();
		const frame = page.locator( PREVIEW ).contentFrame();
		/**
		 * Returns the current problems of the sample; its rendering and its images need a moment.
		 */
		const faults = () =>
			frame.locator( `[data-type="${ block }"]` ).evaluate( ( root ) => {
				const widget = root.querySelector( '.pagewright-block__rendering' );
				const page_ = root.ownerDocument.documentElement;
				const pictures = [ ...( widget?.querySelectorAll( 'img' ) ?? [] ) ];
				/** Returns the visible text of an element, including its shadow root. */
				const texts = ( node: Node ): string => {
					if ( node.nodeType === Node.TEXT_NODE ) {
						return node.textContent ?? '';
					}
					const { shadowRoot } = node as Element;
					const isHidden =
						node.nodeType === Node.ELEMENT_NODE &&
						( /^(STYLE|SCRIPT|NOSCRIPT|TEMPLATE)$/.test( node.nodeName ) ||
							! ( node as Element ).checkVisibility( { visibilityProperty: true } ) );
					return isHidden
						? ''
						: [ ...( shadowRoot ?? node ).childNodes ].map( texts ).join( '' ).trim();
				};
				const isSeen = ( picture: HTMLImageElement ) =>
					picture.naturalWidth > 0 && picture.getBoundingClientRect().height > 0;
				const hasText = !! widget && texts( widget ) !== '';
				const hasIcon = !! widget?.querySelector( 'svg' )?.getBoundingClientRect().height;
				return [
					widget ? '' : 'nothing is rendered',
					root.querySelector(
						'.components-notice, .pagewright-block__empty, .pagewright-block__form, .components-placeholder'
					)
						? `a notice or a placeholder: ${ root.textContent!.slice( 0, 80 ) }`
						: '',
					hasText || hasIcon || pictures.some( isSeen ) ? '' : 'it is blank',
					pictures.every( ( picture ) => picture.naturalWidth > 0 )
						? ''
						: 'a picture is missing',
					page_.scrollWidth > page_.clientWidth
						? `it is ${ page_.scrollWidth } px wide in ${ page_.clientWidth } px`
						: '',
				].filter( Boolean );
			} );
		await expect
			.poll( () => faults().catch( ( error ) => [ String( error ) ] ), { timeout: 8000 } )
			.toEqual( [] )
			.catch( async () => {
				bad.push( {
					block,
					faults: await faults().catch( ( error ) => [ String( error ) ] ),
				} );
			} );
	}
	expect( bad ).toEqual( [] );
} );
