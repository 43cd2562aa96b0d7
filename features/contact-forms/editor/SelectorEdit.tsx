import { BlockControls, InspectorControls, useBlockProps } from '@wordpress/block-editor';
import {
	Notice,
	PanelBody,
	Placeholder,
	SelectControl,
	Spinner,
	TextControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { envelope } from '@wordpress/icons';
import { FailureNotice } from '../../../editor/FailureNotice';
import { FormChooser } from './FormChooser';
import { FormFrame } from './FormFrame';
import type { SelectorAttributes } from './shortcode';
import { useFormPreview } from './use-form-preview';
import { contactForms } from './contact-forms';

interface SelectorEditProps {
	attributes: SelectorAttributes;
	setAttributes: ( change: SelectorAttributes ) => void;
}

/** Chooses a form, or makes one, and then shows it. */
export function SelectorEdit( { attributes, setAttributes }: SelectorEditProps ) {
	const form = useFormPreview( attributes );
	const [ isChoosing, setChoosing ] = useState( false );
	const hasForm = Boolean( attributes.id || attributes.hash );
	const editUrl = editUrlOf( form.preview?.id ?? 0 );
	return (
		<div { ...useBlockProps() }>
			{ hasForm && (
				<BlockControls>
					<ToolbarGroup>
						<ToolbarButton onClick={ () => setChoosing( ! isChoosing ) }>
							{ isChoosing
								? __( 'Keep', 'pagewright' )
								: __( 'Replace', 'pagewright' ) }
						</ToolbarButton>
						{ editUrl && (
							<ToolbarButton { ...linkTo( editUrl ) }>
								{ __( 'Edit form', 'pagewright' ) }
							</ToolbarButton>
						) }
					</ToolbarGroup>
				</BlockControls>
			) }
			<Settings attributes={ attributes } setAttributes={ setAttributes } />
			{ ( ! hasForm || isChoosing ) && (
				<FormChooser
					onChoose={ ( chosen ) => {
						setAttributes( {
							id: chosen.id,
							hash: chosen.hash,
							title: chosen.title,
						} );
						setChoosing( false );
					} }
					onCancel={ hasForm ? () => setChoosing( false ) : undefined }
				/>
			) }
			{ hasForm && ! isChoosing && (
				<Chosen
					form={ form }
					title={ attributes.title ?? '' }
					onReplace={ () => setChoosing( true ) }
				/>
			) }
		</div>
	);
}

/** '' where this user may not edit forms. */
const editUrlOf = ( id: number ): string => {
	const forms = contactForms();
	return forms?.mayEdit && id ? `${ forms.url }&form=${ id }` : '';
};

/** ToolbarButton hands these on to Button; its types do not say so. */
const linkTo = ( href: string ) => ( { href, target: '_blank' } );

interface ChosenProps {
	form: ReturnType< typeof useFormPreview >;
	title: string;
	onReplace: () => void;
}

function Chosen( { form, title, onReplace }: ChosenProps ) {
	if ( form.failure ) {
		return <FailureNotice failure={ form.failure } onRetry={ form.again } />;
	}
	if ( form.isMissing ) {
		return (
			<Notice
				status="warning"
				isDismissible={ false }
				actions={ [
					{
						label: __( 'Select another form', 'pagewright' ),
						variant: 'secondary',
						onClick: onReplace,
					},
				] }
			>
				{ __(
					'This form no longer exists. Visitors see an error message instead.',
					'pagewright'
				) }
			</Notice>
		);
	}
	return form.preview ? (
		<FormFrame html={ form.preview.html } title={ form.preview.title || title } isPicture />
	) : (
		<Placeholder icon={ envelope } label={ title || __( 'Contact form', 'pagewright' ) }>
			<Spinner />
		</Placeholder>
	);
}

function Settings( { attributes, setAttributes }: SelectorEditProps ) {
	const text = (
		name: 'htmlId' | 'htmlName' | 'htmlTitle' | 'htmlClass',
		label: string,
		help?: string
	) => (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			help={ help }
			value={ attributes[ name ] ?? '' }
			onChange={ ( value ) => setAttributes( { [ name ]: value || undefined } ) }
		/>
	);
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Form element', 'pagewright' ) } initialOpen={ false }>
				{ text(
					'htmlTitle',
					__( 'Name for screen readers', 'pagewright' ),
					__(
						'Describes the purpose of the form for screen readers, for example “Book a table”.',
						'pagewright'
					)
				) }
				{ text( 'htmlId', __( 'ID attribute', 'pagewright' ) ) }
				{ text( 'htmlName', __( 'Name attribute', 'pagewright' ) ) }
				{ text( 'htmlClass', __( 'CSS classes', 'pagewright' ) ) }
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Show', 'pagewright' ) }
					value={ attributes.output ?? 'form' }
					options={ [
						{ value: 'form', label: __( 'Form', 'pagewright' ) },
						{ value: 'raw_form', label: __( 'Template as text', 'pagewright' ) },
					] }
					onChange={ ( output ) =>
						setAttributes( { output: output as SelectorAttributes[ 'output' ] } )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}
