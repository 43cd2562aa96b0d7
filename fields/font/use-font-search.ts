import { useMemo, useState } from '@wordpress/element';
import { fontChoices, isChosen, searchFonts, type GoogleFonts } from './fonts';

interface FontSearch {
	saved: string;
	google: GoogleFonts;
	onNear: () => void;
	onChoose: ( value: string ) => void;
}

/** The list of fonts below the text box: whether it is open, what it contains, which row is marked. */
export function useFontSearch( { saved, google, onNear, onChoose }: FontSearch ) {
	const [ isOpen, setOpen ] = useState( false );
	/** Undefined until the user types: the list is then complete. */
	const [ query, setQuery ] = useState< string >();
	const [ moved, setMoved ] = useState< number >();
	const all = useMemo( () => fontChoices( saved, google ), [ saved, google ] );
	const choices = useMemo(
		() => ( query === undefined ? all : searchFonts( all, query ) ),
		[ all, query ]
	);
	const chosen = choices.findIndex( ( choice ) => isChosen( choice, saved ) );
	const active = Math.min( moved ?? Math.max( 0, query ? 0 : chosen ), choices.length - 1 );

	const open = () => {
		onNear();
		setOpen( true );
	};
	const close = () => {
		setOpen( false );
		setQuery( undefined );
		setMoved( undefined );
	};
	const choose = ( value: string ) => {
		close();
		onChoose( value );
	};
	const type = ( words: string ) => {
		open();
		setMoved( undefined );
		setQuery( words );
	};
	return { isOpen, query, choices, active, open, close, choose, type, move: setMoved };
}
