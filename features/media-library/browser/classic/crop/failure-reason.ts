import { __ } from '@wordpress/i18n';
import { failureFrom } from '../../../model/failure';
import type { Result } from '../../../port';
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
export async function cropFailureText(
	reason: unknown,
	{ isEditable, load }: Cropped
): Promise< string > {
	const said = ( typeof reason === 'object' && reason !== null ? reason : {} ) as Values;
	if ( typeof said.status === 'number' ) {
		const body = typeof said.responseText === 'string' ? said.responseText : '';
		return failureText( failureFrom( { status: said.status, body } ) );
	}
	if ( ! isEditable ) {
		return __(
			'The server cannot edit images of this type. Choose a JPEG or PNG file, or ask an administrator to install an image library for PHP.',
			'pagewright'
		);
	}
	if ( reason === undefined ) {
		const loaded = await load();
		return loaded.ok
			? failureText( { kind: loaded.value.length ? 'forbidden' : 'missing' } )
			: failureText( loaded.failure );
	}
	const hint = __(
		'The image was not cropped. The disk of the server may be full, or the image too large for it.',
		'pagewright'
	);
	return typeof said.message === 'string' && said.message ? `${ said.message } ${ hint }` : hint;
}

type Values = Readonly< Record< string, unknown > >;
