import { Button, Notice, Spinner } from '@wordpress/components';
import { useLayoutEffect, useMemo, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Preview } from '../rest/previews/client';
import type { Loading } from './block-state';
import type { Descriptor } from './descriptors';
import { FailureNotice } from './FailureNotice';
import { isEmptyPreview } from './is-empty-preview';
import { openShadowRoots } from './shadow-roots';

interface PreviewPaneProps {
	descriptor: Descriptor;
	preview: Loading< Preview >;
	/** No form is shown with it. */
	isAlone: boolean;
	/** Required fields that are empty. */
	missing: number;
	onEdit: () => void;
	onRetry: () => void;
}

/**
 * Renders the widget as the page shows it, or a hint what to fill in if it is empty. Inert: a link
 * in it would leave the editor.
 */
export function PreviewPane( {
	descriptor,
	preview,
	isAlone,
	missing,
	onEdit,
	onRetry,
}: PreviewPaneProps ) {
	const { value, failure, status } = preview;
	const isEmpty = useMemo(
		() => ! value || isEmptyPreview( value.html, descriptor.checksPreview ),
		[ value, descriptor.checksPreview ]
	);
	if ( failure ) {
		return <FailureNotice failure={ failure } onRetry={ onRetry } />;
	}
	if ( ! isAlone && ! value ) {
		return null;
	}
	const isLoading = status === 'loading' || status === 'idle';
	return (
		<div
			className={ `pagewright-block__preview${ isAlone ? '' : ' is-live' }` }
			aria-busy={ isLoading }
		>
			{ isAlone && missing > 0 && <MissingNotice count={ missing } onEdit={ onEdit } /> }
			{ isEmpty ? (
				<EmptyPreview
					name={ descriptor.name }
					text={ value?.placeholder }
					isLoading={ isLoading && ! value }
					onEdit={ isAlone ? onEdit : undefined }
				/>
			) : (
				<Rendering html={ value?.html ?? '' } />
			) }
		</div>
	);
}

function Rendering( { html }: { html: string } ) {
	const root = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		if ( root.current ) {
			openShadowRoots( root.current );
		}
	}, [ html ] );
	return (
		<div
			ref={ root }
			className="pagewright-block__rendering"
			inert=""
			dangerouslySetInnerHTML={ { __html: html } }
		/>
	);
}

interface EmptyPreviewProps {
	name: string;
	/** Hint what to fill in. */
	text: string | undefined;
	isLoading: boolean;
	/** Opens the form; undefined if the form is below. */
	onEdit: ( () => void ) | undefined;
}

/** Shown instead of an empty preview. */
function EmptyPreview( { name, text, isLoading, onEdit }: EmptyPreviewProps ) {
	return (
		<div className="pagewright-block__empty so-widget-preview-empty">
			{ isLoading ? (
				<>
					<Spinner />
					<span className="screen-reader-text">
						{ __( 'Loading preview', 'pagewright' ) }
					</span>
				</>
			) : (
				<>
					<strong>{ name }</strong>
					<p>{ text || __( 'No widget preview available.', 'pagewright' ) }</p>
					{ onEdit && (
						<Button variant="secondary" onClick={ onEdit }>
							{ __( 'Edit', 'pagewright' ) }
						</Button>
					) }
				</>
			) }
		</div>
	);
}

function MissingNotice( { count, onEdit }: { count: number; onEdit: () => void } ) {
	const text = sprintf(
		/* translators: %d: number of fields. */
		_n( '%d required field is empty.', '%d required fields are empty.', count, 'pagewright' ),
		count
	);
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			className="pagewright-block__notice"
			spokenMessage={ text }
			actions={ [
				{ label: __( 'Edit', 'pagewright' ), variant: 'secondary', onClick: onEdit },
			] }
		>
			{ text }
		</Notice>
	);
}
