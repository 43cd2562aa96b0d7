import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { SubmittedField, SubmittedFile } from '../../rest/submissions/client';
import { piecesOf } from './describe';
import { formatBytes } from './format';

interface FieldValueProps {
	field: SubmittedField;
	/** ID of the submission. */
	entry: number;
	fileUrl: string;
}

/** The value of a field, as text with line breaks; URLs are links, files can be downloaded. */
export function FieldValue( { field, entry, fileUrl }: FieldValueProps ) {
	if ( field.files.length > 0 ) {
		return (
			<ul className="pagewright-inbox__files">
				{ field.files.map( ( file ) => (
					<li key={ file.file }>
						<FileLink file={ file } entry={ entry } fileUrl={ fileUrl } />
					</li>
				) ) }
			</ul>
		);
	}
	if ( field.value.trim() === '' ) {
		return <span className="pagewright-inbox__blank">{ __( 'Nothing', 'pagewright' ) }</span>;
	}
	return (
		<div className="pagewright-inbox__text" dir="auto">
			{ piecesOf( field.value ).map( ( { text, href }, index ) =>
				href ? (
					<a
						key={ index }
						href={ href }
						{ ...( href.startsWith( 'mailto:' )
							? {}
							: { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } ) }
					>
						{ text }
					</a>
				) : (
					text
				)
			) }
		</div>
	);
}

function FileLink( {
	file,
	entry,
	fileUrl,
}: Omit< FieldValueProps, 'field' > & { file: SubmittedFile } ) {
	return (
		<a
			href={ addQueryArgs( fileUrl, { entry, file: file.file } ) }
			/* translators: %s: name of a file. */
			aria-label={ sprintf( __( 'Download %s', 'pagewright' ), file.name ) }
		>
			<span>{ file.name }</span> <small>{ formatBytes( file.bytes ) }</small>
		</a>
	);
}
