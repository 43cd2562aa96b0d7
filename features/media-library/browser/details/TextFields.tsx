import { ExternalLink, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { textOf, type TextField } from '../../model/drafts';
import type { AttachmentActions } from '../../model/rights';
import type { Attachment } from '../../port';
import type { MediaStore } from '../store/media-store';
import { useDraft } from '../store/use-store';
import { CopyField } from './CopyField';

interface TextFieldsProps {
	store: MediaStore;
	attachment: Attachment;
	actions: AttachmentActions;
}

/** Explains alternative texts, with examples for all purposes of images. */
const ALT_GUIDE = 'https://www.w3.org/WAI/tutorials/images/decision-tree/';

/** The texts of an attachment, which save themselves, and its URL. */
export function TextFields( { store, attachment, actions }: TextFieldsProps ) {
	const draft = useDraft( store, attachment.id );
	const isImage = attachment.mime.startsWith( 'image/' );
	const field = ( name: TextField ) => ( {
		value: textOf( draft, name, attachment ),
		onChange: ( value: string ) => store.type( attachment.id, name, value ),
		// After a failure, a click on the buttons of its notice must not save before they act.
		onBlur: () => {
			if ( ! draft.failure ) {
				void store.save( attachment.id );
			}
		},
		readOnly: ! actions.canType,
		dir: 'auto' as const,
		__nextHasNoMarginBottom: true,
	} );
	return (
		<div className="pagewright-media-library__fields">
			{ isImage && (
				<TextareaControl
					label={ __( 'Alternative text', 'pagewright' ) }
					help={ <AltHint /> }
					rows={ 2 }
					{ ...field( 'alt' ) }
				/>
			) }
			<TextControl
				label={ __( 'Title', 'pagewright' ) }
				{ ...field( 'title' ) }
				__next40pxDefaultSize
			/>
			<TextareaControl
				label={ __( 'Caption', 'pagewright' ) }
				rows={ 2 }
				{ ...field( 'caption' ) }
			/>
			<TextareaControl
				label={ __( 'Description', 'pagewright' ) }
				rows={ 2 }
				{ ...field( 'description' ) }
			/>
			<CopyField url={ attachment.url } />
		</div>
	);
}

const AltHint = () => (
	<>
		{ __(
			'Describe the purpose of the image. Leave empty if it is only decorative.',
			'pagewright'
		) }{ ' ' }
		<ExternalLink href={ ALT_GUIDE }>
			{ __( 'Learn about alternative texts', 'pagewright' ) }
		</ExternalLink>
	</>
);
