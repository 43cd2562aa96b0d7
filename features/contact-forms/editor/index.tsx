import { getBlockType, registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { contactForms } from './contact-forms';
import { SELECTOR_BLOCK, selectorBlock } from './selector-block';

if ( contactForms() && ! getBlockType( SELECTOR_BLOCK ) ) {
	registerBlockType( SELECTOR_BLOCK, selectorBlock as unknown as BlockConfiguration );
}
