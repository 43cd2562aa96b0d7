import type { Json, Values } from '../../schema/field-types';
import { asValues, rows } from '../../schema/walk';

/** Value of a builder field: blocks, a layout of Page Builder, empty, or unreadable. */
export type Content =
	| { kind: 'empty' }
	| { kind: 'blocks'; blocks: string }
	| { kind: 'layout'; layout: Values }
	| { kind: 'unreadable' };

/** A widget of a layout: its class, its values, and its `panels_info`. */
export interface LayoutWidget {
	widgetClass: string;
	values: Values;
	/** `panels_info`: class, position, style. */
	info: Values;
}

export interface LayoutCell {
	weight: number;
	style: Values;
	widgets: LayoutWidget[];
}

/** A row with cells with widgets. */
export interface LayoutRow {
	style: Values;
	cells: LayoutCell[];
}

/**
 * Reads `{ blocks }`, a layout, or the JSON text of either, with the same results as Content.php.
 */
export function readContent( raw: Json | undefined ): Content {
	if ( raw === undefined || raw === null || raw === false ) {
		return { kind: 'empty' };
	}
	if ( typeof raw === 'string' && raw.trim() === '' ) {
		return { kind: 'empty' };
	}
	const value = typeof raw === 'string' ? parse( raw ) : raw;
	if ( value === undefined || value === null || typeof value !== 'object' ) {
		return { kind: 'unreadable' };
	}
	const object = asValues( value );
	if ( typeof object.blocks === 'string' ) {
		return object.blocks.trim() === ''
			? { kind: 'empty' }
			: { kind: 'blocks', blocks: object.blocks };
	}
	if ( rows( object.widgets ).some( isObject ) ) {
		return { kind: 'layout', layout: object };
	}
	const isLayout = 'widgets' in object || 'grids' in object || 'grid_cells' in object;
	return { kind: isLayout || Object.keys( object ).length === 0 ? 'empty' : 'unreadable' };
}

/**
 * Returns the widgets of a layout in their rows and cells. A widget with an unknown position is in
 * the last row. Empty rows are skipped.
 */
export function readLayout( layout: Values ): LayoutRow[] {
	const grids = rows( layout.grids ).filter( isObject );
	const out: LayoutRow[] = [];
	const cellAt = ( row: number, cell: number ) => {
		const { cells } = ( out[ row ] ??= { style: asValues( grids[ row ]?.style ), cells: [] } );
		while ( cells.length <= cell ) {
			cells.push( { weight: 1, style: {}, widgets: [] } );
		}
		return cells[ cell ] as LayoutCell;
	};
	const counts = new Map< number, number >();
	for ( const raw of rows( layout.grid_cells ).filter( isObject ) ) {
		const row = index( raw.grid );
		const at = Math.min( counts.get( row ) ?? 0, MAX_PLACE );
		counts.set( row, at + 1 );
		const weight = Number( raw.weight );
		const cell = cellAt( row, at );
		cell.weight = weight > 0 && Number.isFinite( weight ) ? weight : 1;
		cell.style = asValues( raw.style );
	}
	for ( const raw of rows( layout.widgets ).filter( isObject ) ) {
		// The key `info` is from very old layouts.
		const { panels_info: info, info: oldInfo, ...values } = raw;
		const place = asValues( isObject( info as Json ) ? info : oldInfo );
		cellAt( index( place.grid ), index( place.cell ) ).widgets.push( {
			widgetClass: classOf( place.class ),
			values,
			info: place,
		} );
	}
	return out.filter(
		( row ) =>
			row?.cells.some( ( { widgets } ) => widgets.length > 0 ) ||
			Object.keys( row?.style ?? {} ).length > 0
	);
}

/** Saved names can have doubled or encoded backslashes. */
const classOf = ( name: Json | undefined ) =>
	typeof name === 'string' ? name.replace( /(\\|&#92;)+/g, '\\' ) : '';

/** Maximum number of rows and cells of a layout; higher numbers count as the last one. */
const MAX_PLACE = 100;

const index = ( value: Json | undefined ) => {
	const number = Number( value );
	return Number.isInteger( number ) && number > 0 ? Math.min( number, MAX_PLACE ) : 0;
};

const isObject = ( value: Json ): value is Values =>
	value !== null && typeof value === 'object' && ! Array.isArray( value );

function parse( text: string ): Json | undefined {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
}
