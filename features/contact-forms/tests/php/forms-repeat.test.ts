// Runs on both databases.
import { afterAll, describe, expect, it } from 'vitest';
import { AGENT, dropForms, GOOD, makeForm, plug, submit } from '../support/contact-form';
import { mails, countMails } from '../support/mail-double';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-repeat.php' );

countMails();
afterAll( dropForms );

describe( 'duplicate submissions', () => {
	it( 'send one mail and get the same response', async () => {
		const id = await makeForm( {
			form: '[text* your-name][quiz q "1+1=?|2"][email your-email][textarea your-message]',
		} );
		const proof = await php< string >(
			`return Pagewright\\Features\\ContactForms\\Tags\\Quiz\\Proof::of( ${ id }, 'q', '2' );`
		);
		const fields = { ...GOOD, q: '2', _wpcf7_quiz_answer_q: proof };
		const first = await submit( id, fields );
		const second = await submit( id, {
			...fields,
			_wpcf7_posted_data_hash: first.posted_data_hash,
		} );
		expect( second ).toEqual( { ...first, quiz: second.quiz } );
		expect( second.quiz?.q?.[ 0 ] ).toBe( '1+1=?' );
		expect( await mails() ).toHaveLength( 1 );
	} );

	it( 'send two mails from two visitors, and with another text, form, file or position', async () => {
		const [ id, other ] = [
			await makeForm( {
				form: '[text your-name][file up filetypes:txt][textarea your-message]',
			} ),
			await makeForm(),
		];
		const file = ( text: string ) => new File( [ text ], 'a.txt' );
		await submit( id, { ...GOOD, up: file( 'a' ) } );
		await submit( id, { ...GOOD, up: file( 'b' ) } );
		await submit( id, { ...GOOD, up: file( 'a' ) }, { 'user-agent': `${ AGENT } 2` } );
		await submit( id, { ...GOOD, up: file( 'a' ), 'your-message': 'hello' } );
		await submit( id, { ...GOOD, up: file( 'a' ), _wpcf7_unit_tag: 'wpcf7-f1-o2' } );
		await submit( other, { ...GOOD } );
		expect( await mails() ).toHaveLength( 6 );
		await submit( id, { ...GOOD, up: file( 'a' ) } );
		expect( await mails() ).toHaveLength( 0 );
	} );

	it( 'are tried again after a failure, and sent again after a minute', async () => {
		const id = await makeForm( { mail: { recipient: '[your-name]@example.org' } } );
		const fails = { ...GOOD, 'your-name': 'fail' };
		expect( [
			( await submit( id, fails ) ).status,
			( await submit( id, fails ) ).status,
		] ).toEqual( [ 'mail_failed', 'mail_failed' ] );
		expect( await mails() ).toHaveLength( 2 );
		await submit( id, GOOD );
		const age = ( seconds: number ) => call( 'age', seconds );
		await age( 50 );
		await submit( id, GOOD );
		expect( await mails() ).toHaveLength( 1 );
		await age( 20 );
		await submit( id, GOOD );
		expect( await mails() ).toHaveLength( 1 );
		await plug( 'addon', `add_filter( 'pagewright/forms/repeat-seconds', '__return_zero' );` );
		await submit( id, GOOD );
		await submit( id, GOOD );
		expect( await mails() ).toHaveLength( 2 );
	} );

	it( 'store no personal data', async () => {
		const id = await makeForm();
		await submit( id, GOOD );
		expect( await call( 'sweep' ) ).toEqual( [ true, 0 ] );
	} );

	it( 'send one mail for eight at the same moment, and eight mails for eight others', async () => {
		const id = await makeForm();
		await plug(
			'addon',
			`add_filter( 'pre_wp_mail', static function ( $sent ) { usleep( 300000 ); return $sent; }, 1 );`
		);
		const same = await Promise.all( Array.from( { length: 8 }, () => submit( id, GOOD ) ) );
		expect( new Set( same.map( ( answer ) => JSON.stringify( answer ) ) ).size ).toBe( 1 );
		expect( same[ 0 ]?.status ).toBe( 'mail_sent' );
		expect( await mails() ).toHaveLength( 1 );
		const others = await Promise.all(
			Array.from( { length: 8 }, ( _, n ) =>
				submit( id, { ...GOOD, 'your-message': `${ n }` } )
			)
		);
		expect( others.map( ( { status } ) => status ) ).toEqual( Array( 8 ).fill( 'mail_sent' ) );
		expect( ( await mails() ).map( ( { message } ) => message ).sort() ).toEqual( [
			...'01234567',
		] );
	} );
} );
