import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { FontList, optionId } from './FontList';
import { fontLabel, parseFont, type GoogleFonts } from './fonts';
import { useComboboxKeys } from './use-combobox-keys';
import { useFontSearch } from './use-font-search';

interface FontComboboxProps {
	control: ControlProps< 'font' >;
	saved: string;
	google: GoogleFonts;
	/** Called when the names of Google's fonts will be needed soon. */
	onNear: () => void;
	onChoose: ( value: string ) => void;
}

/**
 * Renders a text box that searches fonts, with the list below it. The focus stays in the text box.
 */
export function FontCombobox( { control, saved, google, onNear, onChoose }: FontComboboxProps ) {
	const { id, labelId } = control;
	const listId = `${ id }-list`;
	const input = useRef< HTMLInputElement >( null );
	const box = useRef< HTMLDivElement >( null );
	const search = useFontSearch( { saved, google, onNear, onChoose } );
	const { isOpen, query, choices, active, open, close, choose } = search;
	useComboboxKeys( input, {
		isOpen,
		count: choices.length,
		active,
		onOpen: open,
		onClose: close,
		onMove: search.move,
		onChoose: () => choices[ active ] && choose( choices[ active ].value ),
	} );
	useEffect( () => {
		if ( isOpen ) {
			input.current?.select();
		}
	}, [ isOpen ] );

	return (
		<>
			<input
				ref={ input }
				id={ id }
				type="text"
				role="combobox"
				className="pagewright-font__input"
				autoComplete="off"
				spellCheck={ false }
				data-draft={ query === undefined ? undefined : '' }
				aria-autocomplete="list"
				aria-expanded={ isOpen }
				aria-controls={ isOpen ? listId : undefined }
				aria-activedescendant={
					isOpen && choices.length > 0 ? optionId( listId, active ) : undefined
				}
				value={ query ?? fontLabel( parseFont( saved ).family ?? 'default' ) }
				onFocus={ onNear }
				onPointerEnter={ onNear }
				onClick={ open }
				onBlur={ close }
				onChange={ ( { target } ) => search.type( target.value ) }
				{ ...inputAttributes( control ) }
			/>
			{ isOpen && (
				<div className="pagewright-font__popup">
					<FontList
						id={ listId }
						box={ box }
						labelId={ labelId }
						choices={ choices }
						saved={ saved }
						active={ active }
						onChoose={ choose }
					/>
					<p className="pagewright-font__note" role="status">
						{ countText( choices.length ) }
					</p>
				</div>
			) }
		</>
	);
}

function countText( count: number ): string {
	return count === 0
		? __( 'No fonts found.', 'pagewright' )
		: /* translators: %d: number of fonts. */
			sprintf( _n( '%d font', '%d fonts', count, 'pagewright' ), count );
}
