import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const dialog = () => media.page.getByRole( 'dialog', { name: 'Order of the files of this post' } );
const button = ( name: string | RegExp ) =>
	media.page.getByRole( 'button', { name, exact: typeof name === 'string' } );
const opener = () => button( 'Change order' );
const items = () => dialog().getByRole( 'listitem' );
const saved = () => media.hears( 'Order saved.' );

/** Opens the order by keyboard. */
async function open( state = 'files-of-a-post', options: { width?: number; dir?: string } = {} ) {
	await media.open( state, options );
	await opener().press( 'Enter' );
	await expect( dialog() ).toBeVisible();
}

/** Waits until the library shows files in this order. */
async function shown( ...ids: number[] ): Promise< void > {
	for ( const [ place, id ] of ids.entries() ) {
		await expect( media.fileAt( place + 1 ) ).toHaveAttribute( 'data-id', String( id ) );
	}
}

/** Waits until the dialog has a file at a place, counted from 1. */
const at = ( place: number, name: string, total = 5 ) =>
	expect(
		items()
			.nth( place - 1 )
			.getByRole( 'button', { name: `${ name }: ${ place } of ${ total }` } )
	).toBeVisible();

test( 'files of a post are moved by keyboard and saved once, and the library shows it', async () => {
	await open();
	await expect( items() ).toHaveCount( 5 );
	await expect( button( 'Save order' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( button( /^Remove / ) ).toHaveCount( 0 );
	const { keyboard } = media.page;
	await items().first().getByRole( 'button', { name: 'Café 1: 1 of 5' } ).focus();
	for ( const key of [ 'Space', 'End', 'Space' ] ) {
		await keyboard.press( key );
	}
	await at( 5, 'Café 1' );
	expect( await media.calls( 'saveOrder' ) ).toBe( 0 );
	const resume = await media.pause();
	await button( 'Save order' ).press( 'Enter' );
	await button( 'Save order' ).press( 'Enter' );
	await resume();
	await expect( dialog() ).toHaveCount( 0 );
	await saved();
	await expect( opener() ).toBeFocused();
	await shown( 2, 3, 4, 5, 1 );
	expect( await media.calls( 'saveOrder' ) ).toBe( 1 );
} );

test( 'files are moved with a mouse, and with buttons; Cancel changes nothing', async () => {
	await open();
	const tile = ( place: number ) =>
		items()
			.nth( place - 1 )
			.getByRole( 'button', { name: / of 5$/ } );
	await tile( 1 ).dragTo( tile( 3 ) );
	await at( 3, 'Café 1' );
	await button( 'Move Meadow 2 later' ).click();
	await at( 2, 'Meadow 2' );
	await button( 'Cancel' ).click();
	await expect( dialog() ).toHaveCount( 0 );
	await shown( 1, 2, 3, 4, 5 );
	expect( await media.calls( 'saveOrder' ) ).toBe( 0 );
} );

test( 'after a failure, the reversed order stays until it is saved', async () => {
	await open();
	await button( 'Reverse order' ).click();
	await media.failNext( 'saveOrder', { kind: 'network' } );
	await button( 'Save order' ).click();
	await expect( dialog().getByText( 'The site does not respond.' ) ).toBeVisible();
	await at( 1, 'Portrait 10' );
	await button( 'Try again' ).click();
	await saved();
	await shown( 5, 4, 3, 2, 1 );
} );

test( 'files that were deleted meanwhile leave the order, which is saved after a look', async () => {
	await open();
	await button( 'Reverse order' ).click();
	await media.page.evaluate( () => {
		const { fakePorts } = globalThis as any;
		fakePorts[ 'Files of a post' ].library.put( 3, null );
	} );
	await button( 'Save order' ).click();
	await expect( dialog().getByText( /added or removed meanwhile/ ) ).toBeVisible();
	await expect( items() ).toHaveCount( 4 );
	await at( 1, 'Portrait 10', 4 );
	await button( 'Save order' ).click();
	await expect( dialog() ).toHaveCount( 0 );
	await shown( 5, 4, 2, 1 );
} );

test( 'the files load again after a failure', async () => {
	await media.open( 'files-of-a-post' );
	await shown( 1, 2, 3, 4, 5 );
	await media.failNext( 'query', { kind: 'network' } );
	await opener().click();
	await button( 'Try again' ).click();
	await expect( items() ).toHaveCount( 5 );
} );

for ( const [ state, text ] of [
	[ 'files-of-a-post-one-of-another-user', 'You may not edit some of these files' ],
	[ 'more-files-of-a-post-than-can-be-ordered', 'more than 500 files' ],
] as const ) {
	test( `no order is saved: ${ state }`, async () => {
		await open( state );
		await expect( dialog().getByText( text ) ).toBeVisible();
		await expect( button( 'Save order' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( await violations( media.page, { include: '[role="dialog"]' } ) ).toEqual( [] );
		await media.page.keyboard.press( 'Escape' );
		await expect( dialog() ).toHaveCount( 0 );
	} );
}

test( 'only the order of a post can be changed', async () => {
	await media.open( 'files-of-a-post' );
	await expect( opener() ).toBeVisible();
	const filter = media.page.getByRole( 'combobox', { name: 'Filter by type' } );
	await filter.selectOption( 'Unattached' );
	await expect( opener() ).toHaveCount( 0 );
	await filter.selectOption( 'Uploaded to this post' );
	await expect( opener() ).toBeVisible();
	await media.page.getByRole( 'combobox', { name: 'Sort by' } ).selectOption( 'Oldest first' );
	await expect( opener() ).toHaveCount( 0 );
} );

for ( const [ width, dir ] of [
	[ 1200, 'ltr' ],
	[ 390, 'rtl' ],
	[ 320, 'ltr' ],
] as const ) {
	test( `axe finds nothing at ${ width } px ${ dir }, and everything fits`, async () => {
		await open( 'files-of-a-post', { width, dir } );
		await expect( items() ).toHaveCount( 5 );
		expect( await violations( media.page, { include: '[role="dialog"]' } ) ).toEqual( [] );
		expect(
			await dialog().evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth )
		).toBeLessThanOrEqual( 0 );
		await expect( button( 'Save order' ) ).toBeInViewport( { ratio: 1 } );
		await expect( button( 'Reverse order' ) ).toBeInViewport( { ratio: 1 } );
	} );
}
