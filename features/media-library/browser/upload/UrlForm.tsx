import { Button, Notice, TextControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { errorText } from './error-text';
import type { SendUrl } from './upload-host';

interface Props {
	onUrl: SendUrl;
}

/** Uploads a file by its URL. The server downloads it. */
export function UrlForm( { onUrl }: Props ) {
	const [ url, setUrl ] = useState( '' );
	const [ isSending, setIsSending ] = useState( false );
	const [ error, setError ] = useState( '' );
	const field = useRef< HTMLInputElement >( null );
	useEffect( () => field.current?.focus(), [] );
	const send = async () => {
		if ( isSending || ! url.trim() ) {
			field.current?.focus();
			return;
		}
		setIsSending( true );
		setError( '' );
		speak( __( 'Uploading the file…', 'pagewright' ) );
		const failure = await onUrl( withScheme( url ) );
		setIsSending( false );
		if ( failure ) {
			setError( errorText( failure ) );
			field.current?.focus();
		} else {
			setUrl( '' );
			speak( __( 'File uploaded.', 'pagewright' ) );
		}
	};
	return (
		<form
			className="pagewright-media-library__upload-url"
			onSubmit={ ( event ) => {
				event.preventDefault();
				event.stopPropagation();
				void send();
			} }
		>
			<TextControl
				ref={ field }
				label={ __( 'URL of the file', 'pagewright' ) }
				inputMode="url"
				placeholder="https://"
				dir="ltr"
				value={ url }
				onChange={ setUrl }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<Button
				type="submit"
				variant="secondary"
				isBusy={ isSending }
				aria-disabled={ isSending }
				__next40pxDefaultSize
			>
				{ __( 'Upload', 'pagewright' ) }
			</Button>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
		</form>
	);
}

const withScheme = ( url: string ): string =>
	/^[a-z][a-z\d+.-]*:/i.test( url.trim() ) ? url.trim() : `https://${ url.trim() }`;
