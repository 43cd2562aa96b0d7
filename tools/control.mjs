// Lets another process run PHP in a site: POST the code, read the output.
import { createServer } from 'node:http';
import { randomBytes } from 'node:crypto';

/** Starts the server; `env` tells a child process its URL and token. */
export function control( site ) {
	const token = randomBytes( 16 ).toString( 'hex' );
	return new Promise( ( done ) => {
		const server = createServer( async ( request, response ) => {
			if ( request.headers.authorization !== `Bearer ${ token }` ) {
				return response.writeHead( 403 ).end();
			}
			let code = '';
			for await ( const chunk of request ) {
				code += chunk;
			}
			site.php( code ).then(
				( out ) => response.end( out ),
				( error ) => response.writeHead( 500 ).end( error.message )
			);
		} );
		// With the default of five seconds, a slow test would write to a closing connection.
		server.keepAliveTimeout = 600_000;
		server.listen( 0, '127.0.0.1', () =>
			done( {
				env: {
					SITE_URL: site.url,
					SITE_ENGINE: site.kind,
					SITE_DIR: site.dir,
					SITE_VERSION: site.version,
					SITE_CONTROL: `http://127.0.0.1:${ server.address().port }`,
					SITE_TOKEN: token,
				},
				close: () => server.close(),
			} )
		);
	} );
}
