import { Icon } from '@wordpress/components';
import { useContext, useId, useState } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { chevronDown } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { countInside, ErrorContext } from './errors';

interface DisclosureProps {
	label: string;
	path: string;
	isOpen: boolean;
	onToggle: ( isOpen: boolean ) => void;
	description?: string | undefined;
	/** Rendered when first opened, then kept, so that its content keeps its state. */
	children: () => ReactNode;
}

/** Renders a collapsible part of a form with a title. */
export function Disclosure( {
	label,
	path,
	isOpen,
	onToggle,
	description,
	children,
}: DisclosureProps ) {
	const id = `pagewright-${ useId().replaceAll( ':', '' ) }`;
	const [ wasOpen, setWasOpen ] = useState( isOpen );
	if ( isOpen && ! wasOpen ) {
		setWasOpen( true );
	}
	const errorCount = countInside( useContext( ErrorContext ), path );
	return (
		<div className={ `pagewright-section${ isOpen ? ' is-open' : '' }` }>
			<button
				type="button"
				className="pagewright-section__toggle"
				aria-expanded={ isOpen }
				aria-controls={ id }
				onClick={ () => onToggle( ! isOpen ) }
			>
				<span className="pagewright-section__title">{ label }</span>
				{ errorCount > 0 && ! isOpen && (
					<span className="pagewright-section__errors">
						{ sprintf(
							/* translators: %d: number of form fields. */
							_n(
								'%d field with an error',
								'%d fields with errors',
								errorCount,
								'pagewright'
							),
							errorCount
						) }
					</span>
				) }
				<Icon icon={ chevronDown } size={ 24 } className="pagewright-section__arrow" />
			</button>
			<div id={ id } className="pagewright-section__body" hidden={ ! isOpen }>
				{ description && <p className="pagewright-field__help">{ description }</p> }
				{ ( isOpen || wasOpen ) && children() }
			</div>
		</div>
	);
}
