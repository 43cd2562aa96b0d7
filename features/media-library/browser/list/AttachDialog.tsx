import type { FormEvent } from 'react';
import { Button, Modal, SearchControl, Spinner } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FoundPost, ListPort } from '../../list-port';
import type { Failure } from '../../model/failure';
import type { AttachmentRow } from '../../port';
import { OVERLAY } from '../components';
import { dateText, titleOf } from '../file-texts';
import { FailurePanel } from '../states/FailurePanel';
import type { MediaStore } from '../store/media-store';
import type { BrowserContext } from '../types';
import css from './attach.chunk.css?inline';
import { usePosts } from './use-posts';

export interface AttachDialogProps {
	store: MediaStore;
	port: Pick< ListPort, 'posts' >;
	context: BrowserContext;
	row: AttachmentRow;
	onClose: () => void;
}

/** Searches the post to which a file is attached. */
export function AttachDialog( { store, port, context, row, onClose }: AttachDialogProps ) {
	const posts = usePosts( port );
	const [ chosenId, choose ] = useState( 0 );
	/** A post that the search does not show is not attached. */
	const chosen = posts.found?.find( ( { id } ) => id === chosenId );
	const saving = useSaving( store, row, onClose );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( chosen ) {
			void saving.save( chosen );
		}
	};
	return (
		<Modal
			/* translators: %s: title of a file. */
			title={ sprintf( __( 'Attach “%s” to a post', 'pagewright' ), titleOf( row ) ) }
			overlayClassName={ OVERLAY }
			size="medium"
			focusOnMount="firstInputElement"
			onRequestClose={ onClose }
		>
			<style>{ css }</style>
			<form className="pagewright-media-library-attach" onSubmit={ submit }>
				<SearchControl
					label={ __( 'Search posts and pages', 'pagewright' ) }
					value={ posts.search }
					onChange={ posts.setSearch }
					__nextHasNoMarginBottom
				/>
				<Posts { ...{ posts, context, chosen, row } } onChoose={ choose } />
				{ saving.failure && (
					<FailurePanel
						failure={ saving.failure }
						loginUrl={ context.loginUrl }
						onRetry={ () => chosen && void saving.save( chosen ) }
					/>
				) }
				<div className="pagewright-media-library-attach__buttons">
					<Button variant="tertiary" onClick={ onClose } __next40pxDefaultSize>
						{ __( 'Cancel', 'pagewright' ) }
					</Button>
					<Button
						variant="primary"
						type="submit"
						disabled={ ! chosen }
						isBusy={ saving.isBusy }
						accessibleWhenDisabled
						__next40pxDefaultSize
					>
						{ __( 'Attach', 'pagewright' ) }
					</Button>
				</div>
			</form>
		</Modal>
	);
}

interface PostsProps {
	posts: ReturnType< typeof usePosts >;
	context: BrowserContext;
	chosen: FoundPost | undefined;
	row: AttachmentRow;
	onChoose: ( id: number ) => void;
}

function Posts( { posts, context, chosen, row, onChoose }: PostsProps ) {
	const name = useId();
	const { found, failure, isLoading } = posts;
	if ( failure ) {
		return (
			<FailurePanel
				{ ...{ failure } }
				loginUrl={ context.loginUrl }
				onRetry={ posts.retry }
			/>
		);
	}
	return (
		<fieldset className="pagewright-media-library-attach__posts" aria-busy={ isLoading }>
			<legend className="screen-reader-text">{ __( 'Posts', 'pagewright' ) }</legend>
			{ found === null && <Spinner /> }
			{ found?.length === 0 && <p>{ __( 'No posts found.', 'pagewright' ) }</p> }
			{ found?.map( ( post ) => (
				<div key={ post.id }>
					<input
						type="radio"
						id={ `${ name }-${ post.id }` }
						name={ name }
						checked={ post === chosen }
						onChange={ () => onChoose( post.id ) }
					/>
					<label htmlFor={ `${ name }-${ post.id }` }>
						<strong>{ post.title }</strong>
						<span>{ factsOf( post, context, post.id === row.uploadedTo ) }</span>
					</label>
				</div>
			) ) }
		</fieldset>
	);
}

const factsOf = (
	{ type, status, date }: FoundPost,
	{ timeZone, language }: BrowserContext,
	isCurrent: boolean
): string =>
	[
		type,
		status,
		dateText( date, timeZone, language ),
		isCurrent && __( 'Current post', 'pagewright' ),
	]
		.filter( Boolean )
		.join( ' · ' );

/** Saves the post of a file once at a time. */
function useSaving( store: MediaStore, row: AttachmentRow, onClose: () => void ) {
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ isBusy, setBusy ] = useState( false );
	const isSaving = useRef( false );
	const save = async ( { id, title }: FoundPost ) => {
		if ( isSaving.current ) {
			return;
		}
		isSaving.current = true;
		setBusy( true );
		setFailure( null );
		const result = await store.port.save( row.id, { uploadedTo: id } );
		isSaving.current = false;
		setBusy( false );
		if ( ! result.ok ) {
			setFailure( result.failure );
			return;
		}
		store.tell( { type: 'changed', item: result.value } );
		speak(
			/* translators: 1: title of a file, 2: title of a post. */
			sprintf( __( '“%1$s” attached to “%2$s”.', 'pagewright' ), titleOf( row ), title )
		);
		onClose();
	};
	return { save, failure, isBusy };
}
