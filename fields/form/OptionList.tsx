import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';

interface OptionListProps {
	/** Options have `${ id }-${ index }`, for aria-activedescendant of the input. */
	id: string;
	/** aria-label or aria-labelledby. */
	name: { 'aria-label': string } | { 'aria-labelledby': string };
	options: Array< { key: string; text: ReactNode; className?: string | undefined } >;
	/** Index of the marked option, -1 for none. */
	active: number;
	onPick: ( index: number ) => void;
}

/** Renders the list under a combobox; the input has the keys and the focus. */
export function OptionList( { id, name, options, active, onPick }: OptionListProps ) {
	const list = useRef< HTMLUListElement >( null );
	useEffect( () => {
		const marked = list.current?.children[ active ] as HTMLElement | undefined;
		if ( marked && list.current ) {
			// Not scrollIntoView(), which would also scroll the page.
			const { offsetTop: top, offsetHeight: height } = marked;
			const { scrollTop, clientHeight } = list.current;
			list.current.scrollTop = Math.min(
				top,
				Math.max( scrollTop, top + height - clientHeight )
			);
		}
	}, [ active ] );
	return (
		<ul
			ref={ list }
			id={ id }
			className="pagewright-combobox__list"
			role="listbox"
			// In Chromium, a scrollable list is a tab stop, and it disappears when the input loses
			// the focus.
			tabIndex={ -1 }
			{ ...name }
		>
			{ options.map( ( { key, text, className = '' }, index ) => (
				// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the keys.
				<li
					key={ key }
					id={ `${ id }-${ index }` }
					className={ `pagewright-combobox__option ${ className }` }
					role="option"
					aria-selected={ index === active }
					// Keeps the focus in the input.
					onMouseDown={ ( event ) => event.preventDefault() }
					onClick={ () => onPick( index ) }
				>
					{ text }
				</li>
			) ) }
		</ul>
	);
}
