import { createQuery } from '../model/query';
import type { PageRequest } from '../port';
import type { TextPort } from '../text-port';
import { createRoutes } from './requests';
import { pageFrom, parametersOf, type ListResponse } from './rows';

/**
 * Creates the port of alternative texts to the site of the current page.
 *
 * @param ajaxUrl As for createRoutes().
 */
export function createTextPort( ajaxUrl: string ): TextPort {
	const routes = createRoutes( ajaxUrl );
	return {
		list: async ( { kind, count, position }, signal ) => {
			const request: PageRequest = {
				...{ query: createQuery( { type: 'image' } ), count, from: { position } },
			};
			const parameters = { ...parametersOf( request ), alt: kind };
			const result = await routes.load< ListResponse >( '', parameters, signal );
			return result.ok ? { ok: true, value: pageFrom( result.value, request ) } : result;
		},
		setDecorative: ( id, decorative, signal ) =>
			routes.send( '/decorative', { id, decorative }, signal ),
		suggest: ( id, signal ) => routes.load( '/suggested-text', { id }, signal ),
	};
}
