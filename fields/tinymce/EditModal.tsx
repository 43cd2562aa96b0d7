import { Modal, TabPanel } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { DialogActions } from '../form/DialogActions';
import { CodeBox } from './CodeBox';
import { isVisualAvailable, rememberEditor, showWhatOpensAbove, textHeightPx } from './editor';
import type { EditorName } from './selected-editor';
import { VisualBox } from './VisualBox';

interface EditModalProps {
	id: string;
	title: string;
	text: string;
	editor: EditorName;
	hasAutop: boolean;
	rows: number;
	onDone: ( text: string, editor: EditorName ) => void;
	onCancel: () => void;
}

/**
 * Height of the visual editor's toolbar and status line, so that both tabs have the same height.
 */
const TOOLBARS_PX = 60;
/** Height of the row above the code box. */
const TOOLS_PX = 40;

/** Dialog of the top document. Stores nothing before Done. Asks before it discards changes. */
export function EditModal( {
	id,
	title,
	text,
	editor,
	hasAutop,
	rows,
	onDone,
	onCancel,
}: EditModalProps ) {
	const [ canBeVisual ] = useState( isVisualAvailable );
	const [ heightPx ] = useState( textHeightPx );
	const [ isLeaving, setLeaving ] = useState( false );
	const { draft, latest, used, write, use } = useDraft( text, canBeVisual ? editor : 'html' );
	useDialogsAbove();
	const leave = () => ( latest.current === text || isLeaving ? onCancel() : setLeaving( true ) );
	// Without the visual editor, the code box replaces it temporarily: the stored editor does not
	// change.
	const done = () => onDone( latest.current, canBeVisual ? used.current : editor );
	const code = (
		<CodeBox
			id={ `${ id }-code` }
			text={ draft }
			rows={ rows }
			heightPx={ canBeVisual ? heightPx + TOOLBARS_PX - TOOLS_PX : undefined }
			onChange={ write }
		/>
	);
	return (
		<Modal
			title={ title }
			className="pagewright-tinymce__modal"
			shouldCloseOnClickOutside={ false }
			onRequestClose={ leave }
		>
			{ canBeVisual ? (
				<EditorTabs
					initial={ used.current }
					code={ code }
					visual={
						<VisualBox
							key="visual"
							id={ id }
							text={ draft }
							hasAutop={ hasAutop }
							heightPx={ heightPx }
							onChange={ write }
							onEscape={ leave }
						/>
					}
					onUse={ use }
				/>
			) : (
				<>
					<NoVisualEditor />
					{ code }
				</>
			) }
			<DialogActions isLeaving={ isLeaving } onLeave={ leave } onDone={ done } />
		</Modal>
	);
}

/** Shows the dialogs of the visual editor above this one. */
function useDialogsAbove() {
	useEffect( () => {
		// After the dialog has hidden the page behind it.
		const later = setTimeout( showWhatOpensAbove );
		return () => clearTimeout( later );
	}, [] );
}

function NoVisualEditor() {
	return (
		<p>
			{ __(
				'The visual editor is not available on this page. You can edit the text as HTML.',
				'pagewright'
			) }
		</p>
	);
}

/** The text and the editor that the user has now. */
function useDraft( text: string, editor: EditorName ) {
	const [ draft, setDraft ] = useState( text );
	// The visual editor returns its last text when it is removed, after this dialog rendered for
	// the last time.
	const latest = useRef( text );
	const used = useRef< EditorName >( editor );
	const write = ( next: string ) => {
		latest.current = next;
		setDraft( next );
	};
	const use = ( next: EditorName ) => {
		if ( next !== used.current ) {
			used.current = next;
			rememberEditor( next );
		}
	};
	return { draft, latest, used, write, use };
}

interface EditorTabsProps {
	initial: EditorName;
	code: ReactNode;
	visual: ReactNode;
	onUse: ( editor: EditorName ) => void;
}

function EditorTabs( { initial, code, visual, onUse }: EditorTabsProps ) {
	const tabs = [
		{ name: 'tmce', title: __( 'Visual', 'pagewright' ) },
		{ name: 'html', title: __( 'Code', 'pagewright' ) },
	];
	return (
		<TabPanel
			tabs={ tabs }
			initialTabName={ initial }
			onSelect={ ( name ) => onUse( name === 'html' ? 'html' : 'tmce' ) }
		>
			{ ( { name } ) => ( name === 'html' ? code : visual ) }
		</TabPanel>
	);
}
