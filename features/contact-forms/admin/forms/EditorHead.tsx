import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FailureNotice } from '../../../../editor/FailureNotice';
import type { TabProps } from './parts';
import { ShortcodeField } from './ShortcodeField';

interface EditorHeadProps extends TabProps {
	hasChanges: boolean;
	onSave: () => void;
}

/** Title, shortcode, and the button that saves everything. */
export function EditorHead( { state, dispatch, hasChanges, onSave }: EditorHeadProps ) {
	const { id, hash, draft, saved, status, failure, saves } = state;
	const isSaving = status === 'saving';
	const isNew = id === null;
	return (
		<>
			<h1 className="screen-reader-text">
				{ isNew ? __( 'New form', 'pagewright' ) : __( 'Edit form', 'pagewright' ) }
			</h1>
			<div className="pagewright-forms__editor-head">
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					className="pagewright-forms__name"
					label={ __( 'Title', 'pagewright' ) }
					value={ draft.title }
					onChange={ ( title ) => dispatch( { type: 'changed', change: { title } } ) }
				/>
				<div className="pagewright-forms__save">
					<span role="status">
						{ isSaving && __( 'Saving…', 'pagewright' ) }
						{ ! isSaving && hasChanges && __( 'Not saved yet', 'pagewright' ) }
						{ ! isSaving && ! hasChanges && saves > 0 && __( 'Saved', 'pagewright' ) }
					</span>
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ isSaving }
						disabled={ isSaving || ( ! hasChanges && ! isNew ) }
						accessibleWhenDisabled
						onClick={ onSave }
					>
						{ isNew ? __( 'Create form', 'pagewright' ) : __( 'Save', 'pagewright' ) }
					</Button>
				</div>
			</div>
			{ failure && (
				<div className="pagewright-forms__refusal">
					<FailureNotice failure={ failure } onRetry={ onSave } />
					<p>{ __( 'Everything you entered is still here.', 'pagewright' ) }</p>
				</div>
			) }
			{ hash && saved && (
				<p className="pagewright-forms__place">
					{ __(
						'Insert the form with the Contact Form block or this shortcode:',
						'pagewright'
					) }
					<ShortcodeField hash={ hash } title={ saved.title } />
				</p>
			) }
		</>
	);
}
