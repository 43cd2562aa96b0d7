import type { KeyboardEvent } from 'react';
import { Modal } from '@wordpress/components';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { TextListKind, TextPort } from '../../text-port';
import { createTextPort } from '../../port/texts';
import { mediaFacts } from '../classic/facts';
import { OVERLAY } from '../components';
import type { MediaStore } from '../store/media-store';
import type { BrowserContext } from '../types';
import css from './alternative-texts.chunk.css?inline';
import type { ViewKeys } from './types';
import { Walk } from './Walk';

export interface AlternativeTextsProps {
	store: MediaStore;
	/** By default the port of the site. */
	port?: TextPort;
	context: BrowserContext;
	onClose: () => void;
}

/** Images without an alternative text, one after another, over the whole screen. */
export function AlternativeTexts( {
	store,
	port: given,
	context,
	onClose,
}: AlternativeTextsProps ) {
	const [ kind, setKind ] = useState< TextListKind >( 'missing' );
	const port = useMemo( () => given ?? createTextPort( mediaFacts().ajaxUrl ), [ given ] );
	const keys = useRef< ViewKeys | null >( null );
	return (
		<Modal
			title={ __( 'Alternative texts', 'pagewright' ) }
			overlayClassName={ OVERLAY }
			className="pagewright-alternative-texts"
			isFullScreen
			onRequestClose={ onClose }
			onKeyDown={ ( event ) => onKeyDown( event, keys.current ) }
		>
			<style>{ css }</style>
			<Walk key={ kind } { ...{ store, port, context, kind, keys } } onKind={ setKind } />
		</Modal>
	);
}

/** Alt with an arrow key shows another image; Ctrl+Z outside of fields with text undoes the last step. */
function onKeyDown( event: KeyboardEvent, keys: ViewKeys | null ): void {
	const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
	const isControl = event.ctrlKey || event.metaKey;
	const inField = event.target instanceof Element && event.target.matches( 'textarea, select' );
	if ( event.altKey && isArrow && ! isControl ) {
		event.preventDefault();
		keys?.move( event.key === 'ArrowDown' ? 1 : -1 );
	} else if ( isControl && ! event.altKey && ! event.shiftKey && ! inField ) {
		if ( event.key.toLowerCase() === 'z' ) {
			event.preventDefault();
			keys?.undo();
		}
	}
}
