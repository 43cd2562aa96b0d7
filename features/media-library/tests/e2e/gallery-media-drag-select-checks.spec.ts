import { expect, test } from '@playwright/test';
import { boxOf, DragPage, type Point } from '../support/drag-page';

const media = new DragPage();
const {
	mouse,
	rectangle,
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

test( 'a drag from a check selects all files up to the pointer, forward and back', async () => {
	await openGrid();
	const row = await columns();
	await down( await checkOf( 2 ) );
	await move( await middle( row + 1 ) );
	for ( let place = 2; place <= row + 1; place++ ) {
		await isSelected( place );
	}
	await isNotSelected( 1 );
	await expect( rectangle() ).toHaveCount( 0 );
	await move( await middle( 3 ) );
	await isNotSelected( 4 );
	await countIs( 0 );
	await mouse().up();
	await countIs( 2 );
	await expect( media.fileAt( 3 ) ).toBeFocused();
	await drag( await checkOf( row + 2 ), await middle( 5 ) );
	await countIs( 2 + row - 2 );
	await expect( media.fileAt( 5 ) ).toBeFocused();
	await isNotSelected( 4 );
} );

test( 'a drag from the check of a selected file removes the files', async () => {
	await openGrid();
	await drag( await corner(), await middle( 5 ) );
	await countIs( 5 );
	await drag( await checkOf( 4 ), await middle( 2 ) );
	await countIs( 2 );
	await isSelected( 1 );
	await isNotSelected( 2 );
	await isSelected( 5 );
	await drag( await checkOf( 5 ), await middle( 5 ) );
	await countIs( 1 );
} );

test( 'the columns are mirrored from right to left', async () => {
	await openGrid( 'many-files', { dir: 'rtl' } );
	const row = await columns();
	await down( await corner( 'rtl' ) );
	await move( await middle( row + 2 ) );
	await expect( rectangle() ).toBeVisible();
	for ( const place of [ 1, 2, row + 1, row + 2 ] ) {
		await isSelected( place );
	}
	await isNotSelected( 3 );
	await mouse().up();
	await countIs( 4 );
	await drag( await checkOf( 4 ), await middle( row + 4 ) );
	await countIs( 4 + row - 2 + 1 );
} );

test( 'nothing is drawn where one file can be chosen', async () => {
	await openGrid( 'one-choice' );
	await down( await corner() );
	await move( await middle( 3 ) );
	await expect( rectangle() ).toHaveCount( 0 );
	await isNotSelected( 1 );
	await mouse().up();
	await countIs( 0 );
} );

test( 'a finger selects nothing', async () => {
	await openGrid();
	const session = await media.page.context().newCDPSession( media.page );
	const pointers = await media.files.evaluateHandle( ( grid ) => {
		const types: string[] = [];
		grid.addEventListener( 'pointerdown', ( event ) =>
			types.push( ( event as PointerEvent ).pointerType )
		);
		return types;
	} );
	const send = ( type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[] ) =>
		session.send( 'Input.dispatchTouchEvent', { type, touchPoints } );
	// Browsers move a touch to the next control, here to a file.
	const { x, y } = await gapAfter( 1 );
	await send( 'touchStart', { x, y } );
	for ( const shift of [ 20, 40, 60, 80 ] ) {
		await send( 'touchMove', { x: x + shift, y: y + shift } );
	}
	await expect( rectangle() ).toHaveCount( 0 );
	await send( 'touchEnd' );
	await session.detach();
	expect( await pointers.jsonValue() ).toEqual( [ 'touch' ] );
	await isNotSelected( 1 );
	await countIs( 0 );
} );

test( 'a pen selects like a mouse', async () => {
	await openGrid();
	const session = await media.page.context().newCDPSession( media.page );
	const send = ( type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Point ) =>
		session.send( 'Input.dispatchMouseEvent', {
			...{ type, x, y },
			pointerType: 'pen',
			button: 'left',
			buttons: type === 'mouseReleased' ? 0 : 1,
			clickCount: 1,
		} );
	await send( 'mousePressed', await corner() );
	await send( 'mouseMoved', await middle( 1 ) );
	await send( 'mouseMoved', await middle( 2 ) );
	await send( 'mouseReleased', await middle( 2 ) );
	await session.detach();
	await countIs( 2 );
} );

test( 'a file is still dragged to a folder, and a check is not', async () => {
	await openBulk();
	const folder = media.page.getByRole( 'treeitem', { name: /^Events/ } );
	await drag( await checkOf( 2 ), await middle( 4 ) );
	await countIs( 3 );
	await media.fileAt( 3 ).dragTo( folder );
	// One of the three belongs to another user.
	await expect( folder ).toHaveAccessibleName( 'Events, 18 files' );
	await down( await checkOf( 6 ) );
	await move( await middle( 7 ) );
	await move( { x: ( await boxOf( folder ) ).x + 20, y: ( await boxOf( folder ) ).y + 10 } );
	await mouse().up();
	await countIs( 6 );
	await expect( folder ).toHaveAccessibleName( 'Events, 18 files' );
} );
