import { afterAll, beforeEach, expect, it } from 'vitest';
import { GOOD, makeForm, submit, unplug } from '../support/contact-form';
import { change, keptFiles, list, mail, rows, store } from '../support/inbox';
import { forget } from '../support/inbox-site';
import { cutLog, logSize, php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-inbox-trash.php' );

const FORM = '[text your-name][email your-email][textarea your-message][file paper filetypes:txt]';
/** Queries of the list by the name of its view. */
const VIEWS = {
	all: '',
	unread: '?unread=1',
	failed: '?status=mail_failed',
	spam: '?status=spam',
	trash: '?status=trash',
};
const seen = async () =>
	Object.fromEntries(
		await Promise.all(
			Object.entries( VIEWS ).map( async ( [ view, query ] ) => [
				view,
				( await list( query ) ).found,
			] )
		)
	) as Record< keyof typeof VIEWS, number >;

let ids: Record< 'sent' | 'failed' | 'spam', number >;
beforeEach( async () => {
	await forget();
	await mail( true );
	const form = await makeForm( { form: FORM } );
	await store( form );
	await submit( form, { ...GOOD, paper: new File( [ 'Some words' ], 'paper.txt' ) } );
	await submit( form, { ...GOOD, 'your-message': 'Buy', alt_s: 'x' } );
	await mail( false );
	await submit( form, { ...GOOD, 'your-message': 'Second' } );
	await mail( true );
	const found = Object.fromEntries(
		[ ...( await list() ).items, ...( await list( VIEWS.spam ) ).items ].map( ( item ) => [
			item.status,
			item.id,
		] )
	);
	ids = { sent: found.mail_sent!, failed: found.mail_failed!, spam: found.spam! };
} );
afterAll( async () => {
	await forget();
	await unplug( 'mail' );
} );

it( 'submissions move to the trash from every view, and are restored as they were', async () => {
	const before = await seen();
	expect(
		await php( `return Pagewright\\Features\\ContactForms\\Admin\\Inbox\\Page::bubble();` )
	).toContain( '>2<' );
	expect( before ).toEqual( { all: 2, unread: 2, failed: 1, spam: 1, trash: 0 } );
	expect( ( await change( 'trash', Object.values( ids ) ) ).body ).toEqual( { changed: 3 } );
	expect( await seen() ).toEqual( { all: 0, unread: 0, failed: 0, spam: 0, trash: 3 } );
	const { totals, items } = await list( VIEWS.trash );
	expect( totals ).toEqual( { trash: { all: 3, unread: 3 } } );
	expect( items.map( ( { status } ) => status ).sort() ).toEqual( [
		'mail_failed',
		'mail_sent',
		'spam',
	] );
	expect( await keptFiles() ).toHaveLength( 1 );
	expect(
		await php( `return Pagewright\\Features\\ContactForms\\Admin\\Inbox\\Page::bubble();` )
	).toBe( '' );
	expect( ( await change( 'restore', Object.values( ids ) ) ).body ).toEqual( { changed: 3 } );
	expect( await seen() ).toEqual( before );
} );

it( 'submissions in the trash neither send mails nor change their status', async () => {
	await change( 'trash', [ ids.failed, ids.spam ] );
	expect( ( await change( 'resend', [ ids.failed ] ) ).status ).toBe( 502 );
	expect( ( await change( 'not_spam', [ ids.spam ] ) ).body ).toMatchObject( { changed: 0 } );
	await change( 'restore', [ ids.failed, ids.spam ] );
	expect( await seen() ).toMatchObject( { failed: 1, spam: 1 } );
} );

it( 'deleting by hand is permanent, and deletes files', async () => {
	await change( 'trash', [ ids.sent ] );
	expect( ( await change( 'delete', [ ids.sent ] ) ).body ).toEqual( { changed: 1 } );
	expect( await keptFiles() ).toEqual( [] );
	expect( await rows() ).toBe( 2 );
} );

it( 'is emptied after 30 days in the trash, regardless of the age of the submission', async () => {
	const age = ( id: number, days: number ) => call( 'age', days, id );
	await change( 'trash', [ ids.sent, ids.failed ] );
	await call( 'make_all_old' );
	await age( ids.sent, 31 );
	await age( ids.failed, 29 );
	await php( `do_action( 'pagewright_forms_retention' );` );
	expect( ( await list( VIEWS.trash ) ).items.map( ( { id } ) => id ) ).toEqual( [ ids.failed ] );
} );

it( 'is emptied first when the inbox is full', async () => {
	await change( 'trash', [ ids.sent ] );
	const admits = await call< boolean >( 'admits' );
	expect( admits ).toBe( true );
	expect( await seen() ).toMatchObject( { all: 1, spam: 1, trash: 0 } );
} );

it( 'a site without a trash deletes at once', async () => {
	const changed = await call< { changed: number } >( 'changed', ids.sent );
	expect( changed ).toEqual( { changed: 1 } );
	expect( await rows() ).toBe( 2 );
} );

it( 'a table of an older version gets its new column and keeps its rows', async () => {
	await call( 'make_old_table' );
	const size = await logSize();
	// Five requests at the same time.
	expect( await seen() ).toMatchObject( { all: 2, spam: 1, trash: 0 } );
	expect( await cutLog( size ) ).toBe( '' );
	expect( ( await change( 'trash', [ ids.sent ] ) ).body ).toEqual( { changed: 1 } );
	expect( await seen() ).toMatchObject( { all: 1, trash: 1 } );
} );
