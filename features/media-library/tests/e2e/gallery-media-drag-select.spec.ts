import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { boxOf, DragPage, GAP_PX } from '../support/drag-page';

const media = new DragPage();
const {
	mouse,
	rectangle,
	scrolledPx,
	isSelected,
	isNotSelected,
	countIs,
	openGrid,
	openBulk,
	columns,
	corner,
	middle,
	gapAfter,
	checkOf,
	down,
	move,
	drag,
} = media;

test( 'a rectangle selects the files that it touches, at its end', async () => {
	await openGrid();
	const row = await columns();
	await down( await corner() );
	await move( await middle( row + 3 ) );
	await expect( rectangle() ).toBeVisible();
	for ( const place of [ 1, 2, 3, row + 1, row + 2, row + 3 ] ) {
		await isSelected( place );
	}
	await isNotSelected( 4 );
	await isNotSelected( row + 4 );
	await countIs( 0 );
	await mouse().up();
	await countIs( 6 );
	await expect( rectangle() ).toHaveCount( 0 );
	await expect( media.fileAt( row + 3 ) ).toBeFocused();
	await expect( media.fileAt( row + 3 ) ).toHaveAttribute( 'tabindex', '0' );
	await expect( media.fileAt( row + 3 ) ).toHaveClass( /is-shown/ );
	await media.press( 'ArrowRight', row + 4 );
} );

test( 'a rectangle becomes smaller, and its last file is at the pointer', async () => {
	await openGrid();
	const row = await columns();
	await down( await gapAfter( row + 2 ) );
	await move( await middle( 1 ) );
	await isSelected( row + 1 );
	await isSelected( 2 );
	await move( await middle( 2 ) );
	await isNotSelected( row + 1 );
	await mouse().up();
	await countIs( 2 );
	await expect( media.fileAt( 2 ) ).toBeFocused();
} );

test( 'a rectangle adds to the selection with a key at its start, and replaces it without', async () => {
	await openGrid();
	const row = await columns();
	await media.fileAt( row + 1 ).click();
	for ( const [ key, place, count ] of [
		[ 'Control', 2, 2 ],
		[ 'Meta', 3, 3 ],
		[ 'Shift', 4, 4 ],
	] as const ) {
		await media.page.keyboard.down( key );
		await down( await gapAfter( place - 1 ) );
		await media.page.keyboard.up( key );
		await move( await middle( place ) );
		await isSelected( row + 1 );
		await mouse().up();
		await countIs( count );
	}
	await down( await corner() );
	await move( await middle( 2 ) );
	await isNotSelected( row + 1 );
	await mouse().up();
	await countIs( 2 );
} );

test( 'Escape gives the selection back, and the end of the drag does nothing', async () => {
	await openBulk();
	await media.fileAt( 2 ).click();
	await down( await corner() );
	await move( await middle( 4 ) );
	await isSelected( 4 );
	await media.page.keyboard.press( 'Escape' );
	await expect( rectangle() ).toHaveCount( 0 );
	await isNotSelected( 4 );
	await isSelected( 2 );
	await move( await middle( 5 ) );
	await mouse().up();
	await countIs( 1 );
	await expect( media.page.getByRole( 'button', { name: 'Edit texts' } ) ).toBeVisible();
	await down( await checkOf( 3 ) );
	await move( await middle( 3 ) );
	await isSelected( 3 );
	await media.page.keyboard.press( 'Escape' );
	await isNotSelected( 3 );
	await move( await checkOf( 3 ) );
	await mouse().up();
	await countIs( 1 );
	await media.fileAt( 3 ).locator( '[data-check]' ).click();
	await countIs( 2 );
} );

test( 'a press without a movement changes nothing', async () => {
	await openGrid();
	await media.fileAt( 2 ).click();
	const { x, y } = await gapAfter( 1 );
	await down( { x, y } );
	await mouse().move( x + 3, y + 3 );
	await mouse().up();
	await expect( rectangle() ).toHaveCount( 0 );
	await countIs( 1 );
	await isSelected( 2 );
	await media.page.keyboard.press( 'Escape' );
	await countIs( 1 );
} );

test( 'a rectangle in an empty place clears the selection', async () => {
	await openBulk();
	await media.fileAt( 2 ).click();
	await countIs( 1 );
	await media.files.evaluate( ( grid ) => grid.scrollTo( 0, grid.scrollHeight ) );
	const last = await middle( 200 );
	const { width } = await boxOf( media.fileAt( 200 ) );
	await drag( { ...last, x: last.x + width }, { x: last.x + width + 40, y: last.y + 20 } );
	await expect( media.status( 'Select the files to change.' ) ).toBeVisible();
} );

test( 'near an edge the grid scrolls, to files that were not in the document', async () => {
	await openGrid();
	const row = await columns();
	const rendered = await media.files.getByRole( 'option' ).count();
	const box = await boxOf( media.files );
	const { height } = await boxOf( media.fileAt( 1 ) );
	const x = ( await middle( row ) ).x;
	await down( await corner() );
	await move( { x, y: box.y + box.height - 4 } );
	await expect.poll( scrolledPx ).toBeGreaterThan( 2000 );
	// No more scrolling in the middle.
	const y = box.y + box.height / 2;
	await mouse().move( x, y );
	await mouse().up();
	const top = await media.files
		.locator( '> [role="presentation"]' )
		.evaluate( ( content ) => content.getBoundingClientRect().top );
	const rows = Math.floor( ( y - top ) / ( height + GAP_PX ) ) + 1;
	expect( rows * row ).toBeGreaterThan( 2 * rendered );
	await countIs( rows * row );
	await expect( media.fileAt( rows * row ) ).toBeFocused();
	const between = Math.ceil( rows / 2 );
	await media.files.evaluate( ( grid, to ) => grid.scrollTo( 0, to ), between * ( height + 8 ) );
	await isSelected( between * row );
	await isSelected( between * row + row );
} );

test( 'it scrolls back, and the rectangle becomes smaller', async () => {
	await openGrid();
	const row = await columns();
	const box = await boxOf( media.files );
	const { x } = await middle( row );
	await down( await corner() );
	await move( { x, y: box.y + box.height + 30 } );
	await expect.poll( scrolledPx ).toBeGreaterThan( 500 );
	await move( { x, y: box.y - 30 } );
	await expect.poll( scrolledPx ).toBe( 0 );
	await move( await middle( row ) );
	await mouse().up();
	await countIs( row );
} );

test( 'files of pages that are not loaded are selected together', async () => {
	await openGrid( 'insert-from-100000-files' );
	const row = await columns();
	const { height } = await boxOf( media.fileAt( 1 ) );
	const rows = 150;
	const resume = await media.pause();
	await down( await corner() );
	await move( await middle( row ) );
	await media.files.evaluate(
		( grid, to ) => grid.scrollTo( 0, to ),
		( rows - 1 ) * ( height + GAP_PX )
	);
	await expect( media.page.locator( '.is-loading' ).first() ).toBeVisible();
	await mouse().up();
	await expect( rectangle() ).toHaveCount( 0 );
	await countIs( 0 );
	await resume();
	await expect( media.status( /selected/ ) ).toHaveText(
		`${ ( rows * row ).toLocaleString( 'en' ) } files selected`
	);
} );

test( 'the grid changes only with the touched files', async () => {
	await openGrid();
	await down( await corner() );
	await move( await middle( 2, -30 ) );
	await isSelected( 2 );
	await media.files.evaluate( ( grid ) => {
		const isTile = ( { target }: MutationRecord ) =>
			( target as Element ).getAttribute( 'aria-hidden' ) !== 'true';
		const observer = new MutationObserver( ( changes ) => {
			grid.dataset.changes = String(
				Number( grid.dataset.changes ?? 0 ) + changes.filter( isTile ).length
			);
		} );
		observer.observe( grid, {
			attributes: true,
			attributeFilter: [ 'aria-selected', 'class', 'style' ],
			childList: true,
			subtree: true,
		} );
	} );
	await move( await middle( 2, 30 ) );
	await expect( media.files ).toHaveAttribute( 'data-changes', '0' );
	await move( await middle( 3 ) );
	await expect( media.files ).not.toHaveAttribute( 'data-changes', '0' );
	await mouse().up();
	await countIs( 3 );
} );

test( 'assistive technology does not know the rectangle', async () => {
	await openGrid();
	await down( await corner() );
	await move( await middle( 3 ) );
	await expect( rectangle() ).toHaveAttribute( 'aria-hidden', 'true' );
	await expect( rectangle() ).toHaveCSS( 'pointer-events', 'none' );
	expect( await violations( media.page, { include: '[role="listbox"]' } ) ).toEqual( [] );
	await mouse().up();
} );
