// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import type { FormParts } from '../support/forms';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-configuration-mail.php' );

interface Finding {
	code: string;
	message: string;
	fix?: { label: string; part: string; find: string; text: string };
}

const CODES = [ 'unknown_mail_tag', 'field_not_mailed', 'file_not_attached' ];

const MAIL = {
	active: true,
	subject: 'Hello',
	sender: 'Site <wordpress@example.org>',
	recipient: 'office@example.com',
	body: 'B',
};

/**
 * Returns the hints of a form about its fields and mails: section, message, and the button's
 * action.
 */
async function hints( properties: FormParts, before = '' ) {
	const all = await call< Record< string, Finding[] > >(
		'findings',
		{ mail: MAIL, ...properties },
		before
	);
	return Object.entries( all ).flatMap( ( [ section, findings ] ) =>
		findings
			.filter( ( { code } ) => CODES.includes( code ) )
			.map( ( { message, fix } ) =>
				[ section, message, fix && `${ fix.label }: ${ fix.find } → ${ fix.text }` ].join(
					' | '
				)
			)
	);
}

const mail = ( changes: object ) => ( { ...MAIL, ...changes } );

const missing = ( name: string, text: string ) =>
	`mail.body | The field “${ name }” is missing from the emails. | Add to the message body:  → ${ text }`;
const unattached = ( name: string ) =>
	`mail.attachments | Files of the field “${ name }” are not attached to any email. | Attach files:  → [${ name }]`;
const replace = ( section: string, wrong: string, right: string ) =>
	`${ section } | ${ wrong } is not a field of this form. | Replace with ${ right }: ${ wrong } → ${ right }`;
const remove = ( section: string, wrong: string ) =>
	`${ section } | ${ wrong } is not a field of this form. | Remove: ${ wrong } → `;

describe( 'fields and mail templates', () => {
	it.each< [ string, FormParts, string[] ] >( [
		[ 'nothing', { form: '[submit]' }, [] ],
		[ 'a field in the body', { form: '[text a]', mail: mail( { body: '[ a ]' } ) }, [] ],
		[ 'in the subject', { form: '[text a]', mail: mail( { subject: '[a]' } ) }, [] ],
		[ 'in the sender', { form: '[text a]', mail: mail( { sender: '[a] <a@b.c>' } ) }, [] ],
		[ 'in the recipient', { form: '[text a]', mail: mail( { recipient: '[a]' } ) }, [] ],
		[
			'in a header',
			{ form: '[email a]', mail: mail( { additional_headers: 'Reply-To: [a]' } ) },
			[],
		],
		[ 'as it was sent', { form: '[text a "x|y"]', mail: mail( { body: '[_raw_a]' } ) }, [] ],
		[ 'as a date', { form: '[date d]', mail: mail( { body: '[_format_d "Y"]' } ) }, [] ],
		[ 'with a dot', { form: '[text a.b]', mail: mail( { body: '[a.b]' } ) }, [] ],
		[
			'all of them',
			{ form: '[text a][text b]', mail: mail( { body: '[_all_fields]' } ) },
			[],
		],
		[ 'in the second mail', { form: '[text a]', mail_2: mail( { body: '[a]' } ) }, [] ],
		[
			'in a second mail that is off',
			{ form: '[text a]', mail_2: mail( { body: '[a] [nobody]', active: false } ) },
			[ missing( 'a', 'A: [a]' ) ],
		],
		[
			'in no mail',
			{ form: '<label>Your phone [tel phone]</label>' },
			[ missing( 'phone', 'Your phone: [phone]' ) ],
		],
		[
			'a label with brackets and an HTML mail',
			{
				form: '<label>Size [cm] &amp; more? [text s]</label>',
				mail: mail( { use_html: true } ),
			},
			[ missing( 's', 'Size (cm) &amp; more? [s]' ) ],
		],
		[
			'only literally',
			{ form: '[text a]', mail: mail( { body: '[[a]]' } ) },
			[ missing( 'a', 'A: [a]' ) ],
		],
		[
			'many that are in no mail',
			{ form: '[text a][text b][text c][hidden d]' },
			[
				'mail.body | These fields are missing from the emails: a, b, c, d. | Add to the message body:  → A: [a]\nB: [b]\nC: [c]\nD: [d]',
			],
		],
		[
			'a tag without a field',
			{ form: '[quiz q][captchar c][textarea a][count a]', mail: mail( { body: '[a]' } ) },
			[],
		],
		[
			'an optional consent only',
			{ form: '[acceptance a]A[/acceptance][acceptance b optional]B[/acceptance]' },
			[ missing( 'b', 'B: [b]' ) ],
		],
		[ 'a form without mail', { form: '[text a]', additional_settings: 'skip_mail: on' }, [] ],
		[
			'a file that is attached',
			{ form: '[file f]', mail: mail( { attachments: '[f]' } ) },
			[],
		],
		[
			'a file that is only named',
			{ form: '[file f]', mail: mail( { body: '[f] [_all_fields]' } ) },
			[ unattached( 'f' ) ],
		],
		[
			'a similar name',
			{ form: '[text your-name]', mail: mail( { body: '[your-name] [your-nmae]' } ) },
			[ replace( 'mail.body', '[your-nmae]', '[your-name]' ) ],
		],
		[
			'a name in another case, with its prefix and its format',
			{
				form: '[date Day]',
				mail: mail( { subject: '[_format_day "j. F"] [_raw_Day]', body: '[_raw_day]' } ),
			},
			[
				replace( 'mail.subject', '[_format_day "j. F"]', '[_format_Day "j. F"]' ),
				replace( 'mail.body', '[_raw_day]', '[_raw_Day]' ),
			],
		],
		[
			'a name that is similar to two',
			{ form: '[text name1][text name2]', mail: mail( { body: '[name3] [_all_fields]' } ) },
			[ remove( 'mail.body', '[name3]' ) ],
		],
		[
			'a name that is similar to none',
			{
				form: '[text a]',
				mail: mail( { body: '[a]', recipient: '[your-email]' } ),
				mail_2: mail( { attachments: '[old-file]' } ),
			},
			[
				remove( 'mail.recipient', '[your-email]' ),
				remove( 'mail_2.attachments', '[old-file]' ),
			],
		],
		[
			'the answer to a quiz',
			{ form: '[quiz sum][text a]', mail: mail( { body: '[a] [sum]' } ) },
			[
				'mail.body | [sum] is a quiz, CAPTCHA or counter, which has no value in emails. | Remove: [sum] → ',
			],
		],
		[
			'special tags and words in brackets',
			{
				form: '[text a]',
				mail: mail( {
					subject: '[Shop] [_site_title]',
					body: '[a] [wpcf7.url] [_ticket] [[x]]',
				} ),
			},
			[],
		],
	] )( '%s', async ( _, properties, expected ) => {
		expect( await hints( properties ) ).toEqual( expected );
	} );

	it( 'a new form has no problem', async () => {
		expect( await call( 'findings_of_new_form' ) ).toEqual( [] );
	} );

	it.each( [
		[
			'names them',
			`add_filter( 'pagewright/forms/mail-tags', static fn ( $names ) => array( ...$names, 'ticket' ) );`,
			[],
		],
		[
			'names them as add-ons of Contact Form 7 do',
			`add_filter( 'wpcf7_collect_mail_tags', static fn ( $names ) => array( ...$names, 'ticket' ) );`,
			[],
		],
		[
			'replaces them without naming them',
			`add_filter( 'wpcf7_special_mail_tags', static fn ( $text, $name ) => 'ticket' === $name ? '7' : $text, 10, 2 );`,
			[],
		],
		[
			'replaces them in the whole mail',
			`add_filter( 'wpcf7_mail_components', static fn ( $parts ) => $parts );`,
			[],
		],
		[ 'is missing', '', [ remove( 'mail.body', '[ticket]' ) ] ],
		[
			'has a misspelled tag',
			`add_filter( 'pagewright/forms/mail-tags', static fn ( $names ) => array( ...$names, 'tickets' ) );`,
			[ replace( 'mail.body', '[ticket]', '[tickets]' ) ],
		],
		[
			'returns invalid values',
			`add_filter( 'pagewright/forms/mail-tags', static fn () => array( null, 3, array(), 'a' ) );`,
			[ remove( 'mail.body', '[ticket]' ) ],
		],
	] )( 'tags of an add-on: %s', async ( _, before, expected ) => {
		const properties = { form: '[text a]', mail: mail( { body: '[a] [ticket]' } ) };
		expect( await hints( properties, before ) ).toEqual( expected );
	} );

	it( 'a container of an add-on is not a field', async () => {
		const properties = { form: '[group one][text a][/group]', mail: mail( { body: '[a]' } ) };
		const before = `add_action( 'wpcf7_init', static fn () => wpcf7_add_form_tag( 'group', static fn () => '', true ) );`;
		expect( await hints( properties, before ) ).toEqual( [] );
	} );

	it( 'the API returns the fix of a problem', async () => {
		expect( await call( 'messages_of_body', { form: '[text a]', mail: MAIL } ) ).toEqual( [
			{
				message: 'The field “a” is missing from the emails.',
				link: '',
				fix: {
					label: 'Add to the message body',
					part: 'mail.body',
					find: '',
					text: 'A: [a]',
				},
			},
		] );
	} );

	it( 'names are case-sensitive', async () => {
		const pairs = [
			[ 'name', 'name', 0 ],
			[ 'nmae', 'name', 1 ],
			[ 'nam', 'name', 1 ],
			[ 'names', 'name', 1 ],
			[ 'game', 'name', 1 ],
			[ '', 'name', 4 ],
			[ 'your-mail', 'your-name', 3 ],
		];
		expect( await call( 'distances', pairs ) ).toEqual(
			pairs.map( ( [ , , distance ] ) => distance )
		);
	} );
} );
