import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { isRTL } from '@wordpress/i18n';
import { previewDocument } from '../rest/form-preview/client';

interface FormFrameProps {
	html: string;
	title: string;
	/** An image of the form, which takes no clicks and no focus. */
	isPicture?: boolean;
}

/** Before the form has loaded. */
const FIRST_HEIGHT = 240;

/** A form in a document of its own: the theme's styles shape it and nothing around it, and nothing in it runs or is sent. */
export function FormFrame( { html, title, isPicture = false }: FormFrameProps ) {
	const frame = useRef< HTMLIFrameElement >( null );
	const [ height, setHeight ] = useState( FIRST_HEIGHT );
	const source = previewDocument( html, isRTL() ? 'rtl' : 'ltr' );

	useLayoutEffect( () => {
		const element = frame.current;
		if ( ! element ) {
			return;
		}
		const measure = () => {
			const body = element.contentDocument?.body;
			if ( body ) {
				body.inert = isPicture;
				setHeight( Math.ceil( body.getBoundingClientRect().height ) || FIRST_HEIGHT );
			}
		};
		const { ResizeObserver } = element.ownerDocument.defaultView as typeof globalThis & Window;
		const observer = new ResizeObserver( measure );
		const onLoad = () => {
			measure();
			if ( element.contentDocument?.body ) {
				observer.observe( element.contentDocument.body );
			}
		};
		element.addEventListener( 'load', onLoad );
		return () => {
			element.removeEventListener( 'load', onLoad );
			observer.disconnect();
		};
	}, [ isPicture ] );

	return (
		<iframe
			ref={ frame }
			className="pagewright-contact-form__frame"
			title={ title }
			sandbox="allow-same-origin"
			srcDoc={ source }
			tabIndex={ isPicture ? -1 : undefined }
			style={ { blockSize: height } }
		/>
	);
}
