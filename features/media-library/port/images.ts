import type { ImagePort } from '../image-port';
import type { Attachment, Result } from '../port';
import { foundAttachment, type CoreAttachment } from './core-attachment';
import { createRoutes } from './requests';

/** Creates the image editor's port to the site of the current page. */
export function createImagePort( ajaxUrl: string ): ImagePort {
	const routes = createRoutes( ajaxUrl );
	const send = async ( route: string, data: object ): Promise< Result< Attachment > > => {
		const result = await routes.send< { attachments: CoreAttachment[] } >( route, data );
		return result.ok ? foundAttachment( result.value.attachments[ 0 ] ) : result;
	};
	return {
		source: ( id, signal ) => routes.load( '/edit/source', { id }, signal ),
		edit: ( id, edit ) => send( '/edit', { id, ...edit } ),
		restore: ( id, version ) => send( '/edit/restore', { id, version } ),
	};
}
