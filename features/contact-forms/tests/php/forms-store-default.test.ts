import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
	dropForms,
	GOOD,
	makeForm,
	submit,
	trapFields,
	bodyOf,
	route,
	unplug,
} from '../support/contact-form';
import { mail, rows } from '../support/inbox';
import { forget } from '../support/inbox-site';
import { php, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-store-default.php' );

interface Shown {
	id: number | null;
	pagewright_store: boolean;
}

const post = async ( path: string, json: object ) => {
	const editor = await visitor( 'editor' );
	const response = await editor.fetch( `/wp-json/contact-form-7/v1/contact-forms${ path }`, {
		method: 'POST',
		headers: { ...editor.nonce, 'content-type': 'application/json' },
		body: JSON.stringify( json ),
	} );
	expect( response.status ).toBe( 200 );
	return ( await response.json() ) as Shown;
};
const stores = ( id: number ) => call< boolean >( 'stores', id );
const days = ( before = '' ) =>
	php< number >(
		`${ before } return Pagewright\\Features\\ContactForms\\Settings::load()->keep_days;`
	);

beforeEach( () => mail( true ) );
afterEach( forget );
afterAll( () => unplug( 'mail' ) );

describe( 'a new form', () => {
	const made: number[] = [];
	const create = async ( json: object ) => {
		const { id } = await post( '', { title: 'Test form', context: 'save', ...json } );
		made.push( id! );
		return id!;
	};
	afterAll( () =>
		php( `foreach ( array( ${ made.join() } ) as $id ) { wp_delete_post( $id, true ); }` )
	);

	it( 'of the editor stores: the editor requests it, and shows it', async () => {
		const asked = await post( '', { pagewright_store: true } );
		expect( asked ).toMatchObject( { id: null, pagewright_store: true } );
		expect( await stores( await create( { pagewright_store: asked.pagewright_store } ) ) ).toBe(
			true
		);
	} );

	it( 'of a program without the parameter stores nothing', async () => {
		expect( ( await post( '', {} ) ).pagewright_store ).toBe( false );
		expect( await stores( await create( {} ) ) ).toBe( false );
		expect( await stores( await create( { pagewright_store: false } ) ) ).toBe( false );
		const id = await call< number >( 'id' );
		expect( await stores( id ) ).toBe( false );
	} );

	it( 'keeps its setting when it is saved without one', async () => {
		const id = await create( { pagewright_store: true } );
		await post( `/${ id }`, { title: 'Test form', context: 'save' } );
		expect( await stores( id ) ).toBe( true );
		const old = await makeForm();
		await post( `/${ old }`, { title: 'Test form', context: 'save' } );
		expect( await stores( old ) ).toBe( false );
	} );

	it( 'respects do_not_store and consent, and privacy tools find the rest', async () => {
		// Fields of a page that is one minute old.
		const trap = await trapFields();
		const send = async ( id: number, fields: Record< string, string > ) => {
			const response = await fetch( route( id ), {
				method: 'POST',
				headers: { 'user-agent': 'Mozilla/5.0' },
				body: bodyOf( { ...trap, ...fields } ),
			} );
			expect( await response.json() ).toMatchObject( { status: 'mail_sent' } );
		};
		const fields = { ...GOOD, 'your-subject': 'S' };
		const consent =
			'[email* your-email][acceptance keep optional consent_for:storage]K[/acceptance]';
		await send(
			await create( { pagewright_store: true, additional_settings: 'do_not_store: on' } ),
			fields
		);
		await send( await create( { pagewright_store: true, form: consent } ), fields );
		expect( await rows() ).toBe( 0 );
		await send( await create( { pagewright_store: true } ), fields );
		expect( await rows() ).toBe( 1 );
		const exported = await call< { data: object[] } >( 'exported' );
		expect( exported.data ).toHaveLength( 1 );
	} );
} );

describe( 'submissions are stored', () => {
	const ABSENT = `delete_option( 'pagewright_forms' );`;
	const NO_TABLE = `Pagewright\\Features\\ContactForms\\Inbox\\Table::drop();`;

	it( 'for 90 days on a new site, which shows it in its settings', async () => {
		expect( await days( ABSENT + NO_TABLE ) ).toBe( 90 );
		expect( await call( 'keep_days_of_new_site' ) ).toBe( 90 );
	} );

	it.each( [
		[ 'stored settings without the number', { trap: true }, 0 ],
		[ 'stored that they are kept forever', { keep_days: 0 }, 0 ],
		[ 'stored a number', { keep_days: 30 }, 30 ],
		[ 'stored an invalid value', { keep_days: 'x' }, 0 ],
	] )( 'as before on a site that %s', async ( _, stored, expected ) => {
		expect(
			await days(
				`update_option( 'pagewright_forms', json_decode( '${ JSON.stringify( stored ) }', true ) );`
			)
		).toBe( expected );
	} );

	it( 'as before on a site that has submissions and no settings', async () => {
		await php( `Pagewright\\Features\\ContactForms\\Inbox\\Table::create();` );
		expect( await days( ABSENT ) ).toBe( 0 );
		expect(
			await days( `${ ABSENT } Pagewright\\Features\\ContactForms\\Settings::create();` )
		).toBe( 0 );
	} );

	it( 'for 90 days on a site of a network, from its first submission', async () => {
		const kept = await call< [ number, number ] >( 'kept' );
		expect( kept ).toEqual( [ 90, 90 ] );
	} );

	it( 'and the suggested privacy policy says for how long', async () => {
		const text = ( keep: number ) => call< string >( 'text', keep );
		expect( await text( 90 ) ).toContain( 'deleted after 90 days' );
		expect( await text( 0 ) ).toContain( 'until we delete them' );
	} );
} );

it( 'forms of Contact Form 7 keep their setting', async () => {
	const id = await makeForm();
	expect( ( await submit( id, GOOD ) ).status ).toBe( 'mail_sent' );
	expect( await rows() ).toBe( 0 );
	await dropForms();
} );
