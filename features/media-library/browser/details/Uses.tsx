import { Button, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Attachment, AttachmentUse, Result } from '../../port';
import { FailurePanel } from '../states/FailurePanel';
import type { MediaStore } from '../store/media-store';
import type { BrowserContext } from '../types';

interface UsesProps {
	store: MediaStore;
	attachment: Attachment;
	context: BrowserContext;
}

/** The posts that use an attachment. They are requested only when the user asks. */
export function Uses( { store, attachment, context }: UsesProps ) {
	const [ result, setResult ] = useState< Result< readonly AttachmentUse[] > | 'loading' | null >(
		null
	);
	const load = async () => {
		setResult( 'loading' );
		setResult( await store.port.uses( attachment.id ) );
	};
	return (
		<div className="pagewright-media-library__uses" aria-live="polite">
			{ result === null && (
				<Button variant="link" onClick={ () => void load() }>
					{ __( 'Where is this file used?', 'pagewright' ) }
				</Button>
			) }
			{ result === 'loading' && <Spinner /> }
			{ result !== null && result !== 'loading' && ! result.ok && (
				<FailurePanel
					failure={ result.failure }
					loginUrl={ context.loginUrl }
					onRetry={ () => void load() }
				/>
			) }
			{ result !== null && result !== 'loading' && result.ok && (
				<Places uses={ result.value } />
			) }
		</div>
	);
}

function Places( { uses }: { uses: readonly AttachmentUse[] } ) {
	if ( uses.length === 0 ) {
		return <p>{ __( 'No use of this file was found.', 'pagewright' ) }</p>;
	}
	return (
		<>
			<h3>{ __( 'Used in', 'pagewright' ) }</h3>
			<ul>
				{ uses.map( ( use, place ) => (
					<li key={ `${ use.post } ${ use.kind } ${ use.title } ${ place }` }>
						{ use.editLink ? (
							<a href={ use.editLink }>{ titleOfPost( use ) }</a>
						) : (
							titleOfPost( use )
						) }{ ' ' }
						<span>{ kindText( use.kind ) }</span>
					</li>
				) ) }
			</ul>
		</>
	);
}

function titleOfPost( { title, post }: AttachmentUse ): string {
	if ( title || ! post ) {
		return title || __( 'A post that you may not read', 'pagewright' );
	}
	/* translators: %d: ID of a post. */
	return sprintf( __( 'Post %d', 'pagewright' ), post );
}

function kindText( kind: AttachmentUse[ 'kind' ] ): string {
	const texts = {
		content: __( 'in the content', 'pagewright' ),
		featured: __( 'as featured image', 'pagewright' ),
		gallery: __( 'in a gallery', 'pagewright' ),
		uploaded: __( 'uploaded to it', 'pagewright' ),
		setting: __( 'in the settings of the site', 'pagewright' ),
	};
	return texts[ kind ];
}
