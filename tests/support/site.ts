/** The site that the test runner started. */
export const siteUrl = process.env.SITE_URL ?? '';

/** Runs PHP inside WordPress and returns its result as JSON. */
export async function php< T = unknown >( code: string ): Promise< T > {
	const response = await fetch( process.env.SITE_CONTROL ?? '', {
		method: 'POST',
		headers: { authorization: `Bearer ${ process.env.SITE_TOKEN }` },
		body: `ob_start(); $result = ( static function () { ${ code } } )(); ob_end_clean(); echo "\\n@@", wp_json_encode( $result );`,
	} );
	const text = await response.text();
	if ( ! response.ok ) {
		throw new Error( text );
	}
	return JSON.parse( text.slice( text.lastIndexOf( '\n@@' ) + 3 ) ) as T;
}

/** Returns a value as a PHP expression. */
export const phpValue = ( value: unknown ): string =>
	`json_decode( base64_decode( '${ Buffer.from( JSON.stringify( value ) ).toString( 'base64' ) }' ), true )`;

/**
 * Returns PHP's error log since the site was created, without WordPress's own requests to hosts
 * that tests do not have.
 */
export async function errorLog(): Promise< string > {
	const log = await php< string >(
		`$file = WP_CONTENT_DIR . '/debug.log'; return is_file( $file ) ? file_get_contents( $file ) : '';`
	);
	return log
		.split( '\n' )
		.filter(
			( line ) => line && ! /wp_(version_check|update_plugins|update_themes)\(\)/.test( line )
		)
		.join( '\n' );
}

/**
 * Removes expected errors of a test from the error log.
 *
 * @param size Previous size of the log in bytes; see logSize().
 * @return The removed text.
 */
export const cutLog = ( size: number ) =>
	php< string >(
		`$file = WP_CONTENT_DIR . '/debug.log'; $text = is_file( $file ) ? substr( file_get_contents( $file ), ${ size } ) : ''; if ( is_file( $file ) ) { $log = fopen( $file, 'r+' ); ftruncate( $log, ${ size } ); fclose( $log ); } return $text;`
	);

export const logSize = () =>
	php< number >(
		`$file = WP_CONTENT_DIR . '/debug.log'; return is_file( $file ) ? filesize( $file ) : 0;`
	);
