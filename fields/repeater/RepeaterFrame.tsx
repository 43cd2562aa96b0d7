import { useContext, useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode, RefObject } from 'react';
import type { RepeaterSchema } from '../../schema/field-types';
import { ErrorContext, visibleMessage } from '../form/errors';
import { RequiredMark } from '../form/RequiredMark';

interface RepeaterFrameProps {
	rootRef: RefObject< HTMLDivElement >;
	field: RepeaterSchema;
	path: string;
	label: string;
	count: number;
	isFull: boolean;
	/** Screen reader announcement of the last change. */
	said: string;
	children: ReactNode;
}

/** Renders the label, notes and the live region around a repeater's list. */
export function RepeaterFrame( {
	rootRef,
	field,
	path,
	label,
	count,
	isFull,
	said,
	children,
}: RepeaterFrameProps ) {
	const id = `pagewright-${ useId().replaceAll( ':', '' ) }`;
	// The only possible error is an empty list, and any item fixes it.
	const message = visibleMessage( useContext( ErrorContext ), path, undefined, count === 0 );
	return (
		<div
			ref={ rootRef }
			className="pagewright-repeater"
			role="group"
			aria-labelledby={ id }
			aria-describedby={ field.description && `${ id }-help` }
		>
			<span id={ id } className="pagewright-field__label">
				{ label }
				{ field.required && <RequiredMark /> }
			</span>
			{ field.description && (
				<p id={ `${ id }-help` } className="pagewright-field__help">
					{ field.description }
				</p>
			) }
			{ children }
			{ isFull && ! field.readonly && (
				<p className="pagewright-field__help">
					{
						/* translators: %d: number of items. */ sprintf(
							__( 'The limit of %d items is reached.', 'pagewright' ),
							field.max ?? 0
						)
					}
				</p>
			) }
			{ message !== '' && <p className="pagewright-field__error">{ message }</p> }
			<div className="screen-reader-text" role="status">
				{ said }
			</div>
		</div>
	);
}
