import type { CoreMedia, CoreModel } from './core';

/** Maximum number of attachments in one request. */
const BATCH = 80;

/** Returns whether a model has all properties, which callers of WordPress's library expect. */
const isComplete = ( model: CoreModel ) => Boolean( model.get( 'url' ) && model.get( 'nonces' ) );

/**
 * Returns models with all properties, in the given order. Rows of our list have only some of them,
 * so missing models load by WordPress's own request. Deleted attachments are left out. Never
 * rejects.
 */
export async function loadModels(
	media: CoreMedia,
	ids: readonly number[]
): Promise< CoreModel[] > {
	const models = ids.map( ( id ) => media.model.Attachment.get( id ) );
	const missing = models.filter( ( model ) => ! isComplete( model ) );
	for ( let start = 0; start < missing.length; start += BATCH ) {
		await loadBatch( media, missing.slice( start, start + BATCH ) );
	}
	return models.filter( isComplete );
}

async function loadBatch( media: CoreMedia, models: readonly CoreModel[] ): Promise< void > {
	try {
		if ( models.length > 1 ) {
			const include = models.map( ( { id } ) => id );
			await media.query( { post__in: include, perPage: BATCH } ).more();
		}
		// A list leaves out attachments that its filters do not match, such as those in the trash.
		const left = models.filter( ( model ) => ! isComplete( model ) );
		await Promise.all( left.map( ( model ) => model.fetch() ) );
	} catch {
		// A deleted attachment, or no connection: the model stays incomplete.
	}
}
