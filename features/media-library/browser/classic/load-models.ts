import type { Result } from '../../port';
import type { WordPressPort } from '../../port/wordpress';
import type { CoreMedia, CoreModel } from './core';

/** Where the attachments of WordPress's dialog come from. */
export interface ModelSource {
	media: CoreMedia;
	port: Pick< WordPressPort, 'attachments' >;
}

/** Returns whether a model has all properties, which callers of WordPress's library expect. */
const isComplete = ( model: CoreModel ) => Boolean( model.get( 'url' ) && model.get( 'nonces' ) );

/**
 * Returns models with all properties, in the given order. Rows of our list have only some of them,
 * so missing models load here. Deleted attachments are left out.
 *
 * @param source       Where models come from.
 * @param source.media WordPress's library.
 * @param source.port  The port.
 * @param ids          Attachments.
 * @param isCheck      Whether all models load, because files may have been deleted since they have. Known values stay.
 */
export async function loadModels(
	{ media, port }: ModelSource,
	ids: readonly number[],
	isCheck = false
): Promise< Result< CoreModel[] > > {
	const models = ids.map( ( id ) => media.model.Attachment.get( id ) );
	const missing = new Set( models.filter( ( model ) => isCheck || ! isComplete( model ) ) );
	if ( missing.size ) {
		const loaded = await port.attachments( [ ...missing ].map( ( { id } ) => id as number ) );
		if ( ! loaded.ok ) {
			return loaded;
		}
		for ( const attachment of loaded.value ) {
			const model = media.model.Attachment.get( attachment.id );
			missing.delete( model );
			// The user may have typed texts.
			if ( ! isComplete( model ) ) {
				model.set( model.parse( attachment ) );
			}
		}
	}
	return {
		ok: true,
		value: models.filter( ( model ) => isComplete( model ) && ! missing.has( model ) ),
	};
}
