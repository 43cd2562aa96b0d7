import { VisuallyHidden } from '@wordpress/components';
import { useEffect, useRef, useState, type RefObject } from '@wordpress/element';
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
	const { isOpen, words, active, shown, open, close, choose, type } = useChoices( input, {
		key,
		options,
		onChange,
	} );
	const chosen = options.find( ( option ) => option.value === key );
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
				onChange={ ( { target } ) => type( target.value ) }
				{ ...inputAttributes( props ) }
			/>
			{ isOpen && (
				<ChoicePanel
					listId={ listId }
					labelId={ labelId }
					options={ shown }
					chosen={ key }
					active={ active }
					onChoose={ choose }
				/>
			) }
			<VisuallyHidden role="status">{ isOpen && countText( shown.length ) }</VisuallyHidden>
		</div>
	);
}

interface Choices {
	/** Saved key. */
	key: string;
	options: Option[];
	onChange: ( value: string ) => void;
}

/** Whether the list is open, which options it shows, and its keys. */
function useChoices( input: RefObject< HTMLInputElement >, { key, options, onChange }: Choices ) {
	const [ isOpen, setOpen ] = useState( false );
	/** Undefined until the user types: the list is then complete. */
	const [ words, setWords ] = useState< string >();
	const [ active, setActive ] = useState( -1 );
	const shown = words === undefined ? options : found( options, words );

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
	const type = ( next: string ) => {
		setOpen( true );
		setWords( next );
		setActive( next.trim() === '' ? -1 : 0 );
	};
	return { isOpen, words, active, shown, open, close, choose, type };
}

interface ChoicePanelProps {
	listId: string;
	labelId: string;
	options: Option[];
	/** Saved key. */
	chosen: string;
	/** Index of the marked option; -1 for none. */
	active: number;
	onChoose: ( option: Option ) => void;
}

function ChoicePanel( { listId, labelId, options, chosen, active, onChoose }: ChoicePanelProps ) {
	return (
		<div className="pagewright-combobox__panel">
			{ options.length > 0 ? (
				<OptionList
					id={ listId }
					name={ { 'aria-labelledby': labelId } }
					options={ options.map( ( option ) => ( {
						key: option.value,
						text: option.label,
						className: `pagewright-select__option${ option.value === chosen ? ' is-chosen' : '' }`,
					} ) ) }
					active={ active }
					onPick={ ( index ) => onChoose( options[ index ]! ) }
				/>
			) : (
				<p className="pagewright-combobox__note" aria-hidden="true">
					{ countText( 0 ) }
				</p>
			) }
		</div>
	);
}
