import { VisuallyHidden } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { toKey, type Option } from '../form/options';
import { OptionList } from '../form/OptionList';
import { useComboboxKeys } from '../form/use-combobox-keys';
import { countText, found } from './found';

interface SearchableChoiceProps extends ControlProps< 'select' > {
	options: Option[];
}

/**
 * Renders a long list of choices with a search box. Leaving the box discards typed text that is not
 * a choice.
 */
export function SearchableChoice( props: SearchableChoiceProps ) {
	const { id, value, onChange, options, labelId } = props;
	const key = toKey( value );
	const input = useRef< HTMLInputElement >( null );
	const [ isOpen, setOpen ] = useState( false );
	/** Undefined until the user types: the list is then complete. */
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
		isCircle: true,
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
				data-draft={ words === undefined ? undefined : '' }
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
						<OptionList
							id={ listId }
							name={ { 'aria-labelledby': labelId } }
							options={ shown.map( ( option ) => ( {
								key: option.value,
								text: option.label,
								className: `pagewright-select__option${ option.value === key ? ' is-chosen' : '' }`,
							} ) ) }
							active={ active }
							onPick={ ( index ) => choose( shown[ index ]! ) }
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
