import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { findAttachment, type Attachment } from '../../media';

/** Renders the thumbnail and title of a file; its ID while it loads or if it was deleted. */
export function Preview( { id, known }: { id: number; known: Attachment | null } ) {
	const [ found, setFound ] = useState< { id: number; attachment: Attachment | null } >();
	useEffect( () => {
		let isCurrent = true;
		if ( ! known ) {
			void findAttachment( id ).then(
				( attachment ) => isCurrent && setFound( { id, attachment } )
			);
		}
		return () => {
			isCurrent = false;
		};
	}, [ id, known ] );
	const isSearched = found?.id === id;
	const file = known ?? ( isSearched ? found.attachment : null );
	return (
		<div className="pagewright-media__preview">
			{ file?.thumbnail && (
				<img className="pagewright-media__thumbnail" src={ file.thumbnail } alt="" />
			) }
			<span className="pagewright-media__title">
				{ file ? file.title : nameless( id, isSearched ) }
			</span>
		</div>
	);
}

function nameless( id: number, isSearched: boolean ): string {
	if ( isSearched ) {
		/* translators: %d: number of a file. */
		return sprintf( __( 'File %d (no details available)', 'pagewright' ), id );
	}
	/* translators: %d: number of a file. */
	return sprintf( __( 'File %d', 'pagewright' ), id );
}
