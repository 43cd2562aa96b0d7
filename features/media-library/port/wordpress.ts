import type { AttachmentChanges, MediaPort, Result } from '../port';
import type { BulkAction } from './changes';
import { foundAttachment, type CoreAttachment } from './core-attachment';
import { inBatches } from './in-batches';
import { ask, createRoutes, type Routes } from './requests';
import { pageFrom, parametersOf, type ListResponse } from './rows';

export type { CoreAttachment } from './core-attachment';

export interface WordPressPortOptions {
	/**
	 * URL of admin-ajax.php. Requests through it are filtered by plugins that load in wp-admin only,
	 * as those of WordPress's media library. '' for the REST API, which cannot save the fields of
	 * other plugins.
	 */
	ajaxUrl: string;
}

/** A month in which files were uploaded. */
export interface LibraryMonth {
	year: number;
	/** From 1. */
	month: number;
	/** Name for users, such as November 2026. */
	text: string;
}

/** The media library of a site, with what only code for WordPress needs. */
export interface WordPressPort extends MediaPort {
	/**
	 * Returns attachments for code of WordPress, in the order of the IDs. Missing attachments, and
	 * those that a plugin removes, are left out.
	 */
	attachments: (
		ids: readonly number[],
		signal?: AbortSignal
	) => Promise< Result< readonly CoreAttachment[] > >;
	/**
	 * Saves the fields of other plugins, which `compat` of an attachment contains.
	 *
	 * @param fields Names and values of its inputs, such as `attachments[5][color]`.
	 */
	saveCompat: (
		attachment: CoreAttachment,
		fields: ReadonlyArray< readonly [ name: string, value: string ] >,
		signal?: AbortSignal
	) => Promise< Result< CoreAttachment > >;
	/** Returns the months of the filter by date, the latest first. */
	months: ( signal?: AbortSignal ) => Promise< Result< readonly LibraryMonth[] > >;
	fillIndex: NonNullable< MediaPort[ 'fillIndex' ] >;
}

/** Attachments of one request, as the server allows. */
const MOST_ATTACHMENTS = 80;

/** Creates the port to the site of the current page, where WordPress has configured apiFetch. */
export function createWordPressPort( { ajaxUrl }: WordPressPortOptions ): WordPressPort {
	const routes = createRoutes( ajaxUrl );
	const attachments: WordPressPort[ 'attachments' ] = ( ids, signal ) =>
		loadAttachments( routes, ids, signal );
	const loadOne = inBatches( attachments );
	const query: MediaPort[ 'query' ] = async ( request, signal ) =>
		map(
			await routes.load< ListResponse >( '', parametersOf( request ), signal ),
			( response ) => pageFrom( response, request )
		);
	const many = (
		action: BulkAction,
		ids: readonly number[],
		changes: AttachmentChanges,
		signal?: AbortSignal
	) => withChanges( ( { changeMany } ) => changeMany( routes, action, ids, changes, signal ) );
	return {
		query,
		attachments,
		count: async ( asked, signal ) =>
			map(
				await query( { query: asked, count: 1, from: { position: 0 } }, signal ),
				( { total } ) => total
			),
		get: async ( id, signal ) => {
			const found = await ( signal
				? map( await attachments( [ id ], signal ), ( [ core ] ) => core )
				: loadOne( id ) );
			return found.ok ? foundAttachment( found.value ) : found;
		},
		save: ( id, changes, signal ) =>
			withChanges( ( { saveOne } ) => saveOne( routes, id, changes, signal ) ),
		saveMany: ( ids, changes, signal ) => many( 'save', ids, changes, signal ),
		trash: ( ids, signal ) => many( 'trash', ids, {}, signal ),
		restore: ( ids, signal ) => many( 'restore', ids, {}, signal ),
		remove: ( ids, signal ) => many( 'delete', ids, {}, signal ),
		undoReplace: ( id, signal ) =>
			withChanges( ( { undoReplace } ) => undoReplace( routes, id, signal ) ),
		folders: ( types, signal ) =>
			routes.load( '/folders', { file_type: types.join() }, signal ),
		changeFolder: ( change, types, signal ) =>
			routes.send( '/folders/change', { ...change, file_type: types.join() }, signal ),
		moveFiles: ( moves, signal ) =>
			withChanges( ( { moveFiles } ) => moveFiles( routes, moves, signal ) ),
		saveOrder: ( post, ids, signal ) => routes.send( '/order', { post, ids }, signal ),
		uses: ( id, signal ) => withChanges( ( { loadUses } ) => loadUses( routes, id, signal ) ),
		oembed: ( request, signal ) =>
			withChanges( ( { loadEmbed } ) => loadEmbed( ask, request, signal ) ),
		saveCompat: ( attachment, fields, signal ) =>
			withChanges( ( { saveCompat } ) =>
				saveCompat( { ajaxUrl, ask, attachments }, attachment, fields, signal )
			),
		months: async ( signal ) =>
			map(
				await routes.load< { months: LibraryMonth[] } >( '/months', {}, signal ),
				( { months } ) => months
			),
		fillIndex: ( signal ) => routes.send( '/index', { action: 'step' }, signal ),
	};
}

type ChangeCode = typeof import( './changes' );

/** Calls the code of changes, uses and embeds, which loads with the first one: few dialogs have one. */
const withChanges = < T >(
	act: ( code: ChangeCode ) => Promise< Result< T > >
): Promise< Result< T > > =>
	import( /* webpackChunkName: "media-changes" */ './changes' ).then( act, () => ( {
		ok: false,
		failure: { kind: 'network' },
	} ) );

const map = < From, To >( result: Result< From >, change: ( value: From ) => To ): Result< To > =>
	result.ok ? { ok: true, value: change( result.value ) } : result;

async function loadAttachments(
	routes: Routes,
	ids: readonly number[],
	signal?: AbortSignal
): Promise< Result< readonly CoreAttachment[] > > {
	const found: CoreAttachment[] = [];
	for ( let start = 0; start < ids.length; start += MOST_ATTACHMENTS ) {
		const result = await routes.load< { attachments: CoreAttachment[] } >(
			'/attachments',
			{ ids: ids.slice( start, start + MOST_ATTACHMENTS ) },
			signal
		);
		if ( ! result.ok ) {
			return result;
		}
		found.push( ...result.value.attachments );
	}
	return { ok: true, value: found };
}
