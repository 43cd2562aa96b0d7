import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { GOOD, makeForm, plug, submit, trapFields, unplug } from '../support/contact-form';
import { change, keptFiles, list, mail, rows, settings, store } from '../support/inbox';
import { forget } from '../support/inbox-site';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-inbox-refused.php' );

/** Submissions that each check rejects, by its name in the log of a submission. */
const REFUSED: Record< string, () => Promise< Record< string, string > > > = {
	trap: async () => ( { alt_s: 'Buy now' } ),
	'trap without its fields': async () =>
		Object.fromEntries( Object.keys( await trapFields() ).map( ( name ) => [ name, '' ] ) ),
	time: async () => ( {
		alt_t: await php< string >(
			`return Pagewright\\Features\\ContactForms\\Spam\\Time\\Stamp::write( time() );`
		),
	} ),
	links: async () => ( { 'your-message': 'https://example.com/ '.repeat( 11 ) } ),
	disallowed: async () => ( { 'your-message': 'Buy cheapwatches' } ),
	filter: async () => ( { 'your-message': 'casino' } ),
};

let id: number;
beforeEach( async () => {
	await forget();
	await mail( true );
	await php( `update_option( 'disallowed_keys', 'cheapwatches' );` );
	await plug(
		'casino',
		`add_filter( 'pagewright/forms/spam', static fn ( $is_spam, $submission ) => $is_spam || str_contains( $submission->posted['your-message'] ?? '', 'casino' ), 10, 2 );
		add_filter( 'pagewright/forms/repeat-seconds', '__return_zero' );`
	);
	id = await makeForm();
} );
afterAll( async () => {
	await forget();
	await unplug( 'mail' );
	await unplug( 'casino' );
	await php( `update_option( 'disallowed_keys', '' );` );
} );

const refuse = async ( form = id, fields: Parameters< typeof submit >[ 1 ] = {} ) =>
	expect( ( await submit( form, { ...GOOD, alt_s: 'x', ...fields } ) ).status ).toBe( 'spam' );
const spam = async () => ( await list( '?status=spam' ) ).items;
const mailed = () => php< { message: string } | false >( `return get_option( 'test_mail' );` );

describe( 'a refused submission', () => {
	it.each( Object.keys( REFUSED ) )(
		'is stored completely in the spam folder, for any reason: %s',
		async ( check ) => {
			const fields = { ...GOOD, ...( await REFUSED[ check ]!() ) };
			expect( ( await submit( id, fields ) ).status ).toBe( 'spam' );
			const [ item ] = await spam();
			expect( item ).toMatchObject( { form: id, status: 'spam', canResend: false } );
			expect( item!.fields.map( ( { value } ) => value.trim() ) ).toEqual( [
				'Ann',
				'ann@example.com',
				fields[ 'your-message' ].trim(),
			] );
			expect( ( await list() ).found, 'among the others' ).toBe( 0 );
		}
	);

	it.each( [
		[ 'the site stores no spam', { spam_days: 0 }, {} ],
		[ 'the form says do_not_store', {}, { settings: 'do_not_store: true' } ],
		[
			'the visitor did not agree to storing',
			{},
			{
				form: '[text your-name][acceptance ok optional consent_for:storage]Yes[/acceptance]',
			},
		],
	] )( 'is not stored if %s', async ( _, values, texts ) => {
		await settings( values );
		const other = await makeForm( texts );
		await refuse( other );
		await store( other );
		await refuse( other );
		expect( await rows() ).toBe( 0 );
	} );

	it.each( [
		[ 14, 13, 1 ],
		[ 14, 15, 0 ],
		[ 3, 2, 1 ],
		[ 3, 4, 0 ],
		[ 0, 0.5, 0 ],
		[ 400, 390, 1 ],
	] )( 'is stored for %d days: after %d days there is %i', async ( days, age, left ) => {
		await settings( { spam_days: days } );
		await call( 'add_old_spam', id, age );
		expect( await rows() ).toBe( left );
	} );

	it( 'lists its files, which are not stored', async () => {
		const form = await makeForm( { form: '[text your-name][file paper filetypes:txt]' } );
		await refuse( form, { paper: new File( [ 'Some words' ], 'my paper.txt' ) } );
		const [ item ] = await spam();
		expect( item!.fields[ 1 ] ).toMatchObject( {
			value: 'my paper.txt (file not stored)',
			files: [],
		} );
		expect( await keptFiles() ).toEqual( [] );
	} );
} );

describe( '“Not spam”', () => {
	it( 'sends the mail, and the submission stays', async () => {
		await refuse();
		const [ item ] = await spam();
		expect( ( await change( 'not_spam', [ item!.id ] ) ).body ).toEqual( {
			changed: 1,
			mailed: 1,
			unmailed: 0,
		} );
		expect( await mailed() ).toMatchObject( {
			to: 'owner@example.org',
			subject: 'From Ann',
			message: 'Hello',
		} );
		expect( ( await list() ).items ).toMatchObject( [
			{ id: item!.id, status: 'mail_sent', canResend: false },
		] );
	} );

	it( 'reports failed mails, and keeps them for another attempt', async () => {
		await refuse();
		await refuse( id, { 'your-message': 'Second' } );
		await plug(
			'mail',
			`add_filter( 'pre_wp_mail', static fn ( $done, $mail ) => 'Hello' === $mail['message'], 10, 2 );`
		);
		const ids = ( await spam() ).map( ( item ) => item.id );
		expect( ( await change( 'not_spam', ids ) ).body ).toEqual( {
			changed: 2,
			mailed: 1,
			unmailed: 1,
		} );
		expect( ( await list() ).items ).toMatchObject( [
			{ status: 'mail_failed', canResend: true },
			{ status: 'mail_sent', canResend: false },
		] );
	} );

	it( 'sends nothing if the form sends no mail, or the mail was sent before', async () => {
		const silent = await makeForm( { settings: 'skip_mail: on' } );
		await refuse( silent );
		await store( id );
		await submit( id, GOOD );
		await php( `delete_option( 'test_mail' );` );
		const [ sent ] = ( await list() ).items;
		await change( 'spam', [ sent!.id ] );
		const ids = ( await spam() ).map( ( item ) => item.id );
		expect( ids ).toHaveLength( 2 );
		expect( ( await change( 'not_spam', ids ) ).body ).toEqual( {
			changed: 2,
			mailed: 0,
			unmailed: 0,
		} );
		expect( await mailed() ).toBe( false );
		expect( ( await list() ).items ).toMatchObject( [
			{ status: 'mail_sent' },
			{ status: 'mail_sent' },
		] );
	} );
} );

it( 'a submission that is sent again stays, with its files', async () => {
	const form = await makeForm( {
		form: '[text your-name][file paper filetypes:txt]',
		mail: { attachments: '[paper]' },
	} );
	await mail( false );
	await submit( form, { 'your-name': 'Ann', paper: new File( [ 'Some words' ], 'paper.txt' ) } );
	await mail( true );
	const [ item ] = ( await list() ).items;
	const before = await keptFiles();
	expect( before ).not.toEqual( [] );
	expect( ( await change( 'resend', [ item!.id ] ) ).body ).toEqual( {
		changed: 1,
		mailed: 1,
		unmailed: 0,
	} );
	expect( ( await list() ).items ).toMatchObject( [
		{ id: item!.id, status: 'mail_sent', canResend: false },
	] );
	expect( await keptFiles() ).toEqual( before );
} );
