// Does not depend on the database.
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { GOOD, makeForm, plug, submit } from '../support/contact-form';
import { htmlProblems } from '../../../../tests/support/html';
import { php, phpFile } from '../../../../tests/support/site';
import { readMail } from '../support/smtp';
import { sendToServer, sent } from '../support/smtp-form';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-mail-all-fields.php' );

const open = sendToServer();

const FORM = `<label> Your name (required)
    [text* your-name] </label>
<label for="mail">E&amp;mail:</label> [email your-email id:mail]
<label>How many? [number many]</label>
[tel phone placeholder "Phone number"]
[textarea your-message][count your-message]
<fieldset><legend>Colors</legend>[checkbox colors "Red" "Blue|navy"]</fieldset>
[select topic "Sales|sales@example.org" "Help"]
[acceptance terms] I <b>agree</b> to the terms [/acceptance]
[acceptance news optional]News[/acceptance]
[file cv filetypes:txt][hidden campaign "spring"][text left]
[quiz sum "1+1=?|2"][submit "Send"]`;

const FIELDS = {
	...GOOD,
	many: '3',
	phone: '123456',
	'your-message': 'One\r\n\r\nTwo [your-name] <b>&',
	'colors[]': [ 'Red', 'Blue' ],
	topic: 'Sales',
	terms: '1',
	campaign: 'spring',
	left: '',
};

/** The answer to the quiz, which is not in the mail. */
const answered = async ( form: number ) => ( {
	sum: '2',
	_wpcf7_quiz_answer_sum: await php< string >(
		`return Pagewright\\Features\\ContactForms\\Tags\\Quiz\\Proof::of( ${ form }, 'sum', '2' );`
	),
} );

async function mailOf( mail: Record< string, unknown >, form = FORM ) {
	const id = await makeForm( { form, mail } );
	const file = new File( [ 'Some words' ], 'my cv.txt', { type: 'text/plain' } );
	const answer = await submit( id, { ...FIELDS, cv: file, ...( await answered( id ) ) } );
	expect( answer ).toMatchObject( { status: 'mail_sent' } );
	return { raw: open.smtp.mails[ 0 ]!, ...readMail( open.smtp.mails[ 0 ]!.raw ) };
}

const ROWS = [
	[ 'Your name (required):', 'Ann' ],
	[ 'E&mail:', 'ann@example.com' ],
	[ 'How many?', '3' ],
	[ 'Phone number:', '123456' ],
	[ 'Your message:', 'One\n\nTwo [your-name] <b>&' ],
	[ 'Colors:', 'Red, navy' ],
	[ 'Topic:', 'sales@example.org' ],
	[ 'Terms:', 'Consented: I agree to the terms' ],
	[ 'News:', 'Not consented: News' ],
	[ 'Cv:', 'my-cv.txt' ],
	[ 'Campaign:', 'spring' ],
	[ 'Left:', '—' ],
];

describe( 'the mail tag of all fields', () => {
	it( 'contains every field with its label, in the order of the form', async () => {
		const mail = await mailOf( { body: 'Before\n[_all_fields]\nAfter [your-name]' } );
		const lines = ROWS.map( ( [ label, value ] ) =>
			value!.includes( '\n' ) ? `\n${ label }\n${ value }\n` : `${ label } ${ value }`
		);
		expect( mail.text.trim() ).toBe( [ 'Before', ...lines, 'After Ann' ].join( '\n' ) );
	} );

	it( 'omits empty fields if the template says so', async () => {
		const { text } = await mailOf( { body: '[_all_fields]', exclude_blank: true } );
		expect( text ).toContain( 'Campaign: spring' );
		expect( text ).not.toContain( 'Left' );
		open.smtp.mails.length = 0;
		const none = await sent(
			open.smtp,
			{ form: '[text a]', mail: { body: 'A\n[_all_fields]\nB', exclude_blank: true } },
			{ a: '' }
		);
		expect( none.text.trim() ).toBe( 'A\nB' );
	} );

	it.each( [ false, true ] )(
		'is a table in HTML, escaped and well-formed (blank lines omitted: %s)',
		async ( without ) => {
			const mail = await mailOf( {
				body: '<p>Before</p>\n[_all_fields]\n\nAfter',
				use_html: true,
				exclude_blank: without,
			} );
			const [ text, html ] = mail.parts;
			expect( await htmlProblems( html!.text ) ).toEqual( [] );
			const { document } = new JSDOM( html!.text ).window;
			const table = document.querySelector( 'body > table' )!;
			expect( table.getAttribute( 'dir' ) ).toBe( 'ltr' );
			const rows = [ ...table.querySelectorAll( 'tr' ) ].map( ( row ) =>
				[ ...row.children ].map( ( cell ) => {
					cell.querySelectorAll( 'br' ).forEach( ( one: Element ) =>
						one.replaceWith( '\n' )
					);
					// An empty line of a cell contains a space.
					return cell.textContent!.replaceAll( '\u00a0', '' );
				} )
			);
			expect( rows ).toEqual( without ? ROWS.slice( 0, -1 ) : ROWS );
			expect( table.querySelectorAll( 'p' ) ).toHaveLength( 0 );
			expect( text!.text ).toContain(
				'Your name (required):\tAnn\nE&mail:\tann@example.com\n'
			);
		}
	);

	it( 'runs from right to left if the site does', async () => {
		await plug(
			'addon',
			`add_action( 'init', static fn () => $GLOBALS['wp_locale']->text_direction = 'rtl' );`
		);
		const mail = await sent( open.smtp, { mail: { body: '[_all_fields]', use_html: true } } );
		expect( mail.parts[ 1 ]!.text ).toMatch(
			/<table dir="rtl"[^>]*>[\s\S]*<th [^>]*text-align:right/
		);
	} );

	it( 'adds no header and no recipient, and is not expanded again', async () => {
		const mail = await sent(
			open.smtp,
			{
				form: '[text your-name][textarea your-message][email your-email]',
				mail: {
					subject: 'All: [_all_fields]',
					sender: '[_all_fields] <site@example.org>',
					additional_headers: 'X-All: [_all_fields]\nReply-To: [your-email]',
					body: '[_all_fields]',
				},
			},
			{
				...GOOD,
				'your-name': '[_site_admin_email] [[your-email]] <x@example.org>',
				'your-message': 'a\r\nBcc: evil@example.org\nTo: evil@example.org',
			}
		);
		expect( mail.to ).toEqual( [ 'owner@example.org' ] );
		expect( Object.keys( mail.headers ) ).not.toContain( 'bcc' );
		expect( mail.headers.to ).toEqual( [ 'owner@example.org' ] );
		expect( mail.from ).toBe( 'site@example.org' );
		expect( mail.text ).toContain( '[_site_admin_email] [[your-email]] <x@example.org>' );
	} );

	it( 'adds no recipient in any position', async () => {
		const answer = await submit(
			await makeForm( {
				form: '[text a][text b]',
				mail: { recipient: '[_all_fields]', sender: 'site@example.org', subject: 'S' },
			} ),
			{ a: 'one@example.org, two@example.org', b: '<three@example.org>' }
		);
		expect( answer.status ).toBe( 'mail_failed' );
		expect( open.smtp.mails ).toEqual( [] );
	} );

	it( 'contains the fields of add-ons, and omits fields that they remove', async () => {
		await plug(
			'addon',
			`add_action( 'wpcf7_init', static function () {
				wpcf7_add_form_tag( 'stars', static fn () => '', array( 'name-attr' => true ) );
				wpcf7_add_form_tag( 'secret', static fn () => '', array( 'name-attr' => true, 'not-for-mail' => true ) );
			} );
			add_filter( 'wpcf7_posted_data', static fn ( $data ) => array_diff_key( $data, array( 'unseen' => 1 ) ) );
			add_filter( 'wpcf7_mail_tag_replaced_stars', static fn ( $text ) => str_repeat( '*', (int) $text ) );`
		);
		const mail = await sent(
			open.smtp,
			{ form: '[stars rating][secret hush][text unseen]', mail: { body: '[_all_fields]' } },
			{ rating: '3', hush: 'x', unseen: 'y' }
		);
		expect( mail.text.trim() ).toBe( 'Rating: ***' );
	} );

	it( 'is the body of new forms, to the site and to the visitor', async () => {
		expect( await call( 'bodies_of_new_form' ) ).toEqual( [
			'[_all_fields]',
			expect.stringContaining( '\n\n[_all_fields]\n' ),
		] );
	} );

	it( 'is documented with all other special mail tags', async () => {
		const docs = readFileSync( 'features/contact-forms/README.md', 'utf8' );
		for ( const source of [
			'features/contact-forms/mail/SpecialTags.php',
			'features/contact-forms/mail/AllFields.php',
		] ) {
			const code = readFileSync( source, 'utf8' ).replace( /\/\*\*.*?\*\//gs, '' );
			const tags = code.match( /'_[a-z_]*[a-z]'/g ) ?? [];
			expect( tags.length ).toBeGreaterThan( 0 );
			for ( const tag of tags ) {
				expect( docs ).toContain( `[${ tag.slice( 1, -1 ) }]` );
			}
		}
	} );
} );

describe( 'the label of a field', () => {
	it.each( [
		[ 'the text around it', '<label>Your name [text a]</label>', 'Your name' ],
		[ 'the text after it', '<label>[text a] Nickname</label>', 'Nickname' ],
		[ 'the text of a label for it', '<label for=x>Name:</label>[text a id:x]', 'Name' ],
		[ 'the first of a label with several', '<label>One [text a] two [text b]</label>', 'One' ],
		[
			'text without markup and marks',
			'<label><b>Na&lt;me</b> <span class="star">*</span><br /> [text* a]</label>',
			'Na<me',
		],
		[
			'the legend of a group',
			'<fieldset><legend>Size</legend>[radio a "S"]</fieldset>',
			'Size',
		],
		[
			'not the legend of many',
			'<fieldset><legend>You</legend>[text a][text b]</fieldset>',
			'A',
		],
		[ 'its placeholder', '[text a placeholder "Your name"]', 'Your name' ],
		[
			'its label, which has priority over its placeholder',
			'<label>A1 [text a watermark "x"]</label>',
			'A1',
		],
		[ 'its name', '[text your-first_name]', 'Your first name' ],
		[
			'a generic name for a consent without a name',
			'[acceptance acceptance-1]Yes[/acceptance]',
			'Consent',
		],
		[ 'its name if the label is empty', '<label> [text a-b] </label>', 'A b' ],
		[
			'the text beside it, counter or not',
			'<label>Text [textarea a][count a]</label>',
			'Text',
		],
	] )( 'is %s', async ( _, form, label ) => {
		const [ labels, kept ] = await call< [ Record< string, string >, string ] >(
			'labels',
			form
		);
		expect( Object.values( labels )[ 0 ] ).toBe( label );
		// The inbox has the same labels.
		expect( kept ).toBe( label );
	} );
} );
