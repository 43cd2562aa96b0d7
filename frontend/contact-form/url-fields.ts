/** Addresses that visitors enter without `http://` get it. */
export function mendUrls( form: HTMLFormElement ): void {
	form.addEventListener( 'change', ( { target } ) => {
		const field = target as HTMLInputElement;
		if ( field.matches( '.wpcf7-validates-as-url' ) ) {
			field.value = mendUrl( field.value );
		}
	} );
}

/** `example.org` and `//example.org` become `http://example.org`; what has a scheme, or no dot, stays. */
export function mendUrl( value: string ): string {
	const url = value.trim();
	return /^[a-z][a-z0-9.+-]*:/i.test( url ) || ! url.includes( '.' )
		? url
		: `http://${ url.replace( /^\/+/, '' ) }`;
}
