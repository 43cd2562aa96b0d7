import { Button, TextControl } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { textOf } from '../../model/drafts';
import type { Attachment } from '../../port';
import { failureText } from '../failure-text';
import { LoginLink } from '../states/LoginLink';
import type { MediaStore } from '../store/media-store';
import { useDraft } from '../store/use-store';

interface Props {
	store: MediaStore;
	attachment: Attachment;
	field: 'caption' | 'title';
	/** Name of the file. */
	name: string;
	loginUrl: string;
}

/** Color of errors in WordPress. The style sheet of the first dialog has no room for a class. */
const ERROR = '#cc1818';

/**
 * The caption or the title, which saves itself. After a failure, the user can log in and try again, unless the
 * file was deleted: then the text stays, so that it can be copied.
 */
export function ArrangeText( { store, attachment, field, name, loginUrl }: Props ) {
	const root = useRef< HTMLDivElement >( null );
	const draft = useDraft( store, attachment.id );
	const failure = draft.sent ? null : draft.failure;
	const problem = failure
		? /* translators: %s: reason, as a sentence. */
			sprintf( __( 'Not saved. %s', 'pagewright' ), failureText( failure ) )
		: '';
	useEffect( () => {
		if ( problem ) {
			speak( `${ name }: ${ problem }`, 'assertive' );
		}
	}, [ problem, name ] );
	return (
		<div
			ref={ root }
			className={ failure ? 'pagewright-media-library__arranged-failed' : undefined }
		>
			<TextControl
				label={
					field === 'caption'
						? /* translators: %s: name of a file. */
							sprintf( __( 'Caption of %s', 'pagewright' ), name )
						: /* translators: %s: name of a file. */
							sprintf( __( 'Title of %s', 'pagewright' ), name )
				}
				hideLabelFromVision
				placeholder={
					field === 'caption'
						? __( 'Caption…', 'pagewright' )
						: __( 'Title…', 'pagewright' )
				}
				value={ textOf( draft, field, attachment ) }
				onChange={ ( value ) => store.type( attachment.id, field, value ) }
				onBlur={ () => {
					// After a failure, a click on the button must not save before it acts.
					if ( ! failure ) {
						void store.save( attachment.id );
					}
				} }
				help={ problem && <span style={ { color: ERROR } }>{ problem }</span> }
				readOnly={ ! attachment.canEdit }
				dir="auto"
				__nextHasNoMarginBottom
				__next40pxDefaultSize
			/>
			{ failure && failure.kind !== 'missing' && (
				<div className="pagewright-media-library__buttons">
					<Button
						variant="secondary"
						size="compact"
						onClick={ () => {
							// The button disappears.
							root.current?.querySelector( 'input' )?.focus();
							void store.save( attachment.id );
						} }
					>
						{ __( 'Try again', 'pagewright' ) }
					</Button>
					<LoginLink failure={ failure } loginUrl={ loginUrl } />
				</div>
			) }
		</div>
	);
}
