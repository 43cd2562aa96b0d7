import { Button } from '@wordpress/components';
import { useEffect, useId, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';

interface ConfirmRemoveProps {
	title: string;
	onConfirm: () => void;
	onCancel: () => void;
}

/**
 * Asks in the item itself: a dialog would open in another document if the form is in the editor's
 * canvas.
 */
export function ConfirmRemove( { title, onConfirm, onCancel }: ConfirmRemoveProps ) {
	const id = `pagewright-${ useId().replaceAll( ':', '' ) }`;
	const root = useRef< HTMLDivElement >( null );
	const close = () => {
		root.current
			?.closest( '[data-row]' )
			?.querySelector< HTMLElement >( '[data-part="remove"]' )
			?.focus();
		onCancel();
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			event.stopPropagation();
			close();
		}
	};
	useEffect( () => root.current?.querySelector( 'button' )?.focus(), [] );
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog closes on Escape.
		<div
			ref={ root }
			className="pagewright-list__confirm"
			role="alertdialog"
			aria-labelledby={ id }
			tabIndex={ -1 }
			onKeyDown={ onKeyDown }
		>
			<p id={ id } className="pagewright-list__question">
				{
					/* translators: %s: title of a list item. */ sprintf(
						__( 'Remove “%s”?', 'pagewright' ),
						title
					)
				}
			</p>
			<span className="pagewright-list__answers">
				<Button variant="primary" size="compact" isDestructive onClick={ onConfirm }>
					{ __( 'Remove', 'pagewright' ) }
				</Button>
				<Button variant="tertiary" size="compact" onClick={ close }>
					{ __( 'Cancel', 'pagewright' ) }
				</Button>
			</span>
		</div>
	);
}
