import type { ReactNode } from 'react';
import { Modal } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { initialState, menuOf, stateIn, type FrameContext } from '../../model/frames';
import type { Navigation, NavigationEvent } from '../../model/navigation';
import { hasRouter, type ContentMode, type FrameState } from '../../model/states';
import type { Button, ToolbarFacts } from '../../model/toolbar';
import { useIsNarrow } from '../use-width';
import { FrameMenu } from './FrameMenu';
import { FrameToolbar } from './FrameToolbar';
import { panelId, tabId, TabList } from './TabList';
import { tabText, titleOfState, type FrameTexts } from './texts';

/** In a narrower dialog, the menu opens with a button. */
const MENU_PX = 820;

export interface FrameProps {
	navigation: Navigation;
	onNavigate: ( event: NavigationEvent ) => void;
	context: FrameContext;
	facts: ToolbarFacts;
	/** Called for each button. The host does its work, then sends `confirmed` or `backPressed`. */
	onButton: ( button: Button ) => void;
	/** Whether the primary button waits. */
	isBusy?: boolean | undefined;
	texts?: FrameTexts;
	/** Class of the dialog, besides its own. */
	className?: string;
	/** Renders the content of a state. */
	children: ( content: ContentMode, state: FrameState ) => ReactNode;
	/** Beside the buttons, for example the progress of uploads. */
	toolbar?: ReactNode;
}

/** The dialog of the media library: menu, tabs, content and buttons. It renders while it is open. */
export function Frame( props: FrameProps ) {
	const { navigation, onNavigate, texts = {} } = props;
	if ( ! navigation.isOpen ) {
		return null;
	}
	const isFirst = navigation.state === initialState( navigation.frame );
	const title = ( isFirst && texts.title ) || titleOfState( navigation.state, texts );
	return (
		<Modal
			title={ title }
			className={ `pagewright-media-library__frame ${ props.className ?? '' }` }
			overlayClassName="pagewright-media-library__backdrop"
			isFullScreen
			onRequestClose={ () => onNavigate( { type: 'closed' } ) }
		>
			<Regions { ...props } />
		</Modal>
	);
}

function Regions( props: FrameProps ) {
	const { navigation, onNavigate, context, facts, onButton, texts = {}, children } = props;
	const [ isNarrow, observe ] = useIsNarrow< HTMLDivElement >( MENU_PX );
	const prefix = useInstanceId( Regions, 'pagewright-media-library' );
	const { frame, state: id, content } = navigation;
	const state = stateIn( frame, id );
	const entries = menuOf( frame, id, context );
	const isTab = entries.length > 0 && ! isNarrow;
	return (
		<div
			ref={ observe }
			className={ `pagewright-media-library__regions${ isNarrow ? ' is-narrow' : '' }` }
		>
			{ entries.length > 0 && (
				<FrameMenu
					prefix={ `${ prefix }-menu` }
					state={ id }
					onChoose={ ( chosen ) => onNavigate( { type: 'stateChosen', state: chosen } ) }
					onCancel={ () => onNavigate( { type: 'backPressed' } ) }
					{ ...{ entries, texts, isNarrow } }
				/>
			) }
			<div
				className="pagewright-media-library__state"
				{ ...panel( isTab ? `${ prefix }-menu` : null, id ) }
			>
				{ hasRouter( state ) && (
					<TabList
						prefix={ `${ prefix }-router` }
						label={ __( 'Media source', 'pagewright' ) }
						orientation="horizontal"
						items={ ( [ 'upload', 'browse' ] as const ).map( ( mode ) => ( {
							id: mode,
							label: tabText( mode ),
						} ) ) }
						selected={ content }
						onSelect={ ( mode ) =>
							onNavigate( {
								type: 'contentChosen',
								content: mode as ContentMode,
							} )
						}
					/>
				) }
				<div
					className="pagewright-media-library__content"
					{ ...panel( hasRouter( state ) ? `${ prefix }-router` : null, content ) }
				>
					{ children( content, state ) }
				</div>
				<FrameToolbar
					{ ...{ id, state, facts, onButton } }
					isBusy={ props.isBusy }
					primary={ id === initialState( frame ) ? texts.primary : texts.otherPrimary }
				>
					{ props.toolbar }
				</FrameToolbar>
			</div>
		</div>
	);
}

/** Returns the attributes of the panel of a tab; none without tabs. */
const panel = ( prefix: string | null, tab: string ) =>
	prefix === null
		? {}
		: {
				id: panelId( prefix ),
				role: 'tabpanel',
				'aria-labelledby': tabId( prefix, tab ),
			};
