import type { MutableRefObject } from 'react';
import { Button, Spinner } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { actionsOf } from '../../model/rights';
import type { FrameState } from '../../model/states';
import type { Attachment } from '../../port';
import { FolderField } from '../folders/FolderField';
import { useCode } from '../use-code';
import { FailurePanel } from '../states/FailurePanel';
import type { MediaStore } from '../store/media-store';
import { useAttachment } from '../store/use-store';
import type { BrowserContext, BrowserSlots, ImageEditing } from '../types';
import type { ActionsProps } from './Actions';
import { DisplayFields } from './DisplayFields';
import { Facts } from './Facts';
import { SaveNote } from './SaveNote';
import { TextFields } from './TextFields';
import { Uses } from './Uses';

export interface DetailsProps {
	store: MediaStore;
	id: number;
	state: FrameState;
	context: BrowserContext;
	/** Whether the first field gets the focus, and how often that was wanted. */
	focus: { isWanted: MutableRefObject< boolean >; count: number };
	/** Closes the details when they cover the files; undefined when they are beside them. */
	onClose: ( () => void ) | undefined;
	/** Called after the attachment left the list. */
	onRemoved: ( id: number ) => void;
	editing: ImageEditing;
	onUserSetting: ( ( name: string, value: string ) => void ) | undefined;
	renderSlot: BrowserSlots[ 'details' ];
}

/** The attachment that is shown: its facts, fields, display settings and actions. */
export function Details( props: DetailsProps ) {
	const { store, id, context, onClose } = props;
	const { isWanted, count } = props.focus;
	const root = useRef< HTMLElement >( null );
	const loaded = useAttachment( store, id );
	const isReady = loaded.status === 'ready';
	useEffect( () => {
		if ( isReady && isWanted.current ) {
			isWanted.current = false;
			root.current
				?.querySelector< HTMLElement >( 'input, textarea, select, a[href], button' )
				?.focus();
		}
	}, [ isReady, isWanted, count ] );
	return (
		<aside
			ref={ root }
			className="pagewright-media-library__details"
			aria-label={ __( 'Attachment details', 'pagewright' ) }
		>
			<header className="pagewright-media-library__details-head">
				<h2>{ __( 'Attachment details', 'pagewright' ) }</h2>
				{ onClose && (
					<Button
						icon={ closeSmall }
						label={ __( 'Close details', 'pagewright' ) }
						onClick={ onClose }
						__next40pxDefaultSize
					/>
				) }
			</header>
			{ loaded.status === 'loading' && <Spinner /> }
			{ loaded.status === 'failed' && (
				<FailurePanel
					failure={ loaded.failure }
					loginUrl={ context.loginUrl }
					onRetry={ () => void store.load( id ) }
				/>
			) }
			{ isReady && <Content key={ id } { ...props } attachment={ loaded.attachment } /> }
		</aside>
	);
}

function Content( props: DetailsProps & { attachment: Attachment } ) {
	const { store, state, context, attachment, renderSlot } = props;
	const actions = actionsOf( attachment, {
		...context,
		allowsLocalEdits: state.allowsLocalEdits,
	} );
	return (
		<>
			<Facts { ...{ attachment, context } } />
			<SaveNote { ...{ store, attachment, context } } />
			<TextFields { ...{ store, attachment, actions } } />
			{ context.hasFolders && attachment.canEdit && (
				<FolderField store={ store.folders } attachment={ attachment } />
			) }
			{ renderSlot?.( attachment ) }
			{ state.hasDisplaySettings && (
				<DisplayFields
					{ ...{ store, attachment, context } }
					onUserSetting={ props.onUserSetting }
				/>
			) }
			<Uses { ...{ store, attachment, context } } />
			<LoadedActions
				{ ...{ store, attachment, actions, context } }
				onRemoved={ props.onRemoved }
				editing={ props.editing }
			/>
		</>
	);
}

const loadActions = () => import( /* webpackChunkName: "media-actions" */ './Actions' );

/** The actions after their code has loaded. Users read the other details first. */
function LoadedActions( props: ActionsProps ) {
	const { code, hasFailed, load } = useCode( loadActions );
	if ( code ) {
		return <code.Actions { ...props } />;
	}
	return hasFailed ? (
		<FailurePanel
			failure={ { kind: 'network' } }
			loginUrl={ props.context.loginUrl }
			onRetry={ load }
		/>
	) : null;
}
