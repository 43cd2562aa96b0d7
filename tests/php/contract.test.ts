import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	makeObjectsFor,
	removeObjects,
	sharedFields,
	withObjects,
} from '../support/shared-objects';
import { dropOutside, openOutside, useOutside, type Outside } from '../support/outside';
import { errorLog, php, phpValue, phpFile } from '../support/site';
import { endpoints, isReplaced } from '../support/units';
import { visitor, type Role, type Visitor } from '../support/visitor';

const { call: callPhp } = phpFile( 'tests/php/contract.php' );

interface Case {
	name: string;
	as: Role;
	/** A replaced plugin that the case needs: a feature of this copy replaces it. */
	replaces?: string;
	nonce?: 'none' | 'wrong';
	method?: string;
	query?: string;
	json?: unknown;
	form?: Record< string, string >;
	raw?: string;
	/** Fields sent as multipart/form-data. */
	parts?: Record< string, string >;
	status: number;
	code?: number | string;
	keys?: string[];
	body?: unknown;
	text?: string;
	contains?: string;
	/**
	 * Name of an image: `{url}` and `{signature}` in the form become its URL and a signature for
	 * it.
	 */
	fill?: string;
	/** The user of the signature; the caller when absent. */
	fillAs?: Role;
	/** Whether the next request to OpenStreetMap may be sent immediately. */
	turn?: 'free' | 'taken';
}

interface Contract {
	/** Sends requests to external services, which the test serves. */
	outside?: boolean;
	route: string;
	method?: string;
	/** Options of the site during the case, by name. */
	options?: Record< string, unknown >;
	/** For Ajax actions: the action of the nonce, and its parameter. REST routes use a header. */
	nonce?: { action: string; parameter: string };
	cases: Case[];
}

// Resets what endpoints of screens have saved.
afterAll( () =>
	php(
		`array_map( 'delete_option', array( 'pagewright_off', 'pagewright_stock', 'pagewright_views' ) );`
	)
);

/** Returns a nonce for the Ajax action in the caller's session. */
async function ajaxNonce(
	{ action, parameter }: NonNullable< Contract[ 'nonce' ] >,
	kind: Case[ 'nonce' ],
	role: Role,
	who: Visitor
): Promise< string > {
	if ( kind === 'none' ) {
		return '';
	}
	if ( kind === 'wrong' ) {
		return `&${ parameter }=0123456789`;
	}
	const nonce = await who.nonceOf( action );
	expect( nonce, `a nonce for the ${ role }` ).toMatch( /^[0-9a-f]{10}$/ );
	return `&${ parameter }=${ nonce }`;
}

const restNonce = ( kind: Case[ 'nonce' ], who: Visitor ): Record< string, string > => {
	if ( kind === 'none' ) {
		return {};
	}
	return kind === 'wrong' ? { 'X-WP-Nonce': '0123456789' } : who.nonce;
};

/** Returns the form with an image's URL and signature. */
async function formOf( one: Case, outside: Outside | undefined ) {
	const form = { ...one.form };
	if ( one.fill ) {
		const url = `${ outside?.base }/pictures/${ one.fill }`;
		const signature = await callPhp< string >( 'signature', url, one.fillAs ?? one.as );
		for ( const [ key, value ] of Object.entries( form ) ) {
			form[ key ] = value.replace( '{url}', url ).replace( '{signature}', signature );
		}
	}
	return new URLSearchParams( form );
}

/** Returns the JSON with the URL of the other servers. */
const jsonOf = ( { json }: Case, outside: Outside | undefined ): string | undefined =>
	JSON.stringify( json )?.replaceAll( '{outside}', outside?.base ?? '' );

async function call( contract: Contract, one: Case, outside?: Outside ): Promise< Response > {
	const who = await visitor( one.as );
	if ( one.fillAs ) {
		await visitor( one.fillAs );
	}
	if ( one.turn ) {
		const next = one.turn === 'free' ? 0 : Date.now() + 60_000;
		await php( `update_option( 'pagewright_places_next', '${ next }', false );` );
	}
	const query = one.query ?? '';
	const method = one.method ?? contract.method ?? 'POST';
	if ( contract.nonce ) {
		return who.fetch(
			contract.route + query + ( await ajaxNonce( contract.nonce, one.nonce, one.as, who ) ),
			{ method, ...( one.form ? { body: await formOf( one, outside ) } : {} ) }
		);
	}
	const headers = restNonce( one.nonce, who );
	if ( one.form ) {
		return who.fetch( contract.route + query, {
			method,
			headers,
			body: new URLSearchParams( one.form ),
		} );
	}
	if ( one.parts ) {
		const body = new FormData();
		Object.entries( { ...sharedFields(), ...one.parts } ).forEach( ( [ key, value ] ) =>
			body.append( key, value )
		);
		return who.fetch( contract.route + query, { method, headers, body } );
	}
	const body = method === 'GET' ? undefined : ( one.raw ?? jsonOf( one, outside ) );
	return who.fetch( contract.route + query, {
		method,
		headers: { ...headers, 'Content-Type': 'application/json' },
		body,
	} );
}

for ( const path of endpoints ) {
	const endpoint = basename( path );
	const contract = JSON.parse( readFileSync( `${ path }/contract.json`, 'utf8' ) ) as Contract;
	describe( endpoint, () => {
		const { options = {} } = contract;
		const changed = [
			...Object.keys( options ),
			...( endpoint === 'migration-consent' ? [ 'sowb_block_migration' ] : [] ),
		];
		beforeAll(
			() =>
				contract.options &&
				php(
					`foreach ( ${ phpValue( options ) } as $name => $value ) { update_option( $name, $value ); }`
				)
		);
		afterAll(
			() =>
				changed.length &&
				php( `foreach ( ${ phpValue( changed ) } as $name ) { delete_option( $name ); }` )
		);
		beforeAll( async () => {
			const objects = await makeObjectsFor( contract );
			contract.route = withObjects( contract.route, objects );
			for ( const one of contract.cases ) {
				one.query &&= withObjects( one.query, objects );
				// A value that is a word becomes the object itself: a number stays one.
				for ( const [ name, value ] of Object.entries( one.json ?? {} ) ) {
					const word = /^\{(\w+)\}$/.exec( String( value ) )?.[ 1 ];
					if ( word && word in objects ) {
						Object.assign( one.json!, { [ name ]: objects[ word ] } );
					}
				}
			}
		} );
		afterAll( removeObjects );
		let outside: Outside | undefined;
		beforeAll( async () => {
			if ( contract.outside ) {
				outside = await openOutside();
				await useOutside( outside );
			}
		} );
		afterAll( async () => {
			if ( outside ) {
				await dropOutside( outside );
			}
		} );

		const cases = contract.cases.filter(
			( { replaces } ) => ! replaces || isReplaced( replaces )
		);
		it.each( cases )( '$name', async ( one ) => {
			const response = await call( contract, one, outside );
			const text = await response.text();
			expect( response.status, text.slice( 0, 300 ) ).toBe( one.status );
			if ( one.code !== undefined ) {
				expect( JSON.parse( text ) ).toMatchObject( {
					code: one.code,
					message: expect.stringMatching( /\w/ ),
					data: { status: one.status },
				} );
			}
			if ( one.keys ) {
				expect( Object.keys( JSON.parse( text ) ) ).toEqual(
					expect.arrayContaining( one.keys )
				);
			}
			if ( 'body' in one ) {
				expect( JSON.parse( text ) ).toEqual( one.body );
			}
			if ( one.text !== undefined ) {
				expect( text ).toBe( one.text );
			}
			// The readable text, without JSON's escapes.
			expect( text.replace( /\\(["/])/g, '$1' ) ).toContain( one.contains ?? '' );
		} );
	} );
}

it( 'stores the consent as the ID of the administrator', async () => {
	const contract = JSON.parse(
		readFileSync( 'rest/migration-consent/contract.json', 'utf8' )
	) as Contract;
	await call( contract, { name: '', as: 'administrator', status: 200 } );
	const [ stored, id ] = await php< [ number, number ] >(
		`return array( (int) get_option( 'sowb_block_migration' ), get_user_by( 'login', 'test-administrator' )->ID );`
	);
	expect( stored ).toBe( id );
	await php( `delete_option( 'sowb_block_migration' );` );
} );

it( 'no case wrote to the error log', async () => {
	expect( await errorLog() ).toBe( '' );
} );
