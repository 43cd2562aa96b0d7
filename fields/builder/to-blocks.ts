import type { LayoutRow, LayoutWidget } from './content';

/** A block as `createBlock` takes it: name, attributes, blocks inside. */
export type BlockTuple = [ name: string, attributes: object, inner: BlockTuple[] ];

/** Classes whose whole meaning is HTML, and the key that holds it. */
const HTML_WIDGETS: Record< string, string > = {
	SiteOrigin_Widget_Editor_Widget: 'text',
	WP_Widget_Text: 'text',
	WP_Widget_Custom_HTML: 'content',
};

/** A layout as blocks: a row of several cells becomes columns, each widget a block that keeps all its values. */
export const toBlocks = ( layout: LayoutRow[], blockNameOf: ( widgetClass: string ) => string ) =>
	layout.flatMap( ( row ): BlockTuple[] => {
		const cells = row.map( ( { widgets } ) =>
			widgets.flatMap( ( widget ) => widgetBlocks( widget, blockNameOf ) )
		);
		if ( cells.length < 2 ) {
			return cells.flat();
		}
		const total = row.reduce( ( sum, { weight } ) => sum + weight, 0 );
		return [
			[
				'core/columns',
				{},
				cells.map( ( inner, at ) => [
					'core/column',
					{ width: `${ percent( ( row[ at ]?.weight ?? 1 ) / total ) }%` },
					inner,
				] ),
			],
		];
	} );

function widgetBlocks(
	{ widgetClass, values }: LayoutWidget,
	blockNameOf: ( widgetClass: string ) => string
): BlockTuple[] {
	const name = blockNameOf( widgetClass );
	const html = values[ HTML_WIDGETS[ widgetClass ] ?? '' ];
	if ( name === '' && typeof html === 'string' ) {
		const title = typeof values.title === 'string' ? values.title : '';
		return [
			...( title === ''
				? []
				: [ [ 'core/heading', { level: 3, content: title }, [] ] as BlockTuple ] ),
			[ 'core/freeform', { content: html }, [] ],
		];
	}
	// A class that is not here keeps its values in the block that holds any widget, and says that it is missing.
	return [ [ name || 'sowb/widget-block', { widgetClass, widgetData: values }, [] ] ];
}

const percent = ( share: number ) => Math.round( share * 10_000 ) / 100;
