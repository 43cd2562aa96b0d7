import { expect, type Locator } from '@playwright/test';
import { BrowserPage } from './gallery-page';

/** Space between two tiles. */
export const GAP_PX = 8;

export interface Point {
	x: number;
	y: number;
}

export const boxOf = async ( element: Locator ) => ( await element.boundingBox() )!;

/** A grid in which the mouse is dragged. Tests may take the functions out of it. */
export class DragPage extends BrowserPage {
	readonly mouse = () => this.page.mouse;
	readonly rectangle = () => this.page.locator( '.pagewright-media-library__marquee' );
	readonly scrolledPx = () => this.files.evaluate( ( grid ) => grid.scrollTop );

	readonly isSelected = ( place: number ) =>
		expect( this.fileAt( place ) ).toHaveAttribute( 'aria-selected', 'true' );
	readonly isNotSelected = ( place: number ) =>
		expect( this.fileAt( place ) ).toHaveAttribute( 'aria-selected', 'false' );
	/** Expects a number of selected files, also of those outside of the document. */
	readonly countIs = ( count: number ) =>
		expect( this.status( /selected/ ) ).toHaveText(
			new RegExp( `^${ count || '(0|No)' } (files? )?selected$` )
		);

	/** Opens a state with a grid, and waits for its files. */
	readonly openGrid = async ( state = 'many-files', options: { dir?: string } = {} ) => {
		await this.openPage( state, options );
		await expect( this.fileAt( 1 ) ).toHaveAttribute( 'data-id', /\d/ );
	};
	/** Opens the screen with folders in the bulk mode. */
	readonly openBulk = async () => {
		await this.openGrid( 'grid-screen-with-folders' );
		await this.page.getByRole( 'button', { name: 'Bulk select' } ).click();
	};

	/** Returns the number of columns. */
	readonly columns = () =>
		this.files.getByRole( 'option' ).evaluateAll( ( tiles ) => {
			const tops = tiles.map( ( tile ) => tile.getBoundingClientRect().top );
			return tops.filter( ( top ) => top === tops[ 0 ] ).length;
		} );
	/** Returns a point in the space above and before the first file. */
	readonly corner = async ( dir = 'ltr' ): Promise< Point > => {
		const { x, y, width } = await boxOf( this.fileAt( 1 ) );
		return { x: dir === 'ltr' ? x - GAP_PX : x + width + GAP_PX, y: y - GAP_PX / 2 };
	};
	/** Returns a point in the middle of a file, or `shiftPx` to the right and below. */
	readonly middle = async ( place: number, shiftPx = 0 ): Promise< Point > => {
		const { x, y, width, height } = await boxOf( this.fileAt( place ) );
		return { x: x + width / 2 + shiftPx, y: y + height / 2 + shiftPx };
	};
	/** Returns a point in the space to the right of a file. */
	readonly gapAfter = async ( place: number ): Promise< Point > => {
		const { x, y, width, height } = await boxOf( this.fileAt( place ) );
		return { x: x + width + GAP_PX / 2, y: y + height / 2 };
	};
	/** Returns a point in the check of a file. */
	readonly checkOf = async ( place: number ): Promise< Point > => {
		const check = this.fileAt( place ).locator( '[data-check]' );
		const { x, y, width, height } = await boxOf( check );
		return { x: x + width / 2, y: y + height / 2 };
	};

	readonly down = async ( { x, y }: Point ) => {
		await this.mouse().move( x, y );
		await this.mouse().down();
	};
	readonly move = ( { x, y }: Point ) => this.mouse().move( x, y, { steps: 5 } );
	readonly drag = async ( from: Point, to: Point ) => {
		await this.down( from );
		await this.move( to );
		await this.mouse().up();
	};
}
