import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FrameState } from '../../model/states';
import { Details } from '../details/Details';
import type { MediaStore } from '../store/media-store';
import type { BrowserContext, BrowserSlots } from '../types';
import { useIsNarrow } from '../use-width';
import { Arrange } from './Arrange';
import { useLoaded } from './use-loaded';

export interface ArrangerProps {
	store: MediaStore;
	state: FrameState;
	context: BrowserContext;
	/** IDs of the files in their order. */
	ids: readonly number[];
	onChange: ( ids: readonly number[] ) => void;
	/** Loads files that the store does not have, several at once; by default one by one. */
	load?: ( ids: readonly number[] ) => unknown;
	/** Whether the files are still unknown. */
	isLoading?: boolean;
	/** Whether the host says why the files are unknown. */
	isUnknown?: boolean;
	/** The text that has a field below each file; null for none. */
	field: 'caption' | 'title' | null;
	/** Whether files have no button that removes them. */
	keepsAll?: boolean;
	/** Accessible name. */
	label?: string;
	onUserSetting?: ( name: string, value: string ) => void;
	slots?: Pick< BrowserSlots, 'details' | 'top' >;
}

/** The content of states in which files have an order, with the details of one of them. */
export function Arranger( props: ArrangerProps ) {
	const { store, state, context, ids, onChange, field, slots = {} } = props;
	const [ isNarrow, observe ] = useIsNarrow< HTMLDivElement >();
	const [ chosen, setChosen ] = useState< number | null >( null );
	const isWanted = useRef( false );
	const [ count, setCount ] = useState( 0 );
	useLoaded( store, ids, props.load );
	const label = props.label ?? __( 'Files in their order', 'pagewright' );
	const shown = chosen !== null && ids.includes( chosen ) ? chosen : null;
	const show = ( id: number ) => {
		setChosen( id );
		isWanted.current = isNarrow;
		setCount( count + 1 );
	};
	return (
		<div
			ref={ observe }
			className={ `pagewright-media-library${ isNarrow ? ' is-narrow' : '' }` }
		>
			<div
				role="group"
				aria-label={ label }
				tabIndex={ -1 }
				className="pagewright-media-library__main is-scrolling"
			>
				{ slots.top }
				<Arrange
					{ ...{ store, ids, onChange, field, shown } }
					isLoading={ props.isLoading }
					isUnknown={ props.isUnknown }
					keepsAll={ props.keepsAll }
					label={ label }
					loginUrl={ context.loginUrl }
					onShow={ show }
				/>
			</div>
			{ shown !== null && (
				<div className={ `pagewright-media-library__side${ isNarrow ? ' is-sheet' : '' }` }>
					<Details
						id={ shown }
						{ ...{ store, state, context } }
						focus={ { isWanted, count } }
						onClose={ isNarrow ? () => setChosen( null ) : undefined }
						onRemoved={ ( id ) => {
							store.tell( { type: 'removed', ids: [ id ] } );
							onChange( ids.filter( ( other ) => other !== id ) );
						} }
						editing={ {} }
						onUserSetting={ props.onUserSetting }
						renderSlot={ slots.details }
					/>
				</div>
			) }
		</div>
	);
}
