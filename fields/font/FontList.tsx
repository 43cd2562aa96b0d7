import { useEffect, type RefObject } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	defaultRangeExtractor,
	observeElementRect,
	useVirtualizer,
	type Rect,
} from '@tanstack/react-virtual';
import { isChosen, isHere, parseFont, type FontChoice } from './fonts';

/** Height of a row; control.css uses the same. */
const ROW_PX = 36;
/** Size of the list before layout. */
const UNSEEN: Rect = { width: 280, height: 7 * ROW_PX };

interface FontListProps {
	id: string;
	box: RefObject< HTMLDivElement >;
	labelId: string;
	choices: FontChoice[];
	saved: string;
	/** Index of the row that the keyboard marks. */
	active: number;
	onChoose: ( value: string ) => void;
}

export const optionId = ( listId: string, index: number ) => `${ listId }-${ index }`;

/**
 * Renders the found fonts. Only visible rows and the active one are in the document; each name uses
 * its own font if the site has it.
 */
export function FontList( { id, box, labelId, choices, saved, active, onChoose }: FontListProps ) {
	const virtualizer = useVirtualizer( {
		count: choices.length,
		getScrollElement: () => box.current,
		estimateSize: () => ROW_PX,
		overscan: 4,
		initialRect: UNSEEN,
		initialOffset: Math.max( 0, ( active - 2 ) * ROW_PX ),
		observeElementRect: ( instance, tell ) =>
			observeElementRect( instance, ( rect ) => tell( rect.height > 0 ? rect : UNSEEN ) ),
		rangeExtractor: ( range ) => {
			const rows = defaultRangeExtractor( range );
			return rows.includes( active ) || active >= choices.length
				? rows
				: [ ...rows, active ].sort( ( a, b ) => a - b );
		},
	} );
	useEffect( () => {
		virtualizer.scrollToIndex( active );
	}, [ virtualizer, active, choices ] );
	return (
		<div
			ref={ box }
			id={ id }
			role="listbox"
			// In Chromium, a scrollable list is a tab stop, and it disappears when the text box
			// loses the focus.
			tabIndex={ -1 }
			aria-labelledby={ labelId }
			className="pagewright-font__box"
			hidden={ choices.length === 0 }
		>
			<div
				role="presentation"
				className="pagewright-font__list"
				style={ { blockSize: virtualizer.getTotalSize() } }
			>
				{ virtualizer.getVirtualItems().map( ( { index, start } ) => {
					const choice = choices[ index ]!;
					return (
						<FontOption
							key={ choice.value }
							id={ optionId( id, index ) }
							choice={ choice }
							isSelected={ isChosen( choice, saved ) }
							isActive={ index === active }
							position={ index + 1 }
							count={ choices.length }
							startPx={ start }
							onChoose={ onChoose }
						/>
					);
				} ) }
			</div>
		</div>
	);
}

interface FontOptionProps {
	id: string;
	choice: FontChoice;
	isSelected: boolean;
	/** Whether the keyboard marks it. */
	isActive: boolean;
	/** Place in the list, from 1. */
	position: number;
	/** Number of fonts in the list. */
	count: number;
	/** Distance from the start of the list. */
	startPx: number;
	onChoose: ( value: string ) => void;
}

function FontOption( {
	id,
	choice,
	isSelected,
	isActive,
	position,
	count,
	startPx,
	onChoose,
}: FontOptionProps ) {
	const { family, weight, style } = parseFont( choice.value );
	return (
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text box, which keeps the focus, handles the keys.
		<div
			id={ id }
			role="option"
			aria-selected={ isSelected }
			aria-setsize={ count }
			aria-posinset={ position }
			className={ `pagewright-font__option${ isActive ? ' is-active' : '' }` }
			style={ { insetBlockStart: startPx } }
			onMouseDown={ ( event ) => event.preventDefault() }
			onClick={ () => onChoose( choice.value ) }
		>
			<span
				className="pagewright-font__name"
				style={
					family && isHere( choice.value )
						? {
								fontFamily: JSON.stringify( family ),
								fontWeight: weight,
								fontStyle: style,
							}
						: undefined
				}
			>
				{ choice.label }
			</span>{ ' ' }
			<span className="pagewright-font__source">{ sourceText( choice ) }</span>
		</div>
	);
}

function sourceText( { source }: FontChoice ): string {
	switch ( source ) {
		case 'site':
			return __( 'Installed fonts', 'pagewright' );
		case 'computer':
			return __( 'System fonts', 'pagewright' );
		case 'added':
			return __( 'Font Library', 'pagewright' );
		case 'google':
			return __( 'Google Fonts', 'pagewright' );
		case 'unknown':
			return __( 'Not installed', 'pagewright' );
		default:
			return '';
	}
}
