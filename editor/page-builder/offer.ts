import { createBlock } from '@wordpress/blocks';
import { dispatch, select, subscribe } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { CONVERTED_BLOCK, type PageBuilderConfiguration } from './configuration';
import { convert } from './convert';

const NOTICE = 'pagewright-layout-of-post';

interface BlockSelectors {
	getBlockOrder: () => string[];
	getClientIdsWithDescendants: () => string[];
	getBlockName: ( clientId: string ) => string | null;
}

interface Actions {
	replaceBlocks: ( clientIds: string[], blocks: unknown[] ) => void;
	insertBlocks: ( blocks: unknown[] ) => void;
	createInfoNotice: ( text: string, options: object ) => void;
	removeNotice: ( id: string ) => void;
}

const blockEditor = () => select( 'core/block-editor' ) as unknown as BlockSelectors;
const act = ( store: string ) => dispatch( store ) as unknown as Actions;

/**
 * Offers to convert the layout of the edited post, while visitors see the layout instead of the
 * content.
 */
export function offerConversion( { layout, pictures = {} }: PageBuilderConfiguration ): void {
	if ( layout === undefined ) {
		return;
	}
	let isOffered = false;
	subscribe( () => {
		const isOpen = ! isConverted() && isReady();
		if ( isOpen === isOffered ) {
			return;
		}
		isOffered = isOpen;
		// A store must not be changed in its own subscription.
		queueMicrotask( () =>
			isOpen ? show( () => replace( convert( layout, pictures ) ) ) : hide()
		);
	} );
}

const isReady = () =>
	Boolean(
		(
			select( 'core/editor' ) as { getCurrentPostId?: () => unknown } | undefined
		 )?.getCurrentPostId?.()
	);

function isConverted(): boolean {
	const { getClientIdsWithDescendants, getBlockName } = blockEditor();
	return getClientIdsWithDescendants().some( ( id ) => getBlockName( id ) === CONVERTED_BLOCK );
}

function show( onConvert: () => void ): void {
	act( 'core/notices' ).createInfoNotice(
		__(
			'Visitors see the SiteOrigin Page Builder layout of this page. Changes to the text below are not visible until you convert the layout to blocks. You can undo the conversion.',
			'pagewright'
		),
		{
			id: NOTICE,
			isDismissible: true,
			actions: [ { label: __( 'Convert to blocks', 'pagewright' ), onClick: onConvert } ],
		}
	);
}

const hide = () => act( 'core/notices' ).removeNotice( NOTICE );

/** Replaces the whole content in one undoable step. */
function replace( blocks: unknown[] ): void {
	if ( blocks.length === 0 ) {
		return;
	}
	const all = [ createBlock( CONVERTED_BLOCK ), ...blocks ];
	const old = blockEditor().getBlockOrder();
	const actions = act( 'core/block-editor' );
	if ( old.length > 0 ) {
		actions.replaceBlocks( old, all );
	} else {
		actions.insertBlocks( all );
	}
}
