/** Stores the consent of an administrator. Rejects with a message when the site refuses. */
export async function giveConsent( ajaxUrl: string, nonce: string ): Promise< void > {
	const body = new URLSearchParams( {
		action: 'so_widgets_block_migration_notice_consent',
		nonce,
	} );
	const response = await fetch( ajaxUrl, { method: 'POST', body, credentials: 'same-origin' } );
	if ( ! response.ok ) {
		throw new Error( `Consent to the migration was refused (${ response.status }).` );
	}
}
