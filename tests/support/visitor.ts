import { siteUrl, phpFile } from './site';

const { call } = phpFile( 'tests/support/visitor.php' );

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
	call< { cookies: Record< string, string >; nonce: string } >( 'sign_in', role );

const makeNonce = ( role: Role, action: string, cookies: Record< string, string > ) =>
	call< string >( 'make_nonce', cookies, action, role );
