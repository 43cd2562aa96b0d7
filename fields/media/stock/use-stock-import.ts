import { useRef, useState } from '@wordpress/element';
import { editedPost } from '../../../media';
import { importImage } from '../../../rest/image-import/client';
import type { StockImage } from '../../../rest/image-search/client';
import { environment } from '../../environment';

/**
 * Imports an image. It belongs to the field, not to the dialog: the import continues after the
 * dialog is closed.
 *
 * @param onImported Receives the ID of the new attachment.
 */
export function useStockImport( onImported: ( id: number ) => void ) {
	const [ importing, setImporting ] = useState< StockImage | null >( null );
	const [ error, setError ] = useState( '' );
	const newest = useRef( onImported );
	newest.current = onImported;

	const start = async ( image: StockImage ) => {
		setImporting( image );
		setError( '' );
		const { ajaxUrl, stock } = environment();
		const answer = await importImage(
			{ ajaxUrl, nonce: stock.nonce },
			{ fullUrl: image.fullUrl, signature: image.signature, postId: editedPost() }
		);
		setImporting( null );
		if ( answer.ok ) {
			newest.current( answer.value );
		} else if ( answer.failure.kind !== 'aborted' ) {
			setError( answer.failure.message );
		}
	};
	return { importing, error, start, forgetError: () => setError( '' ) };
}

export type StockImport = ReturnType< typeof useStockImport >;
