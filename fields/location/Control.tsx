import { Button } from '@wordpress/components';
import { useRef, useState, type RefObject } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FocusEvent } from 'react';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { textDirection } from '../form/text-direction';
import { isUnreadable, shownText } from './place';
import { placeSource } from './places';
import { PlaceNotes } from './PlaceNotes';
import type { Suggestion } from './provider';
import { Suggestions } from './Suggestions';
import { usePlaceLookup } from './use-place-lookup';
import { usePlaceSearch } from './use-place-search';
import { useSuggestionKeys } from './use-suggestion-keys';

/**
 * Renders a text box for a place, with suggestions. Stores text immediately; looks up coordinates
 * when the user leaves it.
 */
export function Control( props: ControlProps< 'location' > ) {
	const { id, value } = props;
	const root = useRef< HTMLDivElement >( null );
	const input = useRef< HTMLInputElement >( null );
	const [ isUsed, setUsed ] = useState( false );
	const text = shownText( value );
	const { search, active, type, choose, locate, leave } = usePlace( props, { root, input } );
	const source = placeSource();
	return (
		<div ref={ root } className="pagewright-location" onBlur={ leave }>
			<div className="pagewright-location__row">
				<PlaceInput
					box={ input }
					control={ props }
					text={ text }
					count={ search.suggestions?.length ?? 0 }
					active={ active }
					onUse={ () => setUsed( true ) }
					onType={ type }
				/>
				{ source && ! source.suggestsWhileTyping && (
					<SearchButton
						isDisabled={ text.trim() === '' }
						isBusy={ search.isSearching }
						onClick={ () => {
							input.current?.focus();
							void search.suggest( text );
						} }
					/>
				) }
			</div>
			<Suggestions
				id={ id }
				search={ search }
				active={ active }
				onChoose={ choose }
				credit={ source?.credit }
			/>
			<PlaceNotes
				id={ `${ id }-notes` }
				value={ value }
				isUsed={ isUsed }
				isUnreadable={ isUnreadable( value ) }
				error={ search.error }
				onLocate={ () => locate( text ) }
			/>
		</div>
	);
}

interface PlaceElements {
	root: RefObject< HTMLElement >;
	input: RefObject< HTMLInputElement >;
}

/** The search for a place: its suggestions, its keys, and what it stores. */
function usePlace(
	{ value, onChange }: ControlProps< 'location' >,
	{ root, input }: PlaceElements
) {
	const search = usePlaceSearch();
	const place = usePlaceLookup( { value, onChange, search, root, input } );
	const { active, close, forget } = useSuggestionKeys( input, {
		search,
		text: shownText( value ),
		choose: ( suggestion ) => choose( suggestion ),
	} );
	const type = ( next: string ) => {
		forget();
		place.type( next );
	};
	const choose = ( suggestion: Suggestion ) => {
		forget();
		input.current?.focus();
		void place.choose( suggestion );
	};
	const leave = ( { currentTarget, relatedTarget }: FocusEvent ) => {
		if ( ! currentTarget.contains( relatedTarget ) ) {
			close();
			place.locateTyped();
		}
	};
	return { search, active, type, choose, locate: place.locate, leave };
}

interface PlaceInputProps {
	box: RefObject< HTMLInputElement >;
	control: ControlProps< 'location' >;
	text: string;
	/** Number of suggestions. */
	count: number;
	/** Index of the marked suggestion; -1 for none. */
	active: number;
	onUse: () => void;
	onType: ( text: string ) => void;
}

function PlaceInput( { box, control, text, count, active, onUse, onType }: PlaceInputProps ) {
	const { id, field, describedBy } = control;
	return (
		<input
			ref={ box }
			id={ id }
			type="text"
			className="pagewright-location__input components-text-control__input"
			role="combobox"
			dir={ textDirection( text ) }
			autoComplete="off"
			spellCheck={ false }
			aria-autocomplete="list"
			aria-expanded={ count > 0 }
			aria-controls={ `${ id }-list` }
			aria-activedescendant={ active >= 0 ? `${ id }-${ active }` : undefined }
			placeholder={ field.placeholder }
			value={ text }
			onFocus={ onUse }
			onChange={ ( { target } ) => onType( target.value ) }
			{ ...inputAttributes( control ) }
			aria-describedby={
				[ describedBy, `${ id }-notes` ].filter( Boolean ).join( ' ' ) || undefined
			}
		/>
	);
}

interface SearchButtonProps {
	isDisabled: boolean;
	isBusy: boolean;
	onClick: () => void;
}

function SearchButton( { isDisabled, isBusy, onClick }: SearchButtonProps ) {
	return (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			accessibleWhenDisabled
			disabled={ isDisabled }
			isBusy={ isBusy }
			onClick={ onClick }
		>
			{ __( 'Search', 'pagewright' ) }
		</Button>
	);
}
