import type { ReactNode } from 'react';
import { DropdownMenu, MenuGroup, MenuItem, Notice } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useCopyToClipboard } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import type { ListPort, RowLink } from '../../list-port';
import type { Failure } from '../../model/failure';
import { actionsOf } from '../../model/rights';
import type { AttachmentRow, Result } from '../../port';
import type { Move } from '../details/use-moves';
import { failureText } from '../failure-text';
import { titleOf } from '../file-texts';
import type { MediaStore } from '../store/media-store';
import { useAttachment } from '../store/use-store';
import type { BrowserContext } from '../types';
import { stay } from './stay';

export interface RowMenuProps {
	store: MediaStore;
	port: Pick< ListPort, 'links' >;
	context: BrowserContext;
	onOpen: ( id: number ) => void;
	onAttach: ( row: AttachmentRow ) => void;
	onDetach: ( row: AttachmentRow ) => void;
	onMove: ( move: Move, row: AttachmentRow ) => void;
	/** Called when the file of an open menu is no longer in this row. */
	onLost: ( id: number ) => void;
}

interface RowProps extends RowMenuProps {
	row: AttachmentRow;
	/** Whether Tab reaches it. */
	isStop: boolean;
}

/** The button of a file that opens its actions, as WordPress's list has them. */
export function RowMenu( props: RowProps ) {
	const { row, isStop, onLost } = props;
	const isOpen = useRef( false );
	useEffect(
		() => () => {
			if ( isOpen.current ) {
				onLost( row.id );
			}
		},
		[ onLost, row.id ]
	);
	return (
		<div role="presentation" { ...stay }>
			<DropdownMenu
				icon={ moreVertical }
				onToggle={ ( willOpen ) => {
					isOpen.current = willOpen;
				} }
				/* translators: %s: title of a file. */
				label={ sprintf( __( 'Actions for “%s”', 'pagewright' ), titleOf( row ) ) }
				popoverProps={ { placement: 'bottom-end' } }
				toggleProps={ { size: 'small', showTooltip: false, tabIndex: isStop ? 0 : -1 } }
			>
				{ ( { onClose } ) => <Items { ...props } onClose={ onClose } /> }
			</DropdownMenu>
		</div>
	);
}

type ItemsProps = RowProps & { onClose: () => void };

function Items( props: ItemsProps ) {
	const { row, context, onClose } = props;
	const after = ( run: () => void ) => () => {
		onClose();
		run();
	};
	const actions = actionsOf( row, { ...context, allowsLocalEdits: false } );
	const editLink = ( actions.canSave && context.editLinkOf?.( row.id ) ) || '';
	return (
		<>
			<MenuGroup>
				<MenuItem onClick={ after( () => props.onOpen( row.id ) ) }>
					{ __( 'Open details', 'pagewright' ) }
				</MenuItem>
				{ editLink && row.status !== 'trash' && (
					<MenuLink url={ editLink }>
						{ __( 'Edit more details', 'pagewright' ) }
					</MenuLink>
				) }
				<FileItems { ...props } />
				{ actions.canSave && row.status !== 'trash' && (
					<>
						<MenuItem onClick={ after( () => props.onAttach( row ) ) }>
							{ row.uploadedTo
								? __( 'Attach to another post', 'pagewright' )
								: __( 'Attach to a post', 'pagewright' ) }
						</MenuItem>
						{ row.uploadedTo > 0 && (
							<MenuItem onClick={ after( () => props.onDetach( row ) ) }>
								{ __( 'Detach', 'pagewright' ) }
							</MenuItem>
						) }
					</>
				) }
				{ actions.canRestore && (
					<MenuItem onClick={ after( () => props.onMove( 'restore', row ) ) }>
						{ __( 'Restore', 'pagewright' ) }
					</MenuItem>
				) }
				{ actions.canTrash && (
					<MenuItem isDestructive onClick={ after( () => props.onMove( 'trash', row ) ) }>
						{ __( 'Move to trash', 'pagewright' ) }
					</MenuItem>
				) }
				{ actions.canRemove && (
					<MenuItem
						isDestructive
						onClick={ after( () => props.onMove( 'remove', row ) ) }
					>
						{ __( 'Delete permanently', 'pagewright' ) }
					</MenuItem>
				) }
			</MenuGroup>
			<PluginLinks { ...props } />
			<FileFailure { ...props } />
		</>
	);
}

/** Actions that need the URLs of the file, which load with the menu. */
function FileItems( { store, row, onClose }: ItemsProps ) {
	const loaded = useAttachment( store, row.id );
	const attachment = loaded.status === 'ready' ? loaded.attachment : null;
	const copy = useCopyToClipboard< HTMLButtonElement >( attachment?.url ?? '', () => {
		speak( __( 'The file URL has been copied to your clipboard.', 'pagewright' ) );
		onClose();
	} );
	const isTrashed = row.status === 'trash';
	return (
		<>
			{ ! isTrashed && (
				<MenuLink url={ attachment?.link || undefined }>
					{ __( 'View', 'pagewright' ) }
				</MenuLink>
			) }
			{ ! isTrashed && (
				<MenuItem
					ref={ attachment ? copy : undefined }
					aria-disabled={ attachment === null }
				>
					{ __( 'Copy URL', 'pagewright' ) }
				</MenuItem>
			) }
			<MenuLink url={ attachment?.url } download={ attachment?.filename }>
				{ __( 'Download file', 'pagewright' ) }
			</MenuLink>
		</>
	);
}

/** Says why the file was not loaded. */
function FileFailure( { store, row }: ItemsProps ) {
	const loaded = useAttachment( store, row.id );
	return loaded.status === 'failed' ? <MenuFailure failure={ loaded.failure } /> : null;
}

/** Stays in view below the actions, which keep their places under the pointer. */
function MenuFailure( { failure }: { failure: Failure } ) {
	return (
		<div className="pagewright-media-library__menu-failure">
			<Notice status="error" isDismissible={ false }>
				{ failureText( failure ) }
			</Notice>
		</div>
	);
}

/** Actions of other plugins. */
function PluginLinks( { store, port, row: { id } }: ItemsProps ) {
	const { status } = useAttachment( store, id );
	const [ result, setResult ] = useState< Result< readonly RowLink[] > | null >( null );
	useEffect( () => {
		const controller = new AbortController();
		const { signal } = controller;
		void port.links( id, signal ).then( ( found ) => signal.aborted || setResult( found ) );
		return () => controller.abort();
	}, [ port, id ] );
	if ( result?.ok === false ) {
		// FileFailure says why.
		return status === 'failed' ? null : <MenuFailure failure={ result.failure } />;
	}
	return result?.value.length ? (
		<MenuGroup label={ __( 'Plugins', 'pagewright' ) }>
			{ result.value.map( ( { id: name, text, url } ) => (
				<MenuLink key={ name } { ...{ url } }>
					{ text }
				</MenuLink>
			) ) }
		</MenuGroup>
	) : null;
}

interface MenuLinkProps {
	/** Undefined while it loads, and for none: the element stays, and so does its focus. */
	url: string | undefined;
	download?: string | undefined;
	children: ReactNode;
}

/** A link in a menu, which MenuItem does not support. */
function MenuLink( { url, download, children }: MenuLinkProps ) {
	return (
		<a
			role="menuitem"
			tabIndex={ -1 }
			href={ url }
			download={ download }
			aria-disabled={ url === undefined || undefined }
			className="components-button components-menu-item__button"
		>
			<span className="components-menu-item__item">{ children }</span>
		</a>
	);
}
