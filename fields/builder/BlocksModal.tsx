import { Button, Modal, Popover, SlotFillProvider } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { blockEditor } from './block-editor';

interface BlocksModalProps {
	title: string;
	markup: string;
	onDone: ( markup: string ) => void;
	onCancel: () => void;
}

/** A block editor of its own in a dialog: the blocks inside have nothing to do with those of the post. */
export function BlocksModal( { title, markup, onDone, onCancel }: BlocksModalProps ) {
	const [ editor ] = useState( blockEditor );
	const [ draft, setDraft ] = useState( markup );
	const [ blocks, setBlocks ] = useState( () => editor?.parse( markup ) ?? [] );
	const [ first ] = useState( () => editor?.serialize( blocks ) ?? markup );
	const [ isLeaving, setLeaving ] = useState( false );

	const result = () => ( editor ? editor.serialize( blocks ) : draft );
	const isChanged = () => result() !== ( editor ? first : markup );
	const leave = () => ( isChanged() && ! isLeaving ? setLeaving( true ) : onCancel() );
	return (
		<Modal
			title={ title }
			className="pagewright-builder__modal"
			shouldCloseOnClickOutside={ false }
			// Escape leaves a block, a toolbar or a menu first; the button closes.
			shouldCloseOnEsc={ false }
			onRequestClose={ leave }
			isFullScreen={ editor !== undefined }
		>
			{ editor ? (
				<SlotFillProvider>
					<editor.BlockEditorProvider
						value={ blocks }
						onInput={ setBlocks }
						onChange={ setBlocks }
						settings={ editor.settings }
					>
						<div className="pagewright-builder__editor">
							<div className="pagewright-builder__bar">
								<editor.Inserter />
								<editor.BlockToolbar hideDragHandle />
							</div>
							<div className="pagewright-builder__canvas">
								<editor.BlockCanvas
									height="100%"
									styles={ editor.settings.styles }
								/>
							</div>
							<div className="pagewright-builder__inspector">
								<editor.BlockInspector />
							</div>
						</div>
						<Popover.Slot />
					</editor.BlockEditorProvider>
				</SlotFillProvider>
			) : (
				<>
					<p>
						{ __(
							'The block editor is not on this page; the blocks can be written as code.',
							'pagewright'
						) }
					</p>
					<textarea
						className="pagewright-builder__code"
						aria-label={ __( 'Blocks as code', 'pagewright' ) }
						rows={ 16 }
						dir="ltr"
						spellCheck={ false }
						value={ draft }
						onChange={ ( { target } ) => setDraft( target.value ) }
					/>
				</>
			) }
			{ isLeaving && (
				<p className="pagewright-builder__leaving" role="alert">
					{ __(
						'The content has changes that are not stored. Leave once more to drop them.',
						'pagewright'
					) }
				</p>
			) }
			<div className="pagewright-builder__actions">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ leave }>
					{ __( 'Cancel', 'pagewright' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () => ( isChanged() ? onDone( result() ) : onCancel() ) }
				>
					{ __( 'Done', 'pagewright' ) }
				</Button>
			</div>
		</Modal>
	);
}
