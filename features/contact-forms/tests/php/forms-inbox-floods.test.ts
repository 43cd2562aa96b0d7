import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { GOOD, makeForm, plug, submit, unplug } from '../support/contact-form';
import { change, empty, keptFiles, list, mail, rows, settings, store } from '../support/inbox';
import { forget } from '../support/inbox-site';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-inbox-floods.php' );

/** Returns the bytes that submissions use in the database. */
const bytes = () =>
	php< number >( `return Pagewright\\Features\\ContactForms\\Inbox\\Entries::size()['bytes'];` );
const size = ( status: string ) =>
	php< number >(
		`return Pagewright\\Features\\ContactForms\\Inbox\\Entries::size( '${ status }' )['rows'];`
	);
const missed = () =>
	php< { count: number } | null >(
		`return Pagewright\\Features\\ContactForms\\Inbox\\Limits::missed();`
	);
const limits = ( values: Record< string, number > ) =>
	plug(
		'limits',
		`add_filter( 'pagewright/forms/inbox-limits', static fn ( $all ) => json_decode( '${ JSON.stringify( values ) }', true ) + $all );`
	);
/** Visitors with their own IP addresses, sent in a header that the site trusts in this test. */
const from = ( ip: string ) => ( { 'x-test-ip': ip } );
const SPAM = { ...GOOD, alt_s: 'x' };
const long = ( length: number ) => 'ü'.repeat( length / 2 );

let id = 0;
beforeEach( async () => {
	await forget();
	await unplug( 'limits' );
	await php(
		`delete_option( 'pagewright_inbox_missed' ); delete_transient( 'pagewright_inbox_usage' );`
	);
	await plug(
		'ip',
		`add_filter( 'pagewright/forms/remote-ip', static fn ( $ip ) => $_SERVER['HTTP_X_TEST_IP'] ?? $ip ); add_filter( 'pagewright/forms/repeat-seconds', '__return_zero' );`
	);
	await mail( true );
	id = await makeForm( {
		form: '[text your-name][email your-email][textarea your-message maxlength:2000000][file paper filetypes:txt]',
	} );
	await store( id );
} );
afterAll( async () => {
	await forget();
	await unplug( 'limits' );
	await unplug( 'ip' );
	await unplug( 'mail' );
	await php(
		`delete_option( 'pagewright_inbox_missed' ); delete_transient( 'pagewright_inbox_usage' );`
	);
} );

describe( 'a flood', () => {
	it( 'of large spam stores truncated fields, and no mail', async () => {
		for ( let i = 0; i < 4; i++ ) {
			await submit( id, {
				...SPAM,
				'your-name': `Ann ${ i }`,
				'your-message': long( 1_500_000 ),
			} );
		}
		expect( await size( 'spam' ) ).toBe( 4 );
		expect( await bytes() ).toBeLessThan( 4 * 40_000 );
		expect( await call( 'kept_mails' ) ).toEqual( [] );
		const [ item ] = ( await list( '?status=spam' ) ).items;
		expect( item!.fields[ 2 ]!.value ).toMatch(
			/^ü{10000,}\s+\[The rest is too long to be stored\.\]$/
		);
		expect( item!.fields[ 0 ]!.value ).toBe( 'Ann 3' );
	} );

	it( 'that arrives too often is only counted, by address and by form', async () => {
		await settings( { rate_count: 2, rate_minutes: 1440 } );
		const other = await makeForm();
		await store( other );
		for ( const [ form, ip ] of [
			[ id, '192.0.2.1' ],
			[ other, '192.0.2.1' ],
			[ id, '192.0.2.2' ],
		] as const ) {
			for ( let i = 0; i < 4; i++ ) {
				const { status } = await submit(
					form,
					{ ...GOOD, 'your-message': `${ i }` },
					from( ip )
				);
				expect( status ).toBe( i < 2 ? 'mail_sent' : 'spam' );
			}
		}
		expect( await size( 'spam' ) ).toBe( 0 );
		expect( await size( 'mail_sent' ) ).toBe( 6 );
		expect(
			await php(
				`return array_sum( Pagewright\\Features\\ContactForms\\Spam\\Counts::lately( 1 ) );`
			)
		).toBe( 6 );
	} );

	it( 'from many addresses is limited by hour and form', async () => {
		await limits( { spam_per_hour: 3 } );
		const other = await makeForm();
		await store( other );
		for ( const form of [ id, other ] ) {
			for ( let i = 0; i < 5; i++ ) {
				await submit(
					form,
					{ ...SPAM, 'your-message': `${ i }` },
					from( `192.0.2.${ i }` )
				);
			}
		}
		expect( await size( 'spam' ) ).toBe( 6 );
		expect( await missed() ).toBe( null );
		// Submissions by people are kept separately from spam.
		await submit( id, GOOD );
		expect( await rows() ).toBe( 7 );
	} );

	it.each( [
		[ 'rows', { spam_rows: 2 } ],
		[ 'bytes', { spam_bytes: 5000 } ],
	] )( 'of spam in all forms deletes the oldest: %s', async ( _name, values ) => {
		await limits( values );
		for ( let i = 0; i < 5; i++ ) {
			await submit( id, { ...SPAM, 'your-message': `number ${ i }` } );
		}
		const left = ( await list( '?status=spam' ) ).items;
		expect( left.length ).toBeLessThanOrEqual( 3 );
		expect( left[ 0 ]!.fields[ 2 ]!.value ).toBe( 'number 4' );
	} );

	it( 'never deletes other submissions; their mails are sent, and the owner is notified', async () => {
		await submit( id, SPAM );
		await submit( id, { ...GOOD, 'your-name': 'Bea' } );
		await limits( { rows: 2 } );
		expect( ( await submit( id, { ...GOOD, 'your-name': 'Cleo' } ) ).status ).toBe(
			'mail_sent'
		);
		// Spam was deleted first.
		expect( [ await size( 'spam' ), await size( 'mail_sent' ) ] ).toEqual( [ 0, 2 ] );
		expect( await missed() ).toBe( null );
		await php( `delete_option( 'test_mail' );` );
		expect( ( await submit( id, { ...GOOD, 'your-name': 'Dora' } ) ).status ).toBe(
			'mail_sent'
		);
		expect( await php( `return get_option( 'test_mail' )['subject'];` ) ).toBe( 'From Dora' );
		expect( ( await list() ).items.map( ( item ) => item.fields[ 0 ]!.value ) ).toEqual( [
			'Cleo',
			'Bea',
		] );
		expect( await missed() ).toMatchObject( { count: 1 } );
		const health = await php< { status: string; label: string } >(
			`return Pagewright\\Features\\ContactForms\\Health::inbox();`
		);
		expect( health.status ).toBe( 'recommended' );
	} );

	it( 'of submissions is stored up to a generous size each', async () => {
		await submit( id, { ...GOOD, 'your-message': long( 200_000 ) } );
		await submit( id, { ...GOOD, 'your-message': long( 1_000_000 ) } );
		const [ cut, whole ] = ( await list() ).items;
		expect( whole!.fields[ 2 ]!.value ).toBe( long( 200_000 ) );
		expect( cut!.fields[ 2 ]!.value.length ).toBeLessThan( 140_000 );
		expect( cut!.fields[ 2 ]!.value ).toContain( '[The rest is too long to be stored.]' );
		// The mail is complete.
		expect( await php( `return strlen( get_option( 'test_mail' )['message'] );` ) ).toBe(
			1_000_000
		);
	} );

	it( 'of files is limited in total, and the mail still contains them', async () => {
		await limits( { file_bytes: 15_000 } );
		for ( let i = 0; i < 3; i++ ) {
			const paper = new File( [ 'x'.repeat( 6000 ) ], `paper-${ i }.txt` );
			expect(
				( await submit( id, { ...GOOD, 'your-message': `${ i }`, paper } ) ).status
			).toBe( 'mail_sent' );
		}
		expect( await keptFiles() ).toHaveLength( 2 );
		expect( await size( 'mail_sent' ) ).toBe( 3 );
		expect( await missed() ).toMatchObject( { count: 1 } );
		// Deleted submissions free space.
		await change(
			'delete',
			( await list() ).items.map( ( item ) => item.id )
		);
		await submit( id, { ...GOOD, paper: new File( [ 'y' ], 'later.txt' ) } );
		expect( await keptFiles() ).toHaveLength( 1 );
	} );
} );

describe( 'spam', () => {
	it( 'is deleted after 14 days, other submissions are not', async () => {
		await submit( id, SPAM );
		await submit( id, GOOD );
		const age = ( days: number ) => call( 'age', days );
		await age( 13 );
		expect( await rows() ).toBe( 2 );
		await age( 15 );
		expect( [ await size( 'spam' ), await size( 'mail_sent' ) ] ).toEqual( [ 0, 1 ] );
		await empty();
	} );
} );
