import { createBlock, parse, rawHandler } from '@wordpress/blocks';
import { isRTL } from '@wordpress/i18n';
import { readContent, readLayout, type LayoutWidget } from '../../fields/builder/content';
import type { Pictures } from '../../fields/builder/layout-style';
import { layoutOf, toBlocks, type BlockTuple } from '../../fields/builder/to-blocks';
import type { Json } from '../../schema/field-types';
import { configuration, findDescriptor } from '../descriptors';
import { LAYOUT_BLOCK } from './configuration';

interface Block {
	name: string;
	attributes: object;
	innerBlocks: Block[];
	/** Since WordPress 7.1 the HTML of a Custom HTML block. */
	innerContent?: Array< string | null >;
}

const HTML_BLOCK = 'core/html';

type Autop = { wp?: { autop?: { autop: ( text: string ) => string } } };

/** The blocks of a layout; none when it cannot be read. A widget that no block stands for stays in a layout block of its own. */
export function convert( layout: Json | undefined, pictures: Pictures, className = '' ): Block[] {
	const content = readContent( layout );
	if ( content.kind !== 'layout' ) {
		return [];
	}
	const { widgets } = configuration();
	const blocks = toBlocks( readLayout( content.layout ), {
		blockNameOf: ( name ) => findDescriptor( widgets, name )?.blockName ?? '',
		textBlocks,
		other: ( widget: LayoutWidget ) => [ LAYOUT_BLOCK, { panelsData: layoutOf( widget ) }, [] ],
		pictures,
		isRtl: isRTL(),
	} ).map( make );
	return className === '' ? blocks : [ grouped( blocks, className ) ];
}

const grouped = ( inner: Block[], className: string ): Block =>
	createBlock(
		'core/group',
		{ className, layout: { type: 'default' } } as never,
		inner as never
	) as unknown as Block;

/** Whether blocks are no more than the layout they were made of. */
export const isUnchanged = ( blocks: Block[] ) =>
	blocks.length === 0 || ( blocks.length === 1 && blocks[ 0 ]?.name === LAYOUT_BLOCK );

const make = ( [ name, attributes, inner ]: BlockTuple ): Block =>
	name === HTML_BLOCK
		? htmlBlock( ( attributes as { content?: string } ).content ?? '' )
		: ( createBlock(
				name,
				attributes as never,
				inner.map( make ) as never
			) as unknown as Block );

/** Parsed: where WordPress keeps the HTML differs, and a block that moves it when it is shown could not be undone. */
function htmlBlock( html: string ): Block {
	const safe = html.replace( /<!--\s*\/?wp:[^]*?-->/g, '' );
	const [ block ] = parse( `<!-- wp:html -->\n${ safe }\n<!-- /wp:html -->` );
	return block as unknown as Block;
}

/** Paragraphs, headings and lists; what WordPress has no block for becomes a block of HTML. */
function textBlocks( html: string ): BlockTuple[] {
	const autop = ( globalThis as Autop ).wp?.autop?.autop;
	const blocks = rawHandler( { HTML: autop ? autop( html ) : html } ) as unknown as Block[];
	return blocks.map( tupleOf );
}

const tupleOf = ( { name, attributes, innerBlocks, innerContent }: Block ): BlockTuple => [
	name,
	name === HTML_BLOCK
		? { content: innerContent?.join( '' ) || ( attributes as { content?: string } ).content }
		: attributes,
	innerBlocks.map( tupleOf ),
];
