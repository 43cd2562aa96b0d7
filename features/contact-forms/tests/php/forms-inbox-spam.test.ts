import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { dropForms, GOOD, makeForm, plug, submit, unplug } from '../support/contact-form';
import { change, empty, list, mail, store } from '../support/inbox';
import { cutLog, logSize, php } from '../../../../tests/support/site';

describe( 'a submission that was marked as spam', () => {
	const mailed = () => php( `return get_option( 'test_mail' );` );
	let id: number;
	beforeEach( async () => {
		await empty();
		await dropForms();
		await php( `delete_option( 'pagewright_forms' ); delete_option( 'test_mail' );` );
		await mail( true );
		id = await makeForm();
	} );
	afterAll( async () => {
		await empty();
		await dropForms();
		await unplug( 'mail' );
		await php( `delete_option( 'test_mail' ); delete_option( 'pagewright_spam_counts' );` );
	} );

	it( 'is not mailed, and keeps the reason after “Not spam”', async () => {
		await submit( id, { ...GOOD, alt_s: 'x' } );
		const [ item ] = ( await list( '?status=spam' ) ).items;
		expect( item ).toMatchObject( { canResend: false } );
		expect( ( await change( 'resend', [ item!.id ] ) ).status ).toBe( 502 );
		expect( await mailed() ).toBe( false );
		await change( 'not_spam', [ item!.id ] );
		expect( ( await list() ).items ).toMatchObject( [
			{ status: 'mail_sent', spam: 'The decoy field was filled in.' },
		] );
	} );

	it( 'sends no mail if the form sends none', async () => {
		const silent = await makeForm( { settings: 'skip_mail: on' } );
		await store( silent );
		await submit( silent, { ...GOOD, alt_s: 'x' } );
		const [ item ] = ( await list( '?status=spam' ) ).items;
		await change( 'not_spam', [ item!.id ] );
		expect( ( await list() ).items ).toMatchObject( [
			{ status: 'mail_sent', canResend: false },
		] );
	} );

	it( 'is stored even if its mail cannot be composed', async () => {
		await store( id );
		await plug(
			'broken',
			`add_filter( 'pagewright/forms/mail', static fn () => throw new RuntimeException( 'A test breaks this.' ) );`
		);
		const size = await logSize();
		await submit( id, { ...GOOD, alt_s: 'x' } );
		const { items } = await list( '?status=spam' );
		expect( items ).toMatchObject( [ { status: 'spam', canResend: false } ] );
		await change( 'not_spam', [ items[ 0 ]!.id ] );
		await unplug( 'broken' );
		expect( await cutLog( size ) ).toContain( 'A test breaks this.' );
		expect( ( await list() ).items ).toMatchObject( [
			{ status: 'mail_failed', canResend: false },
		] );
	} );

	it( 'is not sent again if only a user marked it as spam', async () => {
		await store( id );
		await submit( id, GOOD );
		const [ item ] = ( await list() ).items;
		await change( 'spam', [ item!.id ] );
		await change( 'not_spam', [ item!.id ] );
		expect( ( await list() ).items ).toMatchObject( [
			{ status: 'mail_sent', canResend: false },
		] );
	} );
} );
