import { __ } from '@wordpress/i18n';
import { isOfType } from '../../../model/match';
import type { LooseQuery } from '../../../model/query';
import type { WordPressPort } from '../../../port/wordpress';
import type { CoreCollection, CoreController, CoreModel, CoreView } from '../core';
import { mediaFacts } from '../facts';
import { pageStore } from '../page-store';
import { queryOf } from '../query-of';
import { addDropped } from './add-dropped';
import type { CoreFile, Held } from './held';
import { showForm } from './show-form';
import { UploadBridge, type BridgeHost, type CoreQueue } from './upload-bridge';

const bridges = new WeakMap< Held, UploadBridge >();

/**
 * Uploads the files of a dialog of WordPress with our queue, from now on.
 *
 * @param held The uploader of the dialog.
 * @param form The view of its tab for uploads, if that is shown.
 */
export function takeUploads( held: Held, form?: CoreView ): void {
	const dropped = held.dropped.splice( 0 );
	if ( ! bridges.has( held ) ) {
		take( held );
	}
	const bridge = bridges.get( held );
	if ( dropped.length ) {
		const isPossible = bridge !== undefined && listOf( held.controller ) !== null;
		void addDropped( dropped, held, {
			...{ bridge, folders: store().folders },
			hasFolders: isPossible && mediaFacts().hasFolders,
		} );
	}
	if ( bridge && form && listOf( held.controller ) ) {
		showForm( form, {
			held,
			bridge,
			store: store(),
			types: typesOf( held.controller ),
		} );
	}
}

// eslint-disable-next-line no-restricted-globals -- the dialogs of WordPress are in the document of the page.
const store = () => pageStore( document );

function take( held: Held ): void {
	const { controller } = held;
	if ( isChanged( held ) || hasFields( controller ) ) {
		held.giveBack();
		return;
	}
	held.isTaken = true;
	removeStatus( controller );
	bridges.set( held, new UploadBridge( held, hostOf( controller ) ) );
}

/** Parameters of requests that do not come from other plugins. */
const PARAMETERS = [ 'action', '_wpnonce', 'post_id' ];

/** Listeners of plupload itself, and ours. */
const LISTENERS = { beforeupload: 2, uploadfile: 1, chunkuploaded: 0 };

/** Whether other code changed how this uploader sends files. */
const isChanged = ( { uploader: { uploader } }: Held ): boolean =>
	uploader.settings.multi_selection === false ||
	Object.keys( uploader.settings.multipart_params ?? {} ).some(
		( name ) => ! PARAMETERS.includes( name )
	) ||
	Object.entries( LISTENERS ).some(
		( [ event, count ] ) => ( uploader.hasEventListener( event ) || [] ).length > count
	);

/** Whether a plugin prints something in WordPress's form. */
function hasFields( { el }: CoreController & { el?: HTMLElement } ): boolean {
	const page = el?.ownerDocument;
	const template = page?.createElement( 'template' );
	if ( ! page || ! template ) {
		return false;
	}
	template.innerHTML = page.getElementById( 'tmpl-uploader-inline' )?.textContent ?? '';
	return (
		template.content.querySelector(
			'.post-upload-ui > :not(.max-upload-size, .suggested-dimensions)'
		) !== null
	);
}

interface Globals {
	wp: {
		Uploader: { queue: CoreQueue; errors: Pick< CoreCollection, 'off' > };
		media: {
			model: {
				Attachment: { get: ( id: number ) => CoreModel };
				Attachments: { all: { get: ( id: number ) => CoreModel | undefined } };
			};
		};
	};
}

const core = () => ( globalThis as unknown as Globals ).wp;

function hostOf( controller: CoreController ): BridgeHost {
	const { Attachment, Attachments } = core().media.model;
	const { uploads, port } = store();
	return {
		uploads,
		queue: core().Uploader.queue,
		load: async ( ids ) => {
			const loaded = await ( port as WordPressPort ).attachments( ids );
			return loaded.ok ? loaded.value : null;
		},
		find: ( id ) => Attachments.all.get( id ),
		modelOf: ( attachment ) => {
			const model = Attachment.get( attachment.id );
			model.set( model.parse( attachment ) );
			return model;
		},
		isPossible: () => listOf( controller ) !== null,
		refusalOf: ( { type }: CoreFile ) =>
			! type || isOfType( type, typesOf( controller ) )
				? ''
				: __(
						'Files of this type cannot be selected here. Select another file.',
						'pagewright'
					),
	};
}

/** Returns the query of the visible list; null without one, or if WordPress's browser shows it. */
function listOf( controller: CoreController ): Pick< LooseQuery, 'type' > | null {
	const state = controller.state();
	const library = state.get( 'library' ) as CoreCollection | undefined;
	if ( ! library ) {
		return null;
	}
	return state.id.endsWith( '-edit' ) ? {} : queryOf( library.props?.toJSON() ?? {} );
}

/** Returns the types of files in the visible list; empty for all. */
const typesOf = ( controller: CoreController ): readonly string[] =>
	[ listOf( controller )?.type ?? [] ].flat();

/** Takes WordPress's progress and errors out of our browser, which shows them itself. Later browsers have none. */
function removeStatus( controller: CoreController ): void {
	const sidebar = controller.content.get()?.sidebar as Sidebar | undefined;
	const status = sidebar?.get( 'uploads' );
	if ( status?.el.closest( '.pagewright-media-browser' ) ) {
		sidebar!.unset( 'uploads' );
		core().Uploader.errors.off( null, null, status );
	}
}

type Sidebar = CoreView & {
	get: ( id: string ) => CoreView | undefined;
	unset: ( id: string ) => void;
};
