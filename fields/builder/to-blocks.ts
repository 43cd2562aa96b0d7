import type { Json, Values } from '../../schema/field-types';
import {
	readContent,
	readLayout,
	type LayoutCell,
	type LayoutRow,
	type LayoutWidget,
} from './content';
import {
	classNames,
	hasPicture,
	lengthOf,
	styleAttributes,
	type Pictures,
	type StyleAttributes,
} from './layout-style';

/** Arguments of `createBlock`: name, attributes, inner blocks. */
export type BlockTuple = [ name: string, attributes: object, inner: BlockTuple[] ];

/** Functions and facts from the page around a layout. */
export interface Conversion {
	/** Returns the block name of a widget class; '' if it has none. */
	blockNameOf: ( widgetClass: string ) => string;
	/** Returns blocks for the HTML of a text widget. */
	textBlocks?: ( html: string ) => BlockTuple[];
	/** Returns a block for a widget without an equivalent block. */
	other?: ( widget: LayoutWidget ) => BlockTuple;
	pictures?: Pictures;
	/**
	 * Page Builder puts the first cell of a row on the left in both directions; columns begin at
	 * the start of the text direction.
	 */
	isRtl?: boolean;
}

/** Maximum depth of layouts inside a layout that are converted; a deeper one stays unchanged. */
const MAX_DEPTH = 5;

const LAYOUT_WIDGET = 'SiteOrigin_Panels_Widgets_Layout';

/** Classes whose data is only HTML, and the key that contains it. */
const HTML_WIDGETS: Record< string, string > = {
	SiteOrigin_Widget_Editor_Widget: 'text',
	WP_Widget_Black_Studio_TinyMCE: 'text',
	WP_Widget_Text: 'text',
	WP_Widget_Custom_HTML: 'content',
};

/** `cell_alignment` and `vertical_alignment` => names in blocks. */
const ALIGNMENTS: Record< string, string > = {
	'flex-start': 'top',
	center: 'center',
	'flex-end': 'bottom',
	stretch: 'stretch',
};

/**
 * Converts a layout to blocks: a row with several cells becomes columns, a row or widget with
 * styles becomes a group, and each widget becomes a block with all its values.
 */
export const toBlocks = ( layout: LayoutRow[], conversion: Conversion, depth = 0 ): BlockTuple[] =>
	layout.flatMap( ( row ) =>
		rowBlocks(
			conversion.isRtl ? { ...row, cells: [ ...row.cells ].reverse() } : row,
			conversion,
			depth
		)
	);

/** Returns a layout that contains only this widget. */
export const layoutOf = ( { values, info }: LayoutWidget ): Values => ( {
	widgets: [ { ...values, panels_info: { ...info, grid: 0, cell: 0, id: 0 } } ],
	grids: [ { cells: 1, style: {} } ],
	grid_cells: [ { grid: 0, index: 0, weight: 1, style: {} } ],
} );

function rowBlocks( row: LayoutRow, conversion: Conversion, depth: number ): BlockTuple[] {
	const { style, cells } = row;
	const own = styleAttributes( style, conversion.pictures );
	const align = typeof style.row_stretch === 'string' && style.row_stretch !== '' ? 'full' : '';
	const [ first ] = cells;
	if ( cells.length < 2 ) {
		const inner = first ? cellBlocks( first, conversion, depth ) : [];
		const cell = first ? cellAttributes( row, first, conversion ) : {};
		return grouped( own, grouped( cell, inner ), align );
	}
	// Columns support neither background images nor shadows; a group around them does.
	const isOnGroup = align !== '' || hasPicture( own ) || own.style?.shadow !== undefined;
	const columns: BlockTuple = [
		'core/columns',
		{
			...( isOnGroup ? {} : own ),
			...columnsAttributes( style, isOnGroup ? undefined : own.style ),
		},
		cells.map( ( cell ) => column( row, cell, conversion, depth ) ),
	];
	return isOnGroup ? grouped( own, [ columns ], align ) : [ columns ];
}

function columnsAttributes( row: Values, style: StyleAttributes[ 'style' ] ) {
	const gutter = lengthOf( row.gutter );
	const vertical = ALIGNMENTS[ String( row.cell_alignment ) ];
	const spacing = style?.spacing as object | undefined;
	return {
		...( gutter
			? { style: { ...style, spacing: { ...spacing, blockGap: { left: gutter } } } }
			: {} ),
		...( vertical && vertical !== 'stretch' ? { verticalAlignment: vertical } : {} ),
		...( row.collapse_behaviour === 'no_collapse' ? { isStackedOnMobile: false } : {} ),
	};
}

function column(
	row: LayoutRow,
	cell: LayoutCell,
	conversion: Conversion,
	depth: number
): BlockTuple {
	const total = row.cells.reduce( ( sum, { weight } ) => sum + weight, 0 );
	const vertical =
		ALIGNMENTS[ String( cell.style.vertical_alignment ) ] ??
		ALIGNMENTS[ String( row.style.cell_alignment ) ];
	const own = cellAttributes( row, cell, conversion );
	const inner = cellBlocks( cell, conversion, depth );
	const isOnGroup = hasPicture( own );
	return [
		'core/column',
		{
			width: `${ percent( cell.weight / total ) }%`,
			...( vertical ? { verticalAlignment: vertical } : {} ),
			...( isOnGroup ? {} : own ),
		},
		isOnGroup ? grouped( own, inner ) : inner,
	];
}

const cellAttributes = ( row: LayoutRow, cell: LayoutCell, { pictures }: Conversion ) => {
	const own = styleAttributes( cell.style, pictures );
	const className = own.className ?? classNames( row.style.cell_class );
	return className ? { ...own, className } : own;
};

const cellBlocks = ( { widgets }: LayoutCell, conversion: Conversion, depth: number ) =>
	widgets.flatMap( ( widget ) => {
		const style = asObject( widget.info.style );
		const blocks = widgetBlocks( widget, conversion, depth );
		// A separate layout keeps the styles of its widget.
		return blocks.some( ( [ , attributes ] ) => 'panelsData' in attributes )
			? blocks
			: grouped( styleAttributes( style, conversion.pictures ), blocks );
	} );

/** Wraps blocks in a group with the styles, if there are any. */
function grouped( own: StyleAttributes, inner: BlockTuple[], align = '' ): BlockTuple[] {
	if ( Object.keys( own ).length === 0 && align === '' ) {
		return inner;
	}
	return [
		[
			'core/group',
			{
				...own,
				...( align ? { align } : {} ),
				layout: { type: align ? 'constrained' : 'default' },
			},
			inner,
		],
	];
}

function widgetBlocks( widget: LayoutWidget, conversion: Conversion, depth: number ): BlockTuple[] {
	const { widgetClass, values } = widget;
	const name = conversion.blockNameOf( widgetClass );
	const html = values[ HTML_WIDGETS[ widgetClass ] ?? '' ];
	if ( name === '' && typeof html === 'string' ) {
		const title = typeof values.title === 'string' ? values.title : '';
		const asText = conversion.textBlocks ?? classic;
		return [
			...( title === ''
				? []
				: [ [ 'core/heading', { level: 3, content: title }, [] ] as BlockTuple ] ),
			...( widgetClass === 'WP_Widget_Custom_HTML' && conversion.textBlocks
				? [ [ 'core/html', { content: html }, [] ] as BlockTuple ]
				: asText( html ) ),
		];
	}
	const inside = widgetClass === LAYOUT_WIDGET ? readContent( values.panels_data ) : undefined;
	if ( inside?.kind === 'layout' && depth < MAX_DEPTH ) {
		return toBlocks( readLayout( inside.layout ), conversion, depth + 1 );
	}
	if ( name === '' && conversion.other ) {
		return [ conversion.other( widget ) ];
	}
	// The block for any widget keeps the values of a class that this site does not have, and shows
	// that it is missing.
	return [ [ name || 'sowb/widget-block', { widgetClass, widgetData: values }, [] ] ];
}

const classic = ( html: string ): BlockTuple[] => [ [ 'core/freeform', { content: html }, [] ] ];

const asObject = ( value: Json | undefined ): Values =>
	value !== null && typeof value === 'object' && ! Array.isArray( value ) ? value : {};

const percent = ( share: number ) => Math.round( share * 10_000 ) / 100;
