import { Button } from '@wordpress/components';
import { useEffect, useId, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import type { StockImage } from '../../../rest/image-search/client';
import { Credit } from './Credit';

interface ConfirmImportProps {
	image: StockImage;
	onConfirm: () => void;
	onCancel: () => void;
}

/** Asks before an image is imported, in the dialog itself: its grid stays visible. */
export function ConfirmImport( { image, onConfirm, onCancel }: ConfirmImportProps ) {
	const id = `pagewright-${ useId().replaceAll( ':', '' ) }`;
	const root = useRef< HTMLDivElement >( null );
	useEffect( () => root.current?.querySelector( 'button' )?.focus(), [] );
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			// The dialog around it stays open.
			event.stopPropagation();
			onCancel();
		}
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog closes on Escape.
		<div
			ref={ root }
			className="pagewright-stock__confirm"
			role="alertdialog"
			aria-labelledby={ id }
			tabIndex={ -1 }
			onKeyDown={ onKeyDown }
		>
			<img className="pagewright-stock__confirm-picture" src={ image.thumbnail } alt="" />
			<div className="pagewright-stock__confirm-text">
				<p id={ id } className="pagewright-stock__question">
					{ image.title === ''
						? __( 'Import this image into the media library?', 'pagewright' )
						: sprintf(
								/* translators: %s: title of an image. */
								__( 'Import “%s” into the media library?', 'pagewright' ),
								image.title
							) }
				</p>
				<Credit credit={ image.credit } />
			</div>
			<div className="pagewright-stock__answers">
				<Button __next40pxDefaultSize variant="primary" onClick={ onConfirm }>
					{ __( 'Import', 'pagewright' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'pagewright' ) }
				</Button>
			</div>
		</div>
	);
}
