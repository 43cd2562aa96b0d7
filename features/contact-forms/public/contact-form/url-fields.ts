/** Adds `http://` to URLs without a protocol. */
export function mendUrls( form: HTMLFormElement ): void {
	form.addEventListener( 'change', ( { target } ) => {
		const field = target as HTMLInputElement;
		if ( field.matches( '.wpcf7-validates-as-url' ) ) {
			field.value = mendUrl( field.value );
		}
	} );
}

/**
 * Turns `example.org` and `//example.org` into `http://example.org`; keeps texts with a protocol or
 * without a dot.
 */
export function mendUrl( value: string ): string {
	const url = value.trim();
	return /^[a-z][a-z0-9.+-]*:/i.test( url ) || ! url.includes( '.' )
		? url
		: `http://${ url.replace( /^\/+/, '' ) }`;
}
