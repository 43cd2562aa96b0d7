import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { php, phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';

const { call: callPhp } = phpFile( 'features/contact-forms/tests/php/forms-rest.php' );

interface Shown {
	id: number | null;
	slug: string | null;
	title: string;
	locale: string;
	properties: {
		form: { content: string; fields: Record< string, unknown >[] };
		mail: Record< string, unknown >;
		mail_2: Record< string, unknown >;
		messages: Record< string, string >;
		additional_settings: { content: string; settings: [ string, unknown ][] };
	};
	config_errors: Record< string, { message: string; link: string }[] >;
}

const call = async < T = Shown >(
	method: string,
	path: string,
	json?: object,
	role: Role = 'administrator'
) => {
	const who = await visitor( role );
	const response = await who.fetch( `/wp-json/contact-form-7/v1/contact-forms${ path }`, {
		method,
		headers: { ...who.nonce, 'Content-Type': 'application/json' },
		body: json && JSON.stringify( json ),
	} );
	return { status: response.status, body: ( await response.json() ) as T };
};

let id = 0;
beforeAll( async () => {
	const { status, body } = await call( 'POST', '', {
		title: 'Tested',
		locale: 'de_DE',
		form: '[text* a "x|y"]content',
		context: 'save',
	} );
	expect( status ).toBe( 200 );
	id = body.id as number;
} );
afterAll( () => php( `wp_delete_post( ${ id }, true );` ) );

const kept = async () => ( await call( 'GET', `/${ id }` ) ).body;

describe( 'a form in the REST API', () => {
	it( 'is created', async () => {
		const form = await kept();
		expect( form ).toMatchObject( { id, title: 'Tested', locale: 'de_DE', slug: 'tested' } );
		expect( form ).not.toHaveProperty( 'config_errors' );
		expect( form.properties.form ).toEqual( {
			content: '[text* a "x|y"]content',
			fields: [
				{
					type: 'text*',
					basetype: 'text',
					name: 'a',
					options: [],
					raw_values: [ 'x|y' ],
					labels: [ 'x' ],
					values: [ 'x' ],
					pipes: [ [ 'x', 'y' ] ],
					content: '',
				},
			],
		} );
		expect( Object.keys( form.properties.messages ) ).toHaveLength( 23 );
		expect( Object.keys( form.properties.mail ).sort() ).toEqual(
			'active additional_headers attachments body exclude_blank recipient sender subject use_html'.split(
				' '
			)
		);
	} );

	it( 'is listed', async () => {
		const { body } = await call< Record< string, unknown >[] >(
			'GET',
			'?search=Tested&per_page=5'
		);
		expect( body ).toEqual( [
			{
				id,
				hash: expect.stringMatching( /^[0-9a-f]{7}$/ ),
				slug: 'tested',
				title: 'Tested',
				locale: 'de_DE',
			},
		] );
	} );

	it( 'is listed for users who may only read, and who may do nothing else', async () => {
		expect( ( await call( 'GET', '', undefined, 'contributor' ) ).status ).toBe( 200 );
		expect( ( await call( 'GET', `/${ id }`, undefined, 'contributor' ) ).status ).toBe( 403 );
		expect(
			( await call( 'PUT', `/${ id }`, { title: 'No', context: 'save' }, 'contributor' ) )
				.status
		).toBe( 403 );
		expect( ( await call( 'GET', `/${ id }`, undefined, 'editor' ) ).status ).toBe( 200 );
	} );

	it( 'is returned with the changes, but saved only if requested', async () => {
		const { status, body } = await call( 'PATCH', `/${ id }`, {
			title: '',
			form: '  [email b]\r\n',
			locale: 'x<y',
			additional_settings: 'demo_mode : on\nskip_mail: off\nx: 5',
		} );
		expect( status ).toBe( 200 );
		expect( body ).toMatchObject( {
			id,
			locale: 'en_US',
			properties: { form: { content: '[email b]' } },
		} );
		expect( body.title ).toMatch( /\w/ );
		expect( body.properties.additional_settings.settings ).toEqual( [
			[ 'demo_mode', true ],
			[ 'skip_mail', false ],
			[ 'x', '5' ],
		] );
		expect( ( await kept() ).title ).toBe( 'Tested' );
	} );

	it.each( [ 'POST', 'PUT', 'PATCH' ] )(
		'is changed in the properties of %s',
		async ( method ) => {
			const title = `By ${ method } \\ "quotes"`;
			const { body } = await call( method, `/${ id }`, {
				title,
				context: 'save',
				id: 1,
				mail_2: {
					subject: ' x ',
					use_html: '1',
					exclude_blank: 'false',
					active: 0,
					unknown: 1,
					additional_headers: ' A: b \n\n\n C: d ',
					body: { not: 'text' },
				},
			} );
			expect( body.title ).toBe( title );
			const form = await kept();
			expect( form ).toMatchObject( {
				title,
				properties: { form: { content: '[text* a "x|y"]content' } },
			} );
			expect( form.properties.mail_2 ).toEqual( {
				active: false,
				subject: 'x',
				sender: '',
				recipient: '',
				body: '',
				additional_headers: 'A: b\nC: d',
				attachments: '',
				use_html: true,
				exclude_blank: false,
			} );
		}
	);

	it( 'gets a complete mail, and existing messages only', async () => {
		const { body } = await call( 'POST', `/${ id }`, {
			mail: { subject: 'Only' },
			messages: { spam: ' Go <b>away</b> ', nobody_says: 'x', mail_sent_ok: [ 'x' ] },
		} );
		expect( body.properties.mail ).toMatchObject( {
			active: true,
			subject: 'Only',
			body: '',
			recipient: '',
		} );
		expect( body.properties.messages ).toMatchObject( { spam: 'Go <b>away</b>' } );
		expect( Object.keys( body.properties.messages ) ).not.toContain( 'nobody_says' );
		expect( body.config_errors ).toMatchObject( {
			'mail.body': [
				{ message: expect.any( String ), link: '' },
				{ message: 'The field “a” is missing from the emails.', link: '' },
			],
			'messages.spam': [ { message: expect.any( String ) } ],
		} );
	} );

	it( 'keeps scripts only of users with unfiltered_html', async () => {
		const form =
			'<label data-x="1" onclick="x()">A [text a]</label><input type="text" name="b"><script>x()</script><select name="c"><option value="1">1</option></select>';
		const restricted = await callPhp< string >( 'restricted', form );
		expect( restricted ).toBe(
			'<label data-x="1">A [text a]</label><input type="text" name="b">x()<select name="c"><option value="1">1</option></select>'
		);
		expect( ( await call( 'POST', `/${ id }`, { form } ) ).body.properties.form.content ).toBe(
			form
		);
	} );

	it( 'is deleted permanently', async () => {
		const made = ( await call( 'POST', '', { context: 'save' } ) ).body;
		expect( await call( 'DELETE', `/${ made.id }` ) ).toEqual( {
			status: 200,
			body: { deleted: true },
		} );
		expect( ( await call( 'GET', `/${ made.id }` ) ).status ).toBe( 404 );
		expect( await php( `return get_post( ${ made.id } );` ) ).toBeNull();
	} );

	it( 'returns an error if saving or deleting fails', async () => {
		const answers = await callPhp< [ number, string ][] >( 'answers', id );
		expect( answers ).toEqual( [
			[ 500, 'wpcf7_cannot_save' ],
			[ 500, 'wpcf7_cannot_delete' ],
		] );
	} );
} );

describe( 'capabilities', () => {
	const may = ( code: string ) => callPhp< boolean[] >( 'may', code );
	const as = ( role: string ) =>
		`wp_set_current_user( get_users( array( 'role' => '${ role }', 'number' => 1 ) )[0]->ID );`;

	it( 'map to capabilities of WordPress', async () => {
		await Promise.all( ( [ 'editor', 'contributor', 'subscriber' ] as const ).map( visitor ) );
		expect( await may( as( 'administrator' ) ) ).toEqual( [ true, true, true, true, true ] );
		expect( await may( as( 'editor' ) ) ).toEqual( [ true, true, true, false, true ] );
		expect( await may( as( 'contributor' ) ) ).toEqual( [ true, false, false, false, true ] );
		expect( await may( as( 'subscriber' ) ) ).toEqual( [ false, false, false, false, true ] );
		expect( await may( '' ) ).toEqual( [ false, false, false, false, false ] );
	} );

	it( 'can be changed by constants', async () => {
		const all = `define( 'WPCF7_ADMIN_READ_CAPABILITY', 'read' ); define( 'WPCF7_ADMIN_READ_WRITE_CAPABILITY', 'manage_options' );`;
		expect( await may( all + as( 'editor' ) ) ).toEqual( [ true, false, false, false, true ] );
		expect( await may( all + as( 'subscriber' ) ) ).toEqual( [
			true,
			false,
			false,
			false,
			true,
		] );
	} );

	it( 'are known to WordPress after registration', async () => {
		expect( await callPhp( 'capabilities', as( 'editor' ) ) ).toEqual( [ true, false, true ] );
	} );
} );
