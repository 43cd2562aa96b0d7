import type { ImagePort } from '../image-port';
import type { Attachment, Result } from '../port';
import { attachmentFrom, type CoreAttachment } from './core-attachment';
import { createRoutes } from './requests';

/** Creates the image editor's port to the site of the current page. */
export function createImagePort( ajaxUrl: string ): ImagePort {
	const routes = createRoutes( ajaxUrl );
	const send = async ( route: string, data: object ): Promise< Result< Attachment > > => {
		const result = await routes.send< { attachments: CoreAttachment[] } >( route, data );
		if ( ! result.ok ) {
			return result;
		}
		const [ core ] = result.value.attachments;
		return core
			? { ok: true, value: attachmentFrom( core ) }
			: { ok: false, failure: { kind: 'missing' } };
	};
	return {
		source: ( id, signal ) => routes.load( '/edit/source', { id }, signal ),
		edit: ( id, edit ) => send( '/edit', { id, ...edit } ),
		restore: ( id, version ) => send( '/edit/restore', { id, version } ),
	};
}
