import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import { dropClassicTheme, useClassicTheme } from '../support/classic';
import { openEditor } from '../support/editor';

interface Type {
	name: string;
	title: string;
	description: string;
	/** Color of the icon; '' for the text color. */
	color: string;
}

/** Returns every block in the inserter. */
const types = ( page: Page ): Promise< Type[] > =>
	page.evaluate( () =>
		( window as any ).wp.blocks
			.getBlockTypes()
			.map( ( { name, title, description, icon }: any ) => ( {
				name,
				title,
				description,
				color: icon?.foreground ?? '',
			} ) )
	);

test( 'no widget has the title, the description or the plain icon of another block', async ( {
	page,
} ) => {
	await openEditor( page );
	const all = await types( page );
	const ours = all.filter( ( { name } ) => name.startsWith( 'sowb/siteorigin-' ) );
	expect( ours.length ).toBeGreaterThanOrEqual( 28 );
	const clashes = ours.flatMap( ( one ) =>
		all
			.filter(
				( other ) =>
					other.name !== one.name &&
					( other.title === one.title || other.description === one.description )
			)
			.map( ( other ) => `${ one.name } and ${ other.name }: ${ one.title }` )
	);
	expect( clashes ).toEqual( [] );
	expect( ours.filter( ( { color } ) => color === '' ) ).toEqual( [] );
	const names = ours.map( ( { title } ) => title );
	expect( names ).toContain( 'Pagewright Accordion' );
	expect( names ).toContain( 'Headline' );
} );

test.describe( 'with a classic theme', () => {
	test.beforeAll( useClassicTheme );
	test.afterAll( dropClassicTheme );

	test( 'the widgets screen lists each widget once', async ( { page } ) => {
		await page.goto( '/wp-admin/widgets.php' );
		const items = () =>
			page.evaluate( () => {
				const { select } = ( window as any ).wp?.data ?? {};
				const area = select?.( 'core/block-editor' )
					?.getBlocks?.()
					.find( ( block: any ) => block.attributes.id === 'side' );
				return area
					? select( 'core/block-editor' )
							.getInserterItems( area.clientId )
							.map( ( { id, title }: any ) => ( { id, title } ) )
					: [];
			} );
		// Variations of the legacy widget come with a response of the server.
		await expect
			.poll( async () =>
				( await items() ).some( ( { id }: any ) => /legacy-widget\//.test( id ) )
			)
			.toBe( true );
		const all: Array< { id: string; title: string } > = await items();
		const ours = all.filter( ( { id } ) => id.startsWith( 'sowb/' ) );
		expect( ours.length ).toBeGreaterThanOrEqual( 31 );
		const twice = all.filter(
			( { id, title } ) =>
				id.includes( 'legacy-widget/' ) &&
				( title.startsWith( 'Pagewright ' ) ||
					ours.some( ( block ) => block.title === title ) )
		);
		expect( twice ).toEqual( [] );
	} );
} );
