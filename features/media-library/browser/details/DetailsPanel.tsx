import type { KeyboardEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { positionOf } from '../../model/list-pages';
import type { BrowserProps } from '../types';
import type { BrowserState } from '../use-browser';
import { Details } from './Details';

interface DetailsPanelProps {
	props: BrowserProps;
	browser: BrowserState;
}

/** The details beside the files, or over them in a narrow browser. */
export function DetailsPanel( { props, browser }: DetailsPanelProps ) {
	const { selection, onOpenItem } = props;
	const { details, isNarrow } = browser;
	const { shown } = selection;
	if ( onOpenItem || selection.isBulk || ( isNarrow && ! details.isOpen ) ) {
		return null;
	}
	if ( shown === null ) {
		return isNarrow ? null : (
			<aside
				className="pagewright-media-library__details is-empty"
				aria-label={ __( 'Attachment details', 'pagewright' ) }
			>
				<p>{ __( 'Select a file to see its details.', 'pagewright' ) }</p>
			</aside>
		);
	}
	return (
		<div
			role="presentation"
			className={ `pagewright-media-library__side${ isNarrow ? ' is-sheet' : '' }` }
			onKeyDown={ ( event ) => ! isNarrow && returnToFile( event, shown, browser ) }
		>
			<Details
				id={ shown }
				store={ props.store }
				state={ props.state }
				context={ props.context }
				focus={ details.focus }
				onClose={ isNarrow ? details.close : undefined }
				onRemoved={ browser.removed }
				editing={ {
					...props.editing,
					onCopied: ( id ) => {
						browser.select( { type: 'uploaded', id } );
						details.open();
					},
				} }
				onUserSetting={ props.onUserSetting }
				renderSlot={ props.slots?.details }
			/>
		</div>
	);
}

/** Shift+Tab in the first field returns to the file, over the elements between them. */
function returnToFile(
	event: KeyboardEvent,
	shown: number,
	{ library, files }: BrowserState
): void {
	const first = event.currentTarget.querySelector( 'input, textarea, select, a[href], button' );
	const position = positionOf( library.list, shown );
	if ( event.key === 'Tab' && event.shiftKey && event.target === first && position !== null ) {
		event.preventDefault();
		files.current?.focus( position );
	}
}
