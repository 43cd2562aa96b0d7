// Runs on both databases.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropForms, GOOD, makeForm, plug, submit, unplug } from '../support/contact-form';
import {
	change,
	empty,
	keptFiles,
	list,
	mail,
	nonceOf,
	rows,
	settings,
	store,
} from '../support/inbox';
import { php, siteUrl, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-inbox.php' );

describe( 'the inbox', () => {
	let id: number;
	beforeAll( () => mail( true ) );
	beforeEach( async () => {
		await empty();
		await dropForms();
		await php( `delete_option( 'pagewright_forms' );` );
		await mail( true );
		id = await makeForm();
	} );
	afterAll( async () => {
		await empty();
		await dropForms();
		await unplug( 'mail' );
		await php(
			`delete_option( 'pagewright_forms' ); delete_option( 'test_mail' ); delete_option( 'pagewright_spam_counts' );`
		);
	} );

	describe( 'storing a submission', () => {
		it( 'does nothing if the form does not store', async () => {
			expect( ( await submit( id, GOOD ) ).status ).toBe( 'mail_sent' );
			expect( await rows() ).toBe( 0 );
		} );

		it( 'stores the submitted fields if the form stores', async () => {
			await store( id );
			await submit( id, { ...GOOD, 'your-message': 'Zwei\nZeilen <b>🙂</b>' } );
			const { items, found, totals } = await list();
			expect( found ).toBe( 1 );
			expect( totals ).toEqual( { mail_sent: { all: 1, unread: 1 } } );
			expect( items[ 0 ] ).toMatchObject( {
				form: id,
				status: 'mail_sent',
				isRead: false,
				email: 'ann@example.com',
				canResend: false,
			} );
			expect( items[ 0 ]!.fields.map( ( { label, value } ) => [ label, value ] ) ).toEqual( [
				[ 'Your name', 'Ann' ],
				[ 'Your email', 'ann@example.com' ],
				[ 'Your message', 'Zwei\nZeilen <b>🙂</b>' ],
			] );
		} );

		it( 'stores no IP address of the visitor', async () => {
			await store( id );
			await submit( id, GOOD );
			expect( await call( 'whole_row' ) ).not.toContain( '127.0.0.1' );
		} );

		it( 'stores spam too, separately and with the reason', async () => {
			await store( id );
			await submit( id, { ...GOOD, alt_s: 'x' } );
			expect( ( await list() ).found ).toBe( 0 );
			const { items } = await list( '?status=spam' );
			expect( items.map( ( { status, spam } ) => [ status, spam ] ) ).toEqual( [
				[ 'spam', 'The decoy field was filled in.' ],
			] );
		} );

		it.each( [
			[ 'the setting do_not_store', { settings: 'do_not_store: true' }, {}, 0 ],
			[
				'missing consent',
				{
					form: '[text your-name][acceptance agreed optional consent_for:storage]May be kept[/acceptance]',
				},
				{},
				0,
			],
			[
				'consent',
				{
					form: '[text your-name][acceptance agreed optional consent_for:storage]May be kept[/acceptance]',
				},
				{ agreed: '1' },
				1,
			],
		] )( 'respects %s', async ( _, texts, fields, kept ) => {
			const other = await makeForm( texts );
			await store( other );
			expect( ( await submit( other, { 'your-name': 'Ann', ...fields } ) ).status ).toBe(
				'mail_sent'
			);
			expect( await rows() ).toBe( kept );
		} );

		it( 'stores its files, which are deleted with it', async () => {
			const withFile = await makeForm( {
				form: '[text your-name][file paper filetypes:txt]',
			} );
			await store( withFile );
			const file = new File( [ 'Some words' ], 'paper.txt', { type: 'text/plain' } );
			expect( ( await submit( withFile, { 'your-name': 'Ann', paper: file } ) ).status ).toBe(
				'mail_sent'
			);
			const { items } = await list();
			const paper = items[ 0 ]!.fields[ 1 ]!;
			expect( paper ).toMatchObject( { label: 'Paper', value: 'paper.txt' } );
			expect( await keptFiles() ).toHaveLength( 1 );
			await change( 'delete', [ items[ 0 ]!.id ] );
			expect( await keptFiles() ).toEqual( [] );
		} );
	} );

	describe( 'a failed mail', () => {
		it( 'is stored even if the form stores nothing, and stays after it was sent again', async () => {
			await mail( false );
			expect( ( await submit( id, GOOD ) ).status ).toBe( 'mail_failed' );
			const [ item ] = ( await list() ).items;
			expect( item ).toMatchObject( { status: 'mail_failed', canResend: true } );
			const failed = await change( 'resend', [ item!.id ] );
			expect( [ failed.status, failed.body.code ] ).toEqual( [ 502, 'pagewright_not_sent' ] );
			expect( await rows() ).toBe( 1 );
			await mail( true );
			expect( ( await change( 'resend', [ item!.id ] ) ).body ).toMatchObject( {
				changed: 1,
			} );
			expect( await php( `return get_option( 'test_mail' );` ) ).toMatchObject( {
				subject: 'From Ann',
				message: 'Hello',
			} );
			expect( ( await list() ).items ).toMatchObject( [ { status: 'mail_sent' } ] );
		} );

		it( 'stays as sent if the form stores', async () => {
			await store( id );
			await mail( false );
			await submit( id, GOOD );
			await mail( true );
			const [ item ] = ( await list() ).items;
			await change( 'resend', [ item!.id ] );
			expect( ( await list() ).items ).toMatchObject( [
				{ status: 'mail_sent', canResend: false },
			] );
		} );

		it( 'has its attachments again', async () => {
			const withFile = await makeForm( {
				form: '[text your-name][file paper filetypes:txt]',
				mail: { attachments: '[paper]' },
			} );
			await mail( false );
			await submit( withFile, {
				'your-name': 'Ann',
				paper: new File( [ 'Some words' ], 'paper.txt', { type: 'text/plain' } ),
			} );
			await plug(
				'mail',
				`add_filter( 'pre_wp_mail', static function ( $done, $mail ) { update_option( 'test_mail', array_map( 'file_get_contents', array_values( (array) $mail['attachments'] ) ) ); return true; }, 10, 2 );`
			);
			await change( 'resend', [ ( await list() ).items[ 0 ]!.id ] );
			expect( await php( `return get_option( 'test_mail' );` ) ).toEqual( [ 'Some words' ] );
			expect( await keptFiles() ).not.toEqual( [] );
		} );

		it( 'is lost if the site turns storing off', async () => {
			await settings( { keep_failed: false } );
			await mail( false );
			await submit( id, GOOD );
			expect( await rows() ).toBe( 0 );
		} );
	} );

	it( 'serves files only to users with the capability', async () => {
		const withFile = await makeForm( {
			form: '[text your-name][file paper filetypes:html|txt]',
		} );
		await store( withFile );
		const sent = await submit( withFile, {
			'your-name': 'Ann',
			paper: new File( [ 'Some words' ], 'paper.txt', { type: 'text/plain' } ),
		} );
		expect( sent.status ).toBe( 'mail_sent' );
		const [ item ] = ( await list() ).items;
		const { file } = item!.fields[ 1 ]!.files[ 0 ]!;
		const address = ( nonce: string, name = file ) =>
			`/wp-admin/admin-post.php?action=pagewright_submission_file&entry=${ item!.id }&file=${ encodeURIComponent( name ) }&_wpnonce=${ nonce }`;
		const editor = await visitor( 'editor' );
		const nonce = await nonceOf( 'editor', 'pagewright_submission_file' );
		const response = await editor.fetch( address( nonce ) );
		expect( await response.text() ).toBe( 'Some words' );
		expect( response.headers.get( 'content-disposition' ) ).toBe(
			'attachment; filename="paper.txt"'
		);
		expect( response.headers.get( 'x-content-type-options' ) ).toBe( 'nosniff' );
		expect(
			( await editor.fetch( address( nonce, '../../../../wp-config.php' ) ) ).status
		).toBe( 404 );
		const subscriber = await visitor( 'subscriber' );
		const theirs = await nonceOf( 'subscriber', 'pagewright_submission_file' );
		expect( ( await subscriber.fetch( address( theirs ) ) ).status ).toBe( 403 );
	} );

	it( 'deletes submissions that are older than the settings allow', async () => {
		await settings( { keep_days: 30 } );
		await call( 'add_old_entries', id );
		expect( await rows() ).toBe( 1 );
		await settings( { keep_days: 0 } );
		await php( `do_action( 'pagewright_forms_retention' );` );
		expect( await rows() ).toBe( 1 );
	} );

	it( 'exports and erases personal data', async () => {
		await store( id );
		await submit( id, GOOD );
		await submit( id, { ...GOOD, 'your-email': 'ben@example.com' } );
		const exported = await call< {
			data: { data: { name: string; value: string }[] }[];
			done: boolean;
		} >( 'exported' );
		expect( exported.done ).toBe( true );
		expect( exported.data ).toHaveLength( 1 );
		expect( exported.data[ 0 ]!.data ).toContainEqual( {
			name: 'Your message',
			value: 'Hello',
		} );
		const erased = await call( 'erased' );
		expect( erased ).toMatchObject( { items_removed: 1, items_retained: false, done: true } );
		expect( ( await list() ).items.map( ( { email } ) => email ) ).toEqual( [
			'ben@example.com',
		] );
	} );

	it.each( [
		[ 'visitor', 401 ],
		[ 'contributor', 403 ],
		[ 'editor', 200 ],
	] as const )( 'returns for a %s: %i', async ( role, status ) => {
		const who = await visitor( role );
		expect(
			( await who.fetch( '/wp-json/pagewright/v1/submissions', { headers: who.nonce } ) )
				.status
		).toBe( status );
	} );

	it( 'is not accessible by URL', async () => {
		const folder = await call< string >( 'url_of_files' );
		const text = await ( await fetch( folder.replace( /^https?:\/\/[^/]+/, siteUrl ) ) ).text();
		expect( text ).toBe( '' );
	} );
} );
