import { readFileSync } from 'node:fs';

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
 * Returns the functions of a PHP file, which run inside WordPress.
 *
 * @param path Path in this repository: the file is beside the test and has its name, such as
 *             `tests/php/kses.php`. It declares functions in a namespace of its own.
 * @param run  Runs the code; by default in the site of the test runner.
 */
export function phpFile( path: string, run: typeof php = php ) {
	const source = readFileSync( path, 'utf8' );
	const namespace = /^namespace ([\w\\]+);$/m.exec( source )?.[ 1 ];
	if ( ! namespace ) {
		throw new Error( `${ path } has no namespace.` );
	}
	// A site with the packaged plugin has no tests: it gets the text of the file.
	const load = `$file = WP_PLUGIN_DIR . '/pagewright/${ path }'; if ( is_file( $file ) ) { require_once $file; } else { eval( '?>' . ${ phpValue( source ) } ); }`;
	return {
		/**
		 * Calls a function in a new request. Arguments and the result travel as JSON: objects
		 * become arrays.
		 */
		call: < T = unknown >( name: string, ...values: unknown[] ) =>
			run< T >(
				`${ load } return \\${ namespace }\\${ name }( ...${ phpValue( values ) } );`
			),
	};
}

const { call } = phpFile( 'tests/support/site.php' );

/**
 * Returns PHP's error log since the site was created, without WordPress's own requests to hosts
 * that tests do not have.
 */
export async function errorLog(): Promise< string > {
	const log = await call< string >( 'text_of_error_log' );
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
export const cutLog = ( size: number ) => call< string >( 'cut_error_log', size );

export const logSize = () => call< number >( 'size_of_error_log' );
