// Does not depend on the database.
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints, ROLES, screens } from '../../scripts/permissions.mjs';
import { plug, unplug } from '../support/plug';
import { makeObjects, removeObjects } from '../support/shared-objects';
import { php } from '../support/site';
import { shared } from '../support/units';
import { visitor, type Role } from '../support/visitor';

type Answers = Record< string, Record< string, Record< string, boolean > > >;
interface Endpoint {
	folder: string;
	route: string;
	method?: string;
	roles?: string | Record< string, string >;
	nonce?: { action: string; parameter: string };
	cases: { as: Role; status: number; query?: string }[];
}
interface Screen {
	page?: string;
	action?: string;
	query?: string;
	method?: string;
	roles: string;
	what: string;
}

const all = endpoints() as Endpoint[];
const roles = ROLES as Role[];
const listed = screens() as Screen[];

/** Returns what the table allows for a role; network roles count as administrators. */
const may = ( least: string, role: string ) =>
	roles.indexOf( ( roles.includes( role as Role ) ? role : 'administrator' ) as Role ) >=
	roles.indexOf( least as Role );

/** Pages and actions of the running site that run code of the plugin. */
const DUMP = `add_action( 'admin_init', static function () {
	if ( ! isset( $_GET['dump_screens'] ) ) { return; }
	do_action( 'admin_menu', '' );
	$is_ours = static function ( $hook ) {
		foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() as $list ) {
			foreach ( $list as $one ) {
				$call = is_string( $one['function'] ) && str_contains( $one['function'], '::' ) ? explode( '::', $one['function'] ) : $one['function'];
				$made = is_array( $call ) ? new ReflectionMethod( $call[0], $call[1] ) : ( is_string( $call ) && ! function_exists( $call ) ? null : new ReflectionFunction( $call ) );
				if ( str_starts_with( (string) $made?->getFileName(), realpath( WP_PLUGIN_DIR . '/pagewright' ) . '/' ) && ! str_contains( $made->getFileName(), '/.wp/' ) ) { return true; }
			}
		}
		return false;
	};
	$found = array( 'pages' => array(), 'actions' => array() );
	foreach ( array_keys( $GLOBALS['_registered_pages'] ?? array() ) as $hook ) {
		if ( $is_ours( $hook ) ) { $found['pages'][] = preg_replace( '/^.*_page_/', '', $hook ); }
	}
	foreach ( array_keys( $GLOBALS['wp_filter'] ) as $hook ) {
		if ( str_starts_with( (string) $hook, 'admin_post_' ) && $is_ours( $hook ) ) { $found['actions'][] = substr( $hook, 11 ); }
	}
	wp_send_json( array_map( static fn ( $list ) => array_values( array_unique( $list ) ), $found ) );
}, 99 );`;

const PARENTS: Record< string, string > = {
	pagewright: 'options-general.php?page=',
	...shared.screens,
};

beforeAll( async () => {
	for ( const role of roles ) {
		await visitor( role );
	}
	await plug( 'screens', DUMP );
	const [ object = 0 ] = Object.values( await makeObjects() );
	await php( `update_option( 'test_permissions_object', ${ object } );` );
}, 120_000 );
afterAll( async () => {
	await unplug( 'screens' );
	await php( `delete_option( 'test_permissions_object' );` );
	await removeObjects();
} );

describe( 'endpoints', () => {
	let answers: Answers;
	beforeAll( async () => {
		answers = await php< Answers >(
			`return require WP_PLUGIN_DIR . '/pagewright/tests/support/permissions.php';`
		);
	} );

	it( 'are all in the table, each with the roles that may call it', () => {
		expect( Object.keys( answers ).sort() ).toEqual(
			all.map( ( { folder } ) => folder ).sort()
		);
		expect( all.filter( ( one ) => ! one.roles ).map( ( { folder } ) => folder ) ).toEqual(
			[]
		);
	} );

	it.each( all.map( ( one ) => [ one.folder, one ] as const ) )(
		'%s responds to these roles only',
		( folder, one ) => {
			for ( const [ method, found ] of Object.entries( answers[ folder ] ?? {} ) ) {
				const least = typeof one.roles === 'string' ? one.roles : one.roles?.[ method ];
				expect( least, method ).toBeDefined();
				for ( const [ role, is ] of Object.entries( found ) ) {
					expect( is, `${ method } as ${ role }` ).toBe( may( least!, role ) );
				}
			}
		}
	);

	it.each(
		all
			.filter( ( { roles: least } ) => least !== 'visitor' )
			.map( ( one ) => [ one.folder, one ] as const )
	)(
		'%s refuses an administrator without a nonce, and with an invalid one',
		async ( _folder, one ) => {
			const who = await visitor( 'administrator' );
			const route = one.route.replace( /\{\w+\}/g, '1' );
			const query = one.cases.find( ( { status } ) => status < 300 )?.query ?? '';
			for ( const method of typeof one.roles === 'object'
				? Object.keys( one.roles )
				: [ one.method ?? 'POST' ] ) {
				for ( const nonce of [ undefined, '0123456789', 'x' ] ) {
					const address = one.nonce
						? `${ route }${ query }${ nonce ? `&${ one.nonce.parameter }=${ nonce }` : '' }`
						: route + query;
					const response = await who.fetch( address, {
						method,
						headers: one.nonce || ! nonce ? {} : { 'X-WP-Nonce': nonce },
					} );
					expect( response.status, `${ method } ${ nonce }` ).toBeGreaterThanOrEqual(
						400
					);
					expect( response.status ).toBeLessThan( 500 );
				}
			}
		}
	);
} );

describe( 'screens and files', () => {
	it( 'are all in the table', async () => {
		const who = await visitor( 'administrator' );
		const found = ( await (
			await who.fetch( '/wp-admin/admin-post.php?dump_screens=1' )
		).json() ) as { pages: string[]; actions: string[] };
		const unique = ( list: ( string | undefined )[] ) =>
			[ ...new Set( list.filter( Boolean ) ) ].sort();
		expect( unique( found.pages ) ).toEqual( unique( listed.map( ( { page } ) => page ) ) );
		expect( unique( found.actions ) ).toEqual(
			unique( listed.map( ( { action } ) => action ) )
		);
	} );

	it.each( listed.map( ( one ) => [ one.what, one ] as const ) )(
		'%s: for these roles only',
		async ( _what, one ) => {
			for ( const role of roles ) {
				const who = await visitor( role );
				const door = `/wp-admin/admin-post.php?action=${ one.action }${ one.query ?? '' }`;
				const ask = ( more = '' ) =>
					who.fetch(
						one.page
							? `/wp-admin/${ PARENTS[ one.page ] ?? 'admin.php?page=' }${ one.page }`
							: door + more,
						{ method: one.method ?? 'GET' }
					);
				const nonce =
					one.action && role !== 'visitor' ? await who.nonceOf( one.action ) : 'x';
				const { status } = await ask( `&_wpnonce=${ nonce }` );
				const label = `${ role }: ${ status }`;
				if ( may( one.roles, role ) ) {
					// Missing objects return 404, and a finished step redirects to its screen.
					expect( [ 200, 303, 404 ], label ).toContain( status );
				} else {
					// Visitors are redirected to the login, or get no content.
					expect(
						role === 'visitor' ? [ 200, 302, 400, 403 ] : [ 403 ],
						label
					).toContain( status );
				}
				if ( one.action && may( one.roles, role ) ) {
					expect( ( await ask() ).status, `${ role } without a nonce` ).toBe( 403 );
					expect( ( await ask( '&_wpnonce=0123456789' ) ).status ).toBe( 403 );
				}
			}
		},
		120_000
	);
} );

it( 'match the table in the documentation', () => {
	expect(
		execFileSync( 'node', [ 'scripts/permissions.mjs', '--check' ], { encoding: 'utf8' } )
	).toContain( 'up to date' );
} );
