import { useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import type { AttachmentRow } from '../../port';
import type { BrowserProps } from '../types';
import { FileDialog } from '../folders/FileDialog';
import type { BrowserState } from '../use-browser';
import css from './bulk.chunk.css?inline';
import { BulkActions } from './BulkActions';
import { BulkEdit } from './BulkEdit';
import { BulkResult } from './BulkResult';

export interface BulkPanelProps {
	/** The actions in the bar, or the result above the files. */
	part: 'actions' | 'result';
	props: BrowserProps;
	browser: BrowserState;
}

/** A part of the bulk mode. */
export function BulkPanel( { part, props, browser }: BulkPanelProps ) {
	const { store, context, selection } = props;
	const { bulk, find, select, query } = browser;
	const [ isEditing, setIsEditing ] = useState( false );
	const [ isFiling, setIsFiling ] = useState( false );
	const ids = [ ...selection.ids ];
	if ( part === 'result' ) {
		return (
			<>
				<style>{ css }</style>
				<BulkResult
					{ ...{ bulk, find } }
					onRetry={ ( { move, failed } ) =>
						void bulk.run(
							move,
							failed.map( ( { id } ) => id )
						)
					}
				/>
			</>
		);
	}
	return (
		<>
			<style>{ css }</style>
			<BulkActions
				{ ...{ bulk, ids } }
				isTrash={ query.query.status === 'trash' }
				hasTrash={ context.hasTrash }
				onMove={ ( move ) => void bulk.run( move, ids ) }
				onEdit={ () => setIsEditing( true ) }
				onFile={ context.hasFolders ? () => setIsFiling( true ) : undefined }
				onLeave={ () => {
					select( { type: 'bulkEnded' } );
					speak( __( 'Bulk selection ended.', 'pagewright' ) );
				} }
			/>
			{ isFiling && (
				<FileDialog
					store={ store.folders }
					ids={ ids }
					onClose={ () => setIsFiling( false ) }
				/>
			) }
			{ isEditing && (
				<BulkEdit
					store={ store }
					rows={ ids.map( find ).filter( ( row ): row is AttachmentRow => row !== null ) }
					onClose={ () => setIsEditing( false ) }
				/>
			) }
		</>
	);
}
