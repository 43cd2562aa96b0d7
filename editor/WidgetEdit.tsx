import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useReducer, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { pencil, seen } from '@wordpress/icons';
import type { ReactNode } from 'react';
import type { Values } from '../schema/field-types';
import { initialState, reduce, type Mode } from './block-state';
import type { Descriptor } from './descriptors';
import { FormPane } from './FormPane';
import { RefusalNotice } from './RefusalNotice';
import { PreviewPane } from './PreviewPane';
import { useBlockBackup } from './use-block-backup';
import { useForm } from './use-form';
import { useLatePreview } from './use-late-preview';
import { usePlace, usePostId } from './use-place';
import { usePreview } from './use-preview';
import { useRefusal } from './use-refusal';
import { useRequiredFields } from './use-required-fields';
import { useSaveLock } from './use-save-lock';
import { useUndoSteps } from './use-undo-steps';

export interface WidgetAttributes {
	widgetClass?: string;
	anchor?: string;
	widgetData?: Values;
	widgetMarkup?: string;
	widgetIcons?: string[];
}

export interface WidgetEditProps {
	descriptor: Descriptor;
	attributes: WidgetAttributes;
	setAttributes: ( attributes: WidgetAttributes ) => void;
	clientId: string;
	/** Shown above the widget. */
	notice?: ReactNode;
}

const NO_DATA: Values = {};

/** A widget in the block editor: its form with a live preview, or the preview alone. */
export function WidgetEdit( {
	descriptor,
	attributes,
	setAttributes,
	clientId,
	notice,
}: WidgetEditProps ) {
	const data = attributes.widgetData ?? NO_DATA;
	const { state, code, setMode, retryForm, retryPreview } = useFormAndPreview( {
		widgetClass: descriptor.class,
		data,
		anchor: attributes.anchor ?? '',
		clientId,
	} );
	const isEditing = state.mode === 'edit';
	const backup = useBlockBackup( usePlace( clientId ), data );
	const onNewStep = useUndoSteps();
	const errors = useRequiredFields( descriptor, data );
	const refusal = useRefusal( clientId, data, descriptor.class );

	const onChange = ( widgetData: Values ) =>
		// The stored copies of older versions show a past that is over.
		setAttributes( {
			widgetClass: descriptor.class,
			widgetData,
			widgetMarkup: undefined,
			widgetIcons: undefined,
		} );

	return (
		<div { ...useBlockProps( { className: 'pagewright-block' } ) }>
			<ModeButton
				isEditing={ isEditing }
				onClick={ () => setMode( isEditing ? 'preview' : 'edit' ) }
			/>
			{ notice }
			{ refusal !== null && <RefusalNotice refusal={ refusal } /> }
			<PreviewPane
				descriptor={ descriptor }
				preview={ state.preview }
				isAlone={ ! isEditing }
				missing={ errors.length }
				onEdit={ () => setMode( 'edit' ) }
				onRetry={ retryPreview }
			/>
			{ isEditing && (
				<FormPane
					descriptor={ descriptor }
					code={ code }
					form={ state.form }
					isReady={ state.isFormReady }
					data={ data }
					errors={ errors }
					backup={ backup }
					onChange={ onChange }
					onNewStep={ onNewStep }
					onRetry={ retryForm }
				/>
			) }
		</div>
	);
}

interface FormAndPreview {
	widgetClass: string;
	data: Values;
	anchor: string;
	clientId: string;
}

/** Loads the form and the preview of a widget; the mode says whether the form is visible. */
function useFormAndPreview( { widgetClass, data, anchor, clientId }: FormAndPreview ) {
	const hasData = Object.keys( data ).length > 0;
	const [ state, dispatch ] = useReducer( reduce, hasData, initialState );
	const [ attempt, setAttempt ] = useState( { form: 0, preview: 0 } );

	const code = useForm( {
		isOpen: state.mode === 'edit',
		widgetClass,
		data,
		attempt: attempt.form,
		dispatch,
	} );
	usePreview(
		{
			widgetClass,
			widgetData: data,
			anchor,
			postId: usePostId(),
		},
		attempt.preview,
		dispatch
	);
	useLatePreview(
		state.mode === 'edit' && state.form.value !== null && ! state.isFormReady,
		dispatch
	);
	useSaveLock( `pagewright-preview-${ clientId }`, state.preview.status === 'loading' );
	return {
		state,
		code,
		setMode: ( mode: Mode ) => dispatch( { type: 'modeChanged', mode } ),
		retryForm: () => setAttempt( ( now ) => ( { ...now, form: now.form + 1 } ) ),
		retryPreview: () => setAttempt( ( now ) => ( { ...now, preview: now.preview + 1 } ) ),
	};
}

interface ModeButtonProps {
	isEditing: boolean;
	onClick: () => void;
}

/** Switches between the form and the preview. */
function ModeButton( { isEditing, onClick }: ModeButtonProps ) {
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ isEditing ? seen : pencil }
					label={ isEditing ? __( 'Preview', 'pagewright' ) : __( 'Edit', 'pagewright' ) }
					showTooltip
					onClick={ onClick }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
