import { Button, DropdownMenu } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronDown } from '@wordpress/icons';
import type { MenuEntry } from '../../model/frames';
import type { StateId } from '../../model/states';
import { TabList } from './TabList';
import { titleOfState, type FrameTexts } from './texts';

interface FrameMenuProps {
	prefix: string;
	entries: readonly MenuEntry[];
	state: StateId;
	texts: FrameTexts;
	onChoose: ( state: StateId ) => void;
	onCancel: () => void;
	/** Whether the menu opens with a button. */
	isNarrow: boolean;
}

/** The states of a dialog: tabs beside the content, or a menu above it. */
export function FrameMenu( props: FrameMenuProps ) {
	const { prefix, entries, state, texts, onChoose, onCancel, isNarrow } = props;
	const hasCancel = entries.some( ( { kind } ) => kind === 'cancel' );
	const states = entries.flatMap( ( entry ) =>
		entry.kind === 'state' ? [ entry.state ] : []
	);
	const cancel = __( 'Cancel', 'pagewright' );
	if ( isNarrow ) {
		return (
			<DropdownMenu
				className="pagewright-media-library__menu-button"
				icon={ chevronDown }
				label={ __( 'Actions', 'pagewright' ) }
				text={ titleOfState( state, texts ) }
				toggleProps={ { iconPosition: 'right', showTooltip: false } }
				controls={ [
					...states.map( ( id ) => ( {
						title: titleOfState( id, texts ),
						isActive: id === state,
						role: 'menuitemradio' as const,
						onClick: () => onChoose( id ),
					} ) ),
					...( hasCancel ? [ { title: cancel, onClick: onCancel } ] : [] ),
				] }
			/>
		);
	}
	return (
		<div className="pagewright-media-library__menu">
			{ hasCancel && (
				<>
					<Button variant="tertiary" onClick={ onCancel } __next40pxDefaultSize>
						{ cancel }
					</Button>
					<hr />
				</>
			) }
			<TabList
				prefix={ prefix }
				label={ __( 'Actions', 'pagewright' ) }
				orientation="vertical"
				items={ states.map( ( id ) => ( { id, label: titleOfState( id, texts ) } ) ) }
				selected={ state }
				onSelect={ ( id ) => onChoose( id as StateId ) }
			/>
		</div>
	);
}
