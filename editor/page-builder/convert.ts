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
	/** HTML of a Custom HTML block since WordPress 7.1. */
	innerContent?: Array< string | null >;
}

const HTML_BLOCK = 'core/html';

type Autop = { wp?: { autop?: { autop: ( text: string ) => string } } };

/**
 * Converts a layout to blocks; empty for an invalid one. A widget without a block stays in its own
 * layout block.
 */
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

/** Returns whether the blocks equal the original layout. */
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

/**
 * Parsed, because WordPress versions store the HTML in different places, and a block that moves it
 * while rendering could not be undone.
 */
function htmlBlock( html: string ): Block {
	const safe = html.replace( /<!--\s*\/?wp:[^]*?-->/g, '' );
	const [ block ] = parse( `<!-- wp:html -->\n${ safe }\n<!-- /wp:html -->` );
	return block as unknown as Block;
}

/**
 * Returns paragraphs, headings and lists; HTML without a block of its own becomes an HTML block.
 */
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
