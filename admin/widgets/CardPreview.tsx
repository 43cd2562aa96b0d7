import { Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { environment } from '../../fields/environment';
import { fetchPreviewPage } from '../../rest/preview-page/client';
import type { Result } from '../../rest/send';
import type { Values } from '../../schema/field-types';

interface CardPreviewProps {
	widgetClass: string;
	name: string;
	example: Values;
}

/**
 * Distance from the viewport at which a preview loads, so that it is ready when it scrolls into
 * view.
 */
const NEAR = '300px';

/** Centers small widgets. */
const MIDDLE =
	'<style>body{display:flex;flex-direction:column;justify-content:safe center;block-size:100vh;margin:0;overflow:hidden}</style></head>';

/** Removes scripts, which would not run: otherwise the browser logs an error for each. */
const asPicture = ( page: string ) =>
	page.replace( /<script\b[\s\S]*?<\/script>/gi, '' ).replace( '</head>', MIDDLE );

/**
 * The widget with sample data in the theme's styles, as an image: nothing in it can get the focus.
 */
export function CardPreview( { widgetClass, name, example }: CardPreviewProps ) {
	const box = useRef< HTMLDivElement >( null );
	const [ isNear, setIsNear ] = useState( false );
	const [ answer, setAnswer ] = useState< Result< string > | null >( null );

	useEffect( () => {
		if ( ! box.current ) {
			return;
		}
		const observer = new IntersectionObserver(
			( entries ) => {
				if ( entries.some( ( entry ) => entry.isIntersecting ) ) {
					observer.disconnect();
					setIsNear( true );
				}
			},
			{ rootMargin: NEAR }
		);
		observer.observe( box.current );
		return () => observer.disconnect();
	}, [] );

	useEffect( () => {
		if ( ! isNear ) {
			return;
		}
		const call = new AbortController();
		const { ajaxUrl, widgetsNonce: nonce } = environment();
		void fetchPreviewPage( { ajaxUrl, nonce }, widgetClass, example, call.signal ).then(
			( result ) => ! call.signal.aborted && setAnswer( result )
		);
		return () => call.abort();
	}, [ isNear, widgetClass, example ] );

	return (
		<div ref={ box } className="pagewright-card__preview" aria-busy={ isNear && ! answer }>
			{ isNear && ! answer && <Spinner /> }
			{ answer?.ok && (
				<iframe
					/* translators: %s: name of a widget. */
					title={ sprintf( __( 'Sample of %s', 'pagewright' ), name ) }
					// No scripts; same origin only for the theme's fonts.
					sandbox="allow-same-origin"
					srcDoc={ asPicture( answer.value ) }
					tabIndex={ -1 }
					aria-hidden="true"
					inert=""
				/>
			) }
			{ answer && ! answer.ok && (
				<span>{ __( 'The sample could not be loaded.', 'pagewright' ) }</span>
			) }
		</div>
	);
}
