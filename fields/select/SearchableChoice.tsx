import { VisuallyHidden } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { toKey, type Option } from '../form/options';
import { useComboboxKeys } from '../form/use-combobox-keys';
import { countText, found } from './found';

interface SearchableChoiceProps extends ControlProps< 'select' > {
	options: Option[];
}

/** A long list of choices behind a text box that searches them. What is typed and not chosen is forgotten when the box is left. */
export function SearchableChoice( props: SearchableChoiceProps ) {
	const { id, value, onChange, options, labelId } = props;
	const key = toKey( value );
	const input = useRef< HTMLInputElement >( null );
	const [ isOpen, setOpen ] = useState( false );
	/** Undefined until something is typed: the list is then whole. */
	const [ words, setWords ] = useState< string >();
	const [ active, setActive ] = useState( -1 );
	const shown = words === undefined ? options : found( options, words );
	const chosen = options.find( ( option ) => option.value === key );

	const open = () => {
		setActive( options.findIndex( ( option ) => option.value === key ) );
		setOpen( true );
	};
	const close = () => {
		setOpen( false );
		setWords( undefined );
	};
	const choose = ( option: Option ) => {
		close();
		if ( option.value !== key ) {
			onChange( option.value );
		}
	};
	useComboboxKeys( input, {
		isOpen,
		count: shown.length,
		active,
		open,
		close,
		mark: setActive,
		enter: () => {
			const marked = shown[ active ];
			if ( isOpen && marked ) {
				choose( marked );
			}
			return isOpen;
		},
	} );
	useEffect( () => {
		if ( isOpen ) {
			input.current?.select();
		}
	}, [ isOpen ] );

	const listId = `${ id }-list`;
	return (
		<div className="pagewright-combobox">
			<input
				ref={ input }
				id={ id }
				type="text"
				role="combobox"
				className="pagewright-select__search components-text-control__input is-next-40px-default-size"
				autoComplete="off"
				spellCheck={ false }
				aria-autocomplete="list"
				aria-expanded={ isOpen && shown.length > 0 }
				aria-controls={ isOpen && shown.length > 0 ? listId : undefined }
				aria-activedescendant={
					isOpen && shown[ active ] ? `${ listId }-${ active }` : undefined
				}
				value={ words ?? chosen?.label ?? '' }
				onClick={ () => ! isOpen && open() }
				onBlur={ close }
				onChange={ ( { target } ) => {
					setOpen( true );
					setWords( target.value );
					setActive( target.value.trim() === '' ? -1 : 0 );
				} }
				{ ...inputAttributes( props ) }
			/>
			{ isOpen && (
				<div className="pagewright-combobox__panel">
					{ shown.length > 0 ? (
						<Choices
							id={ listId }
							labelId={ labelId }
							options={ shown }
							active={ active }
							chosen={ key }
							onChoose={ choose }
						/>
					) : (
						<p className="pagewright-combobox__note" aria-hidden="true">
							{ countText( 0 ) }
						</p>
					) }
				</div>
			) }
			<VisuallyHidden role="status">{ isOpen && countText( shown.length ) }</VisuallyHidden>
		</div>
	);
}

interface ChoicesProps {
	id: string;
	labelId: string;
	options: Option[];
	/** Place of the marked one, -1 for none. */
	active: number;
	chosen: string;
	onChoose: ( option: Option ) => void;
}

function Choices( { id, labelId, options, active, chosen, onChoose }: ChoicesProps ) {
	const list = useRef< HTMLUListElement >( null );
	useEffect( () => {
		const marked = list.current?.children[ active ] as HTMLElement | undefined;
		if ( marked && list.current ) {
			// Not scrollIntoView(), which would also move the page around the list.
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
			// A list that scrolls is a tab stop of its own in Chromium, and gone once the input is left.
			tabIndex={ -1 }
			aria-labelledby={ labelId }
		>
			{ options.map( ( option, index ) => (
				// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's.
				<li
					key={ option.value }
					id={ `${ id }-${ index }` }
					className={ `pagewright-combobox__option pagewright-select__option${ option.value === chosen ? ' is-chosen' : '' }` }
					role="option"
					aria-selected={ index === active }
					// The focus stays in the input.
					onMouseDown={ ( event ) => event.preventDefault() }
					onClick={ () => onChoose( option ) }
				>
					{ option.label }
				</li>
			) ) }
		</ul>
	);
}
