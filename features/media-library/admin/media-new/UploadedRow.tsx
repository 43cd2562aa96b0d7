import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { memo, useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { COPIED_MS } from '../../browser/details/CopyField';
import { titleOf } from '../../browser/file-texts';
import { Thumbnail } from '../../browser/Thumbnail';
import type { Attachment } from '../../port';

interface Props {
	item: Attachment;
	/** URL of the screen that edits it. */
	editUrl: string;
}

/** An uploaded file, with what WordPress's own screen offers for it. */
export const UploadedRow = memo( function Row( { item, editUrl }: Props ) {
	const title = titleOf( item );
	return (
		<li className="pagewright-media-new__file">
			<span className="pagewright-media-new__thumbnail" aria-hidden="true">
				<Thumbnail row={ item } />
			</span>
			<span className="pagewright-media-new__text">
				<strong title={ title }>
					<bdi>{ title }</bdi>
				</strong>
				<span className="pagewright-media-new__name" title={ item.filename }>
					<bdi>{ item.filename }</bdi>
				</span>
			</span>
			<span className="pagewright-media-new__actions">
				{ item.canEdit && (
					<Button variant="link" href={ editUrl } aria-label={ editText( title ) }>
						{ __( 'Edit', 'pagewright' ) }
					</Button>
				) }
				<CopyUrl url={ item.url } title={ title } />
			</span>
		</li>
	);
} );

function CopyUrl( { url, title }: { url: string; title: string } ) {
	const [ isCopied, setIsCopied ] = useState( false );
	const ref = useCopyToClipboard< HTMLButtonElement >( url, () => {
		setIsCopied( true );
		speak( __( 'The file URL has been copied to your clipboard.', 'pagewright' ) );
	} );
	useEffect( () => {
		if ( ! isCopied ) {
			return undefined;
		}
		const timer = setTimeout( () => setIsCopied( false ), COPIED_MS );
		return () => clearTimeout( timer );
	}, [ isCopied ] );
	return (
		<Button ref={ ref } variant="secondary" size="compact" aria-label={ copyText( title ) }>
			<span className="pagewright-media-new__copy">
				{ isCopied
					? __( 'Copied!', 'pagewright' )
					: __( 'Copy URL to clipboard', 'pagewright' ) }
			</span>
		</Button>
	);
}

const editText = ( title: string ): string =>
	/* translators: %s: title of a file. */
	sprintf( __( 'Edit: %s', 'pagewright' ), title );

const copyText = ( title: string ): string =>
	/* translators: %s: title of a file. */
	sprintf( __( 'Copy URL to clipboard: %s', 'pagewright' ), title );
