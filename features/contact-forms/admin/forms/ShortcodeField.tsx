import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { copy as copyIcon, check } from '@wordpress/icons';
import { speak } from '@wordpress/a11y';
import { shortcodeOf } from '../../editor/shortcode';

interface ShortcodeFieldProps {
	hash: string;
	title: string;
}

const SAID_MS = 2000;

/** Renders the shortcode of the form, and a button that copies it. */
export function ShortcodeField( { hash, title }: ShortcodeFieldProps ) {
	const [ isCopied, setCopied ] = useState( false );
	const text = shortcodeOf( { hash, title } );
	const ref = useCopyToClipboard( text, () => {
		setCopied( true );
		speak( __( 'Copied', 'pagewright' ) );
	} );
	useEffect( () => {
		if ( isCopied ) {
			const timer = setTimeout( () => setCopied( false ), SAID_MS );
			return () => clearTimeout( timer );
		}
	}, [ isCopied ] );
	return (
		<span className="pagewright-forms__shortcode">
			<code dir="ltr">{ text }</code>
			<Button
				ref={ ref }
				size="small"
				icon={ isCopied ? check : copyIcon }
				label={
					isCopied ? __( 'Copied', 'pagewright' ) : __( 'Copy shortcode', 'pagewright' )
				}
			/>
		</span>
	);
}
