import { php, siteUrl } from './site';

export type Role = 'visitor' | 'subscriber' | 'contributor' | 'author' | 'editor' | 'administrator';

/** Somebody at the site, by real HTTP: with a role's cookies, or with none. */
export interface Visitor {
	/** Header of a valid REST nonce; none for a visitor. */
	nonce: Record< string, string >;
	fetch: ( path: string, init?: RequestInit ) => Promise< Response >;
}

const known = new Map< Role, Promise< Visitor > >();

/** Logs in as a user of this role, made when it is missing. */
export function visitor( role: Role ): Promise< Visitor > {
	const found = known.get( role ) ?? arrive( role );
	known.set( role, found );
	return found;
}

async function arrive( role: Role ): Promise< Visitor > {
	const cookie = role === 'visitor' ? '' : await logIn( role );
	const go = ( path: string, init: RequestInit = {} ) =>
		fetch( siteUrl + path, {
			...init,
			redirect: 'manual',
			headers: { ...( cookie ? { cookie } : {} ), ...init.headers },
		} );
	const nonce = cookie
		? await ( await go( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text()
		: '';
	return { fetch: go, nonce: nonce ? { 'X-WP-Nonce': nonce } : {} };
}

async function logIn( role: Role ): Promise< string > {
	await php(
		`if ( ! username_exists( 'test-${ role }' ) ) { wp_insert_user( array( 'user_login' => 'test-${ role }', 'user_pass' => 'secret', 'user_email' => '${ role }@example.org', 'role' => '${ role }' ) ); }`
	);
	const form = await ( await fetch( `${ siteUrl }/wp-login.php` ) ).text();
	// What the trap against spam put there comes back with the rest.
	const hidden = [
		...form.matchAll( /<input type="hidden" name="([a-z]\w+)" value="([^"]+)"/g ),
	].map( ( [ , name, value ] ) => [ name!, value! ] );
	const response = await fetch( `${ siteUrl }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( {
			...Object.fromEntries( hidden ),
			alt_s: '',
			log: `test-${ role }`,
			pwd: 'secret',
			testcookie: '1',
		} ),
	} );
	return response.headers
		.getSetCookie()
		.map( ( line ) => line.split( ';' )[ 0 ] )
		.join( '; ' );
}
