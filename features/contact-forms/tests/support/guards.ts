import { AGENT, plug, trapFields, unplug } from './contact-form';
import { php, siteUrl, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/contact-forms/tests/support/guards.php' );

/** Variants of the honeypot's fields in a submission. */
export const SENT = [ 'nothing', 'complete', 'decoy', 'changed', 'at once', 'editor' ] as const;
export type Sent = ( typeof SENT )[ number ];

/**
 * Expected result. Strict places require complete fields; lenient ones refuse only fields that a
 * bot filled in or changed.
 */
export const STRICT: Record< Sent, 'taken' | 'refused' > = {
	nothing: 'refused',
	complete: 'taken',
	decoy: 'refused',
	changed: 'refused',
	'at once': 'refused',
	editor: 'taken',
};
export const LENIENT: typeof STRICT = { ...STRICT, nothing: 'taken', 'at once': 'taken' };

/** Returns the sent fields of the honeypot. */
export async function fieldsOf( sent: Sent ): Promise< Record< string, string > > {
	const fields = await trapFields();
	const name = Object.keys( fields ).find( ( key ) => ! key.startsWith( 'alt_' ) )!;
	switch ( sent ) {
		case 'nothing':
		case 'editor':
			return {};
		case 'complete':
			return fields;
		case 'decoy':
			return { ...fields, alt_s: 'http://casino.test' };
		case 'changed':
			return { ...fields, [ name ]: 'x' };
		case 'at once':
			return {
				...fields,
				alt_t: await php< string >(
					`return Pagewright\\Features\\ContactForms\\Spam\\Time\\Stamp::write( time() );`
				),
			};
	}
}

/** Sends a form like a browser; `editor` is a signed-in editor. */
export async function post( path: string, fields: Record< string, string >, sent?: Sent ) {
	const init = {
		method: 'POST',
		redirect: 'manual' as const,
		headers: { 'user-agent': AGENT },
		body: new URLSearchParams( fields ),
	};
	const response =
		sent === 'editor'
			? await ( await visitor( 'editor' ) ).fetch( path, init )
			: await fetch( siteUrl + path, {
					...init,
					headers: {
						...init.headers,
						cookie: 'wordpress_test_cookie=WP%20Cookie%20check',
					},
				} );
	return { status: response.status, html: await response.text(), headers: response.headers };
}

/** Returns the error on a sign-in page as text; '' for none. */
export const errorIn = ( html: string ) =>
	( /<div id="login_error"[^]*?<\/div>/.exec( html )?.[ 0 ] ?? '' )
		.replace( /<[^>]+>/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();

/** Returns the fields of the honeypot in HTML, as a browser sends them. */
export const fieldsIn = ( html: string ) =>
	Object.fromEntries(
		[
			...html.matchAll( /<input type="(?:hidden|text)" name="([\w-]+)" value="([^"]*)"/g ),
		].map( ( [ , name, value ] ) => [ name!, value! ] )
	);

/**
 * Records the error code of every failed sign-in, like plugins that limit attempts. Mails succeed,
 * and comments are not rate limited.
 */
export const watch = () =>
	plug(
		'guards',
		`add_action( 'wp_login_failed', static function ( $name, $error ) { update_option( 'test_failed', array_merge( get_option( 'test_failed', array() ), array( $error->get_error_code() ) ) ); }, 10, 2 );
		add_filter( 'pre_wp_mail', '__return_true' );
		add_filter( 'rest_allow_anonymous_comments', '__return_true' );
		remove_action( 'check_comment_flood', 'check_comment_flood_db' );
		add_filter( 'wp_is_comment_flood', '__return_false', 99 );`
	);
export const unwatch = () =>
	unplug( 'guards' ).then( () => php( `delete_option( 'test_failed' );` ) );

/** Returns the codes since the last call. */
export const failures = () =>
	php< string[] >(
		`$failed = get_option( 'test_failed', array() ); delete_option( 'test_failed' ); return $failed;`
	);

/** Creates a user with the password `right`. @return Its id. */
export const addUser = () => call< number >( 'make_user' );
export const dropUsers = () => call( 'drop_users' );
