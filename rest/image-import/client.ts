import { __ } from '@wordpress/i18n';
import { callAjax, readFacts, type AjaxDoor } from '../ajax';
import type { Result } from '../send';

export interface ImportRequest {
	fullUrl: string;
	signature: string;
	/** Post to attach the image to, 0 for none. */
	postId: number;
}

/**
 * Imports an image into the library with `so_widgets_image_import`; resolves to the ID of the
 * attachment. Never rejects.
 */
export async function importImage(
	site: AjaxDoor,
	{ fullUrl, signature, postId }: ImportRequest
): Promise< Result< number > > {
	const answer = await callAjax(
		site,
		{
			action: 'so_widgets_image_import',
			method: 'POST',
			nonceName: '_sononce',
			parameters: {
				full_url: fullUrl,
				import_signature: signature,
				post_id: String( postId ),
			},
		},
		readFacts
	);
	if ( ! answer.ok ) {
		return answer;
	}
	const { error, message, attachment_id: id } = answer.value;
	if ( error || ! Number( id ) ) {
		const words = typeof message === 'string' ? message : '';
		return {
			ok: false,
			failure: {
				kind: 'refused',
				status: 200,
				message: words || __( 'The image was not imported.', 'pagewright' ),
			},
		};
	}
	return { ok: true, value: Number( id ) };
}
