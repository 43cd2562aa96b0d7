import { useBlockProps } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { attributesOf, shortcodeOf, type SelectorAttributes } from './shortcode';
import { SelectorEdit } from './SelectorEdit';

export const SELECTOR_BLOCK = 'contact-form-7/contact-form-selector';

/** The types of this version lack it. */
const savedProps = () =>
	( useBlockProps as unknown as { save: () => Record< string, unknown > } ).save();

/**
 * The server registers title, attributes and category. The saved content renders without a block.
 */
export const selectorBlock = {
	edit: SelectorEdit,
	save: ( { attributes }: { attributes: SelectorAttributes } ) => (
		<div { ...savedProps() }>{ shortcodeOf( attributes ) }</div>
	),
	transforms: {
		from: [
			{
				type: 'block',
				blocks: [ 'core/shortcode' ],
				isMatch: ( { text }: { text?: string } ) => attributesOf( text ?? '' ) !== null,
				transform: ( { text }: { text: string } ) =>
					createBlock( SELECTOR_BLOCK, { ...attributesOf( text ) } ),
			},
			{
				type: 'shortcode',
				tag: 'contact-form-7',
				isMatch: ( { named }: { named: Record< string, string > } ) =>
					readShortcode( named ) !== null,
				transform: ( { named }: { named: Record< string, string > } ) =>
					createBlock( SELECTOR_BLOCK, { ...readShortcode( named ) } ),
			},
		],
		to: [
			{
				type: 'block',
				blocks: [ 'core/shortcode' ],
				isMatch: ( attributes: SelectorAttributes ) => shortcodeOf( attributes ) !== '',
				transform: ( attributes: SelectorAttributes ) =>
					createBlock( 'core/shortcode', { text: shortcodeOf( attributes ) } ),
			},
		],
	},
};

/** Reads a pasted shortcode that WordPress has parsed. */
const readShortcode = ( named: Record< string, string > ) =>
	attributesOf(
		`[contact-form-7 ${ Object.entries( named )
			.map( ( [ name, value ] ) => `${ name }="${ value }"` )
			.join( ' ' ) }]`
	);
