import { Button, TextControl } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { check, copy } from '@wordpress/icons';

/** How long the note after copying is visible. */
export const COPIED_MS = 3000;

/** The URL of a file, with a button that copies it. */
export function CopyField( { url }: { url: string } ) {
	const [ isCopied, setIsCopied ] = useState( false );
	const ref = useCopyToClipboard< HTMLButtonElement >( url, () => {
		setIsCopied( true );
		speak( __( 'The file URL has been copied to your clipboard.', 'pagewright' ) );
	} );
	useEffect( () => {
		if ( isCopied ) {
			const timer = setTimeout( () => setIsCopied( false ), COPIED_MS );
			return () => clearTimeout( timer );
		}
		return undefined;
	}, [ isCopied ] );
	return (
		<div className="pagewright-media-library__copy">
			<TextControl
				label={ __( 'File URL', 'pagewright' ) }
				value={ url }
				onChange={ () => {} }
				dir="ltr"
				readOnly
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<Button
				ref={ ref }
				variant="secondary"
				icon={ isCopied ? check : copy }
				__next40pxDefaultSize
			>
				{ isCopied ? __( 'Copied', 'pagewright' ) : __( 'Copy URL', 'pagewright' ) }
			</Button>
		</div>
	);
}
