import { Button, Modal, Popover, SlotFillProvider } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { redo as redoIcon, undo as undoIcon } from '@wordpress/icons';
import type { KeyboardEvent } from 'react';
import { DialogActions } from '../form/DialogActions';
import { blockEditor, type Block, type BlockEditorOfPage } from './block-editor';
import { useHistory } from './use-history';

interface BlocksModalProps {
	title: string;
	markup: string;
	onDone: ( markup: string ) => void;
	onCancel: () => void;
}

/** Opens a separate block editor in a dialog: its blocks are independent of those of the post. */
export function BlocksModal( props: BlocksModalProps ) {
	const [ editor ] = useState( blockEditor );
	return editor ? <VisualModal { ...props } editor={ editor } /> : <CodeModal { ...props } />;
}

function VisualModal( {
	editor,
	markup,
	...rest
}: BlocksModalProps & { editor: BlockEditorOfPage } ) {
	const [ start ] = useState( () => {
		const found = editor.parse( markup );
		return found.length > 0 ? found : [ editor.createBlock( 'core/paragraph', {}, [] ) ];
	} );
	const [ first ] = useState( () => editor.serialize( start ) );
	const history = useHistory( start );
	return (
		<Frame
			{ ...rest }
			isFullScreen
			result={ () => editor.serialize( history.blocks ) }
			before={ first }
		>
			<SlotFillProvider>
				<editor.BlockEditorProvider
					value={ history.blocks }
					onInput={ history.onInput }
					onChange={ history.onChange }
					settings={ editor.settings }
				>
					<EditorPanes editor={ editor } history={ history } />
					<FocusFirst block={ start[ 0 ] } />
					<Popover.Slot />
				</editor.BlockEditorProvider>
			</SlotFillProvider>
		</Frame>
	);
}

interface EditorPanesProps {
	editor: BlockEditorOfPage;
	history: ReturnType< typeof useHistory >;
}

/** Toolbar, blocks and the settings of the selected block. */
function EditorPanes( { editor, history }: EditorPanesProps ) {
	const onKeyDown = ( event: KeyboardEvent ) => {
		// Otherwise the page would undo, save or delete in the post behind the dialog.
		event.stopPropagation();
		if ( ! ( event.ctrlKey || event.metaKey ) ) {
			return;
		}
		const key = event.key.toLowerCase();
		if ( key === 's' ) {
			event.preventDefault();
		} else if ( key === 'y' || ( key === 'z' && event.shiftKey ) ) {
			event.preventDefault();
			history.redo?.();
		} else if ( key === 'z' ) {
			event.preventDefault();
			history.undo?.();
		}
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only keys from the controls inside.
		<div className="pagewright-builder__editor" onKeyDown={ onKeyDown }>
			<div className="pagewright-builder__bar">
				<editor.Inserter />
				<Button
					icon={ undoIcon }
					label={ __( 'Undo', 'pagewright' ) }
					accessibleWhenDisabled
					disabled={ ! history.undo }
					onClick={ history.undo }
				/>
				<Button
					icon={ redoIcon }
					label={ __( 'Redo', 'pagewright' ) }
					accessibleWhenDisabled
					disabled={ ! history.redo }
					onClick={ history.redo }
				/>
				<editor.BlockToolbar hideDragHandle />
			</div>
			<div className="pagewright-builder__canvas">
				<editor.BlockCanvas
					height="100%"
					styles={ [ ...( editor.settings.styles ?? [] ), CANVAS_STYLE ] }
				/>
			</div>
			<div className="pagewright-builder__inspector">
				<editor.BlockInspector />
			</div>
		</div>
	);
}

/** The canvas has no margin. */
const CANVAS_STYLE = { css: 'body { padding: 16px 24px; }' };

/** Puts the caret into the content, so that the user can type immediately. */
function FocusFirst( { block }: { block: Block | undefined } ) {
	const { selectBlock } = useDispatch( 'core/block-editor' ) as {
		selectBlock: ( clientId: string, position: number ) => void;
	};
	const clientId = block?.clientId;
	useEffect( () => {
		if ( clientId ) {
			selectBlock( clientId, -1 );
		}
	}, [ clientId, selectBlock ] );
	return null;
}

function CodeModal( { markup, ...rest }: BlocksModalProps ) {
	const [ draft, setDraft ] = useState( markup );
	return (
		<Frame { ...rest } result={ () => draft } before={ markup }>
			<p>
				{ __(
					'This screen has no block editor, so the content is shown as code. To edit it visually, use the widget in a post or page.',
					'pagewright'
				) }
			</p>
			<textarea
				className="pagewright-builder__code"
				data-draft=""
				aria-label={ __( 'Blocks as code', 'pagewright' ) }
				rows={ 16 }
				dir="ltr"
				spellCheck={ false }
				value={ draft }
				onChange={ ( { target } ) => setDraft( target.value ) }
			/>
		</Frame>
	);
}

interface FrameProps extends Omit< BlocksModalProps, 'markup' > {
	/** Returns the content to store now. */
	result: () => string;
	/** The content before any change. */
	before: string;
	isFullScreen?: boolean;
	children: React.ReactNode;
}

/** Stores nothing before Done. Asks before it discards changes. */
function Frame( {
	title,
	onDone,
	onCancel,
	result,
	before,
	isFullScreen = false,
	children,
}: FrameProps ) {
	const [ isLeaving, setLeaving ] = useState( false );
	const leave = () => ( result() !== before && ! isLeaving ? setLeaving( true ) : onCancel() );
	const done = () => {
		const next = result();
		return next === before ? onCancel() : onDone( next );
	};
	return (
		<Modal
			title={ title }
			className="pagewright-builder__modal"
			shouldCloseOnClickOutside={ false }
			onRequestClose={ leave }
			isFullScreen={ isFullScreen }
		>
			{ children }
			<DialogActions isLeaving={ isLeaving } onLeave={ leave } onDone={ done } />
		</Modal>
	);
}
