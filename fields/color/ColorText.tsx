import { useEffect, useRef, useState, type RefObject } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import type { inputAttributes } from '../form/input-attributes';
import { cleanColor, formatColor, readColor } from './color';

interface ColorTextProps {
	id: string;
	color: string;
	hasAlpha: boolean;
	placeholder?: string | undefined;
	onChange: ( value: string | false ) => void;
	attributes: ReturnType< typeof inputAttributes >;
}

/**
 * Accepts any CSS color and converts it when the user leaves the box or presses Enter; an invalid
 * color stays visible with a message.
 */
export function ColorText( {
	id,
	color,
	hasAlpha,
	placeholder = '#',
	onChange,
	attributes,
}: ColorTextProps ) {
	const input = useRef< HTMLInputElement >( null );
	const { draft, setDraft, isUnreadable, store } = useColorDraft( input, {
		color,
		hasAlpha,
		onChange,
	} );
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Enter' ) {
			event.preventDefault();
			store();
		}
	};
	const messageId = `${ id }-unreadable`;
	return (
		<span className="pagewright-color__text">
			<input
				ref={ input }
				id={ id }
				type="text"
				dir="ltr"
				className="components-text-control__input is-next-40px-default-size"
				value={ draft }
				placeholder={ placeholder }
				spellCheck={ false }
				autoComplete="off"
				data-draft={ draft.trim() === color ? undefined : '' }
				onChange={ ( { target } ) => setDraft( target.value ) }
				onBlur={ store }
				onKeyDown={ onKeyDown }
				{ ...attributes }
				{ ...( isUnreadable
					? { 'aria-invalid': true, 'aria-errormessage': messageId }
					: {} ) }
			/>
			<span
				id={ messageId }
				className="pagewright-color__message"
				aria-live="polite"
				hidden={ ! isUnreadable }
			>
				{ isUnreadable &&
					__(
						'This is not a valid color. Enter a value like #ff0000 or a CSS color name.',
						'pagewright'
					) }
			</span>
		</span>
	);
}

type ColorDraft = Pick< ColorTextProps, 'color' | 'hasAlpha' | 'onChange' >;

/** The typed text, whether it is an invalid color, and a function that stores it. */
function useColorDraft(
	input: RefObject< HTMLInputElement >,
	{ color, hasAlpha, onChange }: ColorDraft
) {
	const [ draft, setDraft ] = useState( color );
	const [ isUnreadable, setUnreadable ] = useState( false );
	useEffect( () => {
		setDraft( color );
		setUnreadable(
			color !== '' &&
				input.current !== null &&
				readColor( color, input.current.ownerDocument ) === undefined
		);
	}, [ color, input ] );

	const store = () => {
		const text = draft.trim();
		const found = input.current && readColor( text, input.current.ownerDocument );
		// Without alpha, `transparent` would become black.
		const read = found && ( hasAlpha || found.alpha > 0 ) ? found : undefined;
		setUnreadable( text !== '' && ! read );
		if ( text === color ) {
			return;
		}
		if ( text === '' ) {
			onChange( false );
		} else if ( read ) {
			const next = cleanColor( text, hasAlpha ) || formatColor( read, hasAlpha );
			setDraft( next );
			onChange( next );
		}
	};
	return { draft, setDraft, isUnreadable, store };
}
