import { php, phpValue, siteUrl } from './site';

export type Role = 'visitor' | 'subscriber' | 'contributor' | 'author' | 'editor' | 'administrator';

/** A user of the site over HTTP: with a role's cookies, or without any. */
export interface Visitor {
	/** Header with a valid REST nonce; empty for a visitor. */
	nonce: Record< string, string >;
	/** Returns a nonce of this session for an action. */
	nonceOf: ( action: string ) => Promise< string >;
	fetch: ( path: string, init?: RequestInit ) => Promise< Response >;
}

const known = new Map< Role, Promise< Visitor > >();

/** Returns a signed-in user with this role; creates a missing one. */
export function visitor( role: Role ): Promise< Visitor > {
	const found = known.get( role ) ?? arrive( role );
	known.set( role, found );
	return found;
}

async function arrive( role: Role ): Promise< Visitor > {
	const { cookies, nonce } =
		role === 'visitor' ? { cookies: {}, nonce: '' } : await signIn( role );
	const cookie = Object.entries( cookies )
		.map( ( [ name, value ] ) => `${ name }=${ encodeURIComponent( value ) }` )
		.join( '; ' );
	const nonces = new Map< string, Promise< string > >();
	return {
		nonce: nonce ? { 'X-WP-Nonce': nonce } : {},
		nonceOf: ( action ) => {
			const found = nonces.get( action ) ?? makeNonce( role, action, cookies );
			nonces.set( action, found );
			return found;
		},
		fetch: ( path, init = {} ) =>
			fetch( siteUrl + path, {
				...init,
				redirect: 'manual',
				headers: { ...( cookie ? { cookie } : {} ), ...init.headers },
			} ),
	};
}

/** Returns the cookies of a sign-in, and a nonce of that session. */
const signIn = ( role: Role ) =>
	php< { cookies: Record< string, string >; nonce: string } >( `
		if ( ! username_exists( 'test-${ role }' ) ) { wp_insert_user( array( 'user_login' => 'test-${ role }', 'user_pass' => 'secret', 'user_email' => '${ role }@example.org', 'role' => '${ role }' ) ); }
		$id      = get_user_by( 'login', 'test-${ role }' )->ID;
		$until   = time() + DAY_IN_SECONDS;
		$session = WP_Session_Tokens::get_instance( $id )->create( $until );
		$cookies = array();
		foreach ( array( AUTH_COOKIE => 'auth', LOGGED_IN_COOKIE => 'logged_in' ) as $name => $scheme ) { $cookies[ $name ] = wp_generate_auth_cookie( $id, $until, $scheme, $session ); }
		$_COOKIE = $cookies;
		wp_set_current_user( $id );
		return array( 'cookies' => $cookies, 'nonce' => wp_create_nonce( 'wp_rest' ) );` );

const makeNonce = ( role: Role, action: string, cookies: Record< string, string > ) =>
	php< string >(
		`$_COOKIE = ${ phpValue( cookies ) }; $user = get_user_by( 'login', 'test-${ role }' ); wp_set_current_user( $user ? $user->ID : 0 ); return wp_create_nonce( ${ phpValue( action ) } );`
	);
