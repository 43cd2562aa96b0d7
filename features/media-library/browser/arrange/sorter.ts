import { isRTL } from '@wordpress/i18n';
import { placeAfter, placeByKey } from '../../model/arrange';
import { slide } from './slide';

/**
 * Shows where a file goes that is being moved. Only styles show the new order, so that nothing renders and the focus
 * stays.
 */
export class Sorter {
	/** Places of the file before and now; null while no file is moved. */
	public file: { readonly from: number; to: number } | null = null;
	/** The place under the pointer, which does not count again until the pointer has left it. */
	private over = -1;

	/** @param items Returns the elements of the files in their order. */
	public constructor( private readonly items: () => readonly HTMLElement[] ) {}

	public lift( place: number ): void {
		this.file = { from: place, to: place };
		this.over = place;
		this.show();
	}

	/** Moves the file to another place, and returns whether its place changed. */
	public moveTo( to: number, isStill: boolean ): boolean {
		if ( ! this.file || to === this.file.to ) {
			return false;
		}
		this.file.to = to;
		slide( this.items(), () => this.show(), isStill );
		return true;
	}

	/** Moves the file to the place of the file that contains an element. Returns whether its place changed. */
	public moveOver( target: Node, isStill: boolean ): boolean {
		const over = this.items().findIndex( ( item ) => item.contains( target ) );
		if ( ! this.file || over === -1 || over === this.over ) {
			return false;
		}
		this.over = over;
		return this.moveTo( placeAfter( over, this.file.from, this.file.to ), isStill );
	}

	/** Moves the file as a key says, and scrolls to it. Returns whether its place changed. */
	public moveByKey( key: string, isStill: boolean ): boolean {
		const items = this.items();
		const tops = items.map( ( { offsetTop } ) => offsetTop );
		const first = Math.min( ...tops );
		const columns = tops.filter( ( top ) => top === first ).length;
		const grid = { total: items.length, columns, isRtl: isRTL() };
		const to = this.file && placeByKey( key, this.file.to, grid );
		if ( to === null || ! this.moveTo( to, isStill ) ) {
			return false;
		}
		items[ this.file!.from ]?.scrollIntoView( { block: 'nearest' } );
		return true;
	}

	/** Shows the order of the document again. */
	public clear(): void {
		this.file = null;
		this.show();
	}

	private show(): void {
		const { file } = this;
		this.items().forEach( ( item, place ) => {
			item.style.order = file ? String( placeAfter( place, file.from, file.to ) ) : '';
			item.toggleAttribute( 'data-lifted', place === file?.from );
		} );
	}
}
