// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { openSite } from '../../tools/site.mjs';

// The default engine of `npm start` stores its database in a separate file.
describe.skipIf( process.env.SITE_ENGINE !== 'native' )( 'the data of a local site', () => {
	/** Starts a site, runs PHP in it, and stops it. Returns the output. */
	const visit = async ( options: object, code: string ) => {
		const site = await openSite( {
			name: 'kept',
			engine: 'native',
			plugin: false,
			log: () => {},
			...options,
		} );
		try {
			return await site.php( code );
		} finally {
			await site.stop();
		}
	};
	const write = `update_option( 'blogname', 'Mine' );`;
	const read = `echo get_option( 'blogname' );`;

	it( 'is kept after `npm start -- --fresh`', async () => {
		await visit( { fresh: true }, write );
		expect( await visit( {}, read ) ).toBe( 'Mine' );
		expect( await visit( { fresh: true }, read ) ).toBe( 'WordPress' );
	}, 120_000 );

	it( 'is not kept if the site is temporary', async () => {
		await visit( { fresh: true, temporary: true }, write );
		expect( await visit( {}, read ) ).toBe( 'WordPress' );
	}, 120_000 );
} );
