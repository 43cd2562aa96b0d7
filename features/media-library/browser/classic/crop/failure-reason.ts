import { __ } from '@wordpress/i18n';
import { failureFrom, type Failure } from '../../../model/failure';
import type { Result } from '../../../port';
import type { CropFailure } from '../../crop-image/types';
import { failureText } from '../../failure-text';

/** Facts about an image that was not cropped. */
interface Cropped {
	/** Whether the server can edit images of this type. */
	isEditable: boolean;
	/** Loads the attachment; empty if it was deleted. */
	load: () => Promise< Result< readonly unknown[] > >;
}

/**
 * Returns for users why WordPress's server did not crop an image.
 *
 * @param reason What wp.ajax reports: the data of the response, or the request itself.
 */
export async function cropFailure(
	reason: unknown,
	{ isEditable, load }: Cropped
): Promise< CropFailure > {
	const said = ( typeof reason === 'object' && reason !== null ? reason : {} ) as Values;
	if ( typeof said.status === 'number' ) {
		const body = typeof said.responseText === 'string' ? said.responseText : '';
		return known( failureFrom( { status: said.status, body } ) );
	}
	if ( ! isEditable ) {
		return other(
			__(
				'The server cannot edit images of this type. Choose a JPEG or PNG file, or ask an administrator to install an image library for PHP.',
				'pagewright'
			)
		);
	}
	if ( reason === undefined ) {
		const loaded = await load();
		return loaded.ok
			? known( { kind: loaded.value.length ? 'forbidden' : 'missing' } )
			: known( loaded.failure );
	}
	const hint = __(
		'The image was not cropped. The disk of the server may be full, or the image too large for it.',
		'pagewright'
	);
	return other(
		typeof said.message === 'string' && said.message ? `${ said.message } ${ hint }` : hint
	);
}

const known = ( cause: Failure ): CropFailure => ( { cause, text: failureText( cause ) } );
const other = ( text: string ): CropFailure => ( { cause: null, text } );

type Values = Readonly< Record< string, unknown > >;
