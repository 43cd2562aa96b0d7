import { Spinner, TextareaControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FailureNotice } from '../../../../editor/FailureNotice';
import { FormFrame } from '../../editor/FormFrame';
import { describedArea } from './described';
import { insertParagraph } from './insert-into';
import type { TabProps } from './parts';
import { Problems } from './Problems';
import { TagGenerator } from './TagGenerator';
import type { usePreview } from './use-preview';

interface FormTabProps extends TabProps {
	preview: ReturnType< typeof usePreview >;
}

/** The template with the tag generator and the preview. */
export function FormTab( { state, dispatch, preview }: FormTabProps ) {
	const field = useRef< HTMLTextAreaElement >( null );
	const isVisited = useRef( false );
	const change = ( form: string ) => dispatch( { type: 'changed', change: { form } } );
	const problems = state.problems[ 'form.body' ];
	return (
		<div className="pagewright-forms__halves">
			<section
				className="pagewright-forms__panel"
				aria-label={ __( 'Template', 'pagewright' ) }
			>
				<TagGenerator
					template={ state.draft.form }
					onInsert={ ( text ) =>
						field.current &&
						insertParagraph( field.current, text, isVisited.current, change )
					}
				/>
				<TextareaControl
					__nextHasNoMarginBottom
					ref={ field }
					className="pagewright-forms__code"
					label={ __( 'Form template', 'pagewright' ) }
					help={ __(
						'HTML with fields in square brackets. Line breaks are kept. An empty line starts a new paragraph.',
						'pagewright'
					) }
					rows={ 20 }
					dir="ltr"
					spellCheck={ false }
					onFocus={ () => {
						isVisited.current = true;
					} }
					{ ...describedArea( 'pagewright-form-body', problems ) }
					value={ state.draft.form }
					onChange={ change }
				/>
				<Problems of="pagewright-form-body" found={ problems } />
			</section>
			<section
				className="pagewright-forms__panel is-preview"
				aria-label={ __( 'Preview', 'pagewright' ) }
				aria-busy={ preview.isLoading }
			>
				<h2>
					{ __( 'Preview', 'pagewright' ) }
					{ preview.isLoading && <Spinner /> }
				</h2>
				{ preview.failure && (
					<FailureNotice failure={ preview.failure } onRetry={ preview.again } />
				) }
				{ preview.shown && (
					<FormFrame
						html={ preview.shown.html }
						title={ __( 'Form preview', 'pagewright' ) }
					/>
				) }
			</section>
		</div>
	);
}
