import type { ComponentType, ReactNode } from 'react';
import type { BlockTuple } from './to-blocks';

/** A block as returned by WordPress's block editor. */
export interface Block {
	clientId: string;
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Block[];
}

interface Settings {
	styles?: unknown[];
	[ name: string ]: unknown;
}

/**
 * The parts of WordPress's block editor that we use. They exist only on pages with the block
 * editor.
 */
interface BlockEditor {
	BlockEditorProvider: ComponentType< {
		value: Block[];
		onInput: ( blocks: Block[] ) => void;
		onChange: ( blocks: Block[] ) => void;
		settings: Settings;
		children: ReactNode;
	} >;
	BlockCanvas: ComponentType< { height: string; styles: unknown[] | undefined } >;
	BlockToolbar: ComponentType< { hideDragHandle?: boolean } >;
	BlockInspector: ComponentType;
	Inserter: ComponentType< { isAppender?: boolean; showInserterHelpPanel?: boolean } >;
}

interface BlocksApi {
	parse: ( markup: string ) => Block[];
	serialize: ( blocks: Block[] ) => string;
	createBlock: ( name: string, attributes: object, inner: Block[] ) => Block;
	getBlockType: ( name: string ) => { title: string } | undefined;
}

interface Realm {
	wp?: {
		blockEditor?: Partial< BlockEditor >;
		blocks?: Partial< BlocksApi >;
		data?: { select: ( store: string ) => { getSettings?: () => Settings } | undefined };
	};
}

/**
 * Settings that belong to the post rather than to content inside it: its template, and the panels
 * and pages that its editor opens.
 */
const OF_OUR_OWN: Settings = {
	// The toolbar is above the canvas and does not cover the text.
	hasFixedToolbar: true,
	focusMode: false,
	template: undefined,
	templateLock: false,
	onNavigateToEntityRecord: undefined,
	__experimentalSetIsInserterOpened: undefined,
};

export type BlockEditorOfPage = BlockEditor & BlocksApi & { settings: Settings };

/** Returns the block editor of this page with its settings, or undefined on classic screens. */
export function blockEditor(): BlockEditorOfPage | undefined {
	const { wp } = globalThis as Realm;
	if ( ! wp?.blockEditor?.BlockCanvas || ! wp.blocks?.getBlockType?.( 'core/paragraph' ) ) {
		return undefined;
	}
	return {
		...( wp.blockEditor as BlockEditor ),
		...( wp.blocks as BlocksApi ),
		settings: {
			...wp.data?.select( 'core/block-editor' )?.getSettings?.(),
			...OF_OUR_OWN,
		},
	};
}

/** Returns the block's title in the inserter; its name if it is not registered. */
export const blockTitle = ( name: string ) =>
	( globalThis as Realm ).wp?.blocks?.getBlockType?.( name )?.title ?? name;

/**
 * Returns the names of the top-level blocks in markup, without the block editor: `<!-- wp:heading
 * -->` → `core/heading`.
 */
export function blockNames( markup: string ): string[] {
	const names: string[] = [];
	let depth = 0;
	for ( const [ , isEnd, name, isVoid ] of markup.matchAll(
		/<!--\s+(\/)?wp:([a-z][\w/-]*)\s[^>]*?(\/)?-->/g
	) ) {
		if ( isEnd ) {
			depth--;
			continue;
		}
		if ( depth === 0 && name ) {
			names.push( name.includes( '/' ) ? name : `core/${ name }` );
		}
		depth += isVoid ? 0 : 1;
	}
	return names;
}

/** Returns the blocks as markup. */
export function markupOf( tuples: BlockTuple[] ): string {
	const editor = blockEditor();
	const make = ( [ name, attributes, inner ]: BlockTuple ): Block =>
		editor!.createBlock( name, attributes, inner.map( make ) );
	return editor === undefined ? '' : editor.serialize( tuples.map( make ) );
}
