// Does not depend on the database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropForms, makeForm, route } from '../support/contact-form';
import { inside } from '../support/forms';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-original.php' );

/** Rules of Contact Form 7 6.1.6 for each tag, each with its threshold or list. */
const ORIGINAL: Record< string, string[] > = {
	'[text a]': [ 'maxlength 400' ],
	'[text* a]': [ 'required', 'maxlength 400' ],
	'[text a 40/80]': [ 'maxlength 80' ],
	'[text a minlength:3]': [ 'minlength 3', 'maxlength 400' ],
	'[text a minlength:3 maxlength:9]': [ 'minlength 3', 'maxlength 9' ],
	'[text a maxlength:0]': [ 'maxlength 400' ],
	'[email a]': [ 'email', 'maxlength 400' ],
	'[email* a]': [ 'required', 'email', 'maxlength 400' ],
	'[url a]': [ 'url', 'maxlength 400' ],
	'[url* a]': [ 'required', 'url', 'maxlength 400' ],
	'[tel a]': [ 'tel', 'maxlength 400' ],
	'[tel* a]': [ 'required', 'tel', 'maxlength 400' ],
	'[textarea a]': [ 'maxlength 2000' ],
	'[textarea* a]': [ 'required', 'maxlength 2000' ],
	'[textarea a 40x5/900]': [ 'maxlength 900' ],
	'[number a]': [ 'number' ],
	'[number* a min:0]': [ 'required', 'number', 'minnumber 0' ],
	'[number a min:-1.5 max:5]': [ 'number', 'minnumber -1.5', 'maxnumber 5' ],
	'[number a min:x]': [ 'number' ],
	'[range a]': [ 'number', 'minnumber 0', 'maxnumber 100' ],
	'[range* a]': [ 'required', 'number', 'minnumber 0', 'maxnumber 100' ],
	'[range a min:10]': [ 'number', 'minnumber 10', 'maxnumber 100' ],
	'[range a max:10]': [ 'number', 'minnumber 0', 'maxnumber 10' ],
	'[range a min:-5 max:500]': [ 'number', 'minnumber -5', 'maxnumber 500' ],
	'[date a]': [ 'date' ],
	'[date* a min:2030-01-01]': [ 'required', 'date', 'mindate 2030-01-01' ],
	'[date a max:2030-12-31]': [ 'date', 'maxdate 2030-12-31' ],
	'[checkbox a "x" "y"]': [ 'enum x,y' ],
	'[checkbox* a "x|y"]': [ 'required', 'enum x' ],
	'[checkbox a exclusive "x"]': [ 'maxitems 1', 'enum x' ],
	'[checkbox a free_text "x"]': [],
	'[radio a "x" "y"]': [ 'required', 'maxitems 1', 'enum x,y' ],
	'[select a "x" "y"]': [ 'enum x,y' ],
	'[select* a "x"]': [ 'required', 'enum x' ],
	'[select a multiple "x"]': [ 'enum x' ],
	'[select a first_as_label "x" "y"]': [ 'enum y' ],
	'[select a include_blank "x"]': [ 'enum x' ],
	'[file a]': [ 'file audio/*,video/*,image/*', 'maxfilesize 1048576' ],
	'[file* a]': [ 'requiredfile', 'file audio/*,video/*,image/*', 'maxfilesize 1048576' ],
	'[file a limit:2mb filetypes:pdf|.txt]': [ 'file .pdf,.txt', 'maxfilesize 2097152' ],
	'[file a limit:3kb]': [ 'file audio/*,video/*,image/*', 'maxfilesize 3072' ],
	'[file a limit:100]': [ 'file audio/*,video/*,image/*', 'maxfilesize 100' ],
	'[acceptance a]': [],
	'[acceptance a optional]': [],
	'[quiz a "1+1=?|2"]': [],
	'[captchac a]': [],
	'[captchar a]': [],
	'[hidden a]': [],
	'[count a]': [],
	'[reflection a]': [],
	'[output a]': [],
	'[response]': [],
	'[submit "Send"]': [],
};

/** Intended differences: a menu with one choice accepts one; an impossible default is not a limit. */
const OURS: Record< string, string[] > = {
	'[select a "x" "y"]': [ 'maxitems 1', 'enum x,y' ],
	'[select* a "x"]': [ 'required', 'maxitems 1', 'enum x' ],
	'[select a first_as_label "x" "y"]': [ 'maxitems 1', 'enum y' ],
	'[select a include_blank "x"]': [ 'maxitems 1', 'enum x' ],
	'[radio* a "x"]': [ 'required', 'maxitems 1', 'enum x' ],
	'[range a min:200]': [ 'number', 'minnumber 200' ],
	'[range a max:-5]': [ 'number', 'maxnumber -5' ],
	'[text a minlength:500]': [ 'minlength 500' ],
	'[textarea a minlength:9 maxlength:3]': [],
};

/** Names of the rules of 6.1.6. */
const RULES = [
	...[ 'required', 'requiredfile', 'email', 'url', 'tel', 'number', 'date', 'time', 'file' ],
	...[ 'enum', 'dayofweek', 'minitems', 'maxitems', 'minlength', 'maxlength', 'minnumber' ],
	...[ 'maxnumber', 'mindate', 'maxdate', 'minfilesize', 'maxfilesize', 'stepnumber' ],
	...[ 'all', 'any' ],
];

const expected = Object.entries( { ...ORIGINAL, ...OURS } );

describe( 'rules of a tag', () => {
	let found: string[][] = [];
	let types: string[] = [];
	beforeAll( async () => {
		[ found, types ] = await call< [ string[][], string[] ] >(
			'rules_by_form',
			expected.map( ( [ tag ] ) => tag )
		);
	} );

	it( 'are listed for every tag type except those of services', () => {
		const listed = new Set( expected.map( ( [ tag ] ) => /^\[(\S+?)[ \]]/.exec( tag )![ 1 ] ) );
		expect( types.filter( ( type ) => ! listed.has( type ) ).sort() ).toEqual( [
			'cf7-hcaptcha',
			'hcaptcha',
			'recaptcha',
			'stripe',
			'turnstile',
		] );
	} );

	it.each( expected.map( ( [ tag, rules ], at ) => [ tag, rules, at ] as const ) )(
		'%s: %j',
		( tag, rules, at ) => {
			expect( found[ at ] ).toEqual( rules );
		}
	);
} );

describe( 'the schema route’s own schema', () => {
	let id = 0;
	beforeAll( async () => {
		id = await makeForm( { form: Object.keys( ORIGINAL ).join( '' ) } );
	} );
	afterAll( dropForms );
	const describeRoute = async () =>
		( await ( await fetch( route( id, 'feedback/schema' ), { method: 'OPTIONS' } ) ).json() )
			.schema;

	it( 'contains every rule of the original', async () => {
		const { properties, type } = await describeRoute();
		const { rule, field, error, accept, threshold, base, interval } =
			properties.rules.items.properties;
		expect( type ).toBe( 'object' );
		expect( [ ...rule.enum ].sort() ).toEqual( [ ...RULES ].sort() );
		expect( properties.rules.items.required ).toEqual( [ 'rule' ] );
		expect( field.pattern ).toBe( '^[A-Za-z][-A-Za-z0-9_:]*$' );
		for ( const one of [ error, accept, threshold, base, interval ] ) {
			expect( one ).toBeTypeOf( 'object' );
		}
	} );

	it( 'contains rules of add-ons', async () => {
		expect( await call( 'rules_with_add_on', id ) ).toContain( 'iban' );
	} );

	it( 'matches every rule that a tag creates', async () => {
		expect(
			await call(
				'errors_in_rules',
				{
					form: expected.map( ( [ tag ] ) => tag ).join( '' ),
				},
				id
			)
		).toEqual( [] );
	} );
} );

/** Whether the original treats a value as checked: any value that is not empty() after trimming. */
const BOXES: [ sent: unknown, isChecked: boolean ][] = [
	[ undefined, false ],
	[ '', false ],
	[ '0', false ],
	[ ' 0\u00a0', false ],
	[ ' \t', false ],
	[ '1', true ],
	[ 'on', true ],
	[ 'false', true ],
	[ '00', true ],
	[ [ '1' ], true ],
	[ [ '0' ], false ],
	[ [], false ],
];

/** Options of an acceptance => whether the form passes with a checked or an unchecked box. */
const OPTIONS: Record< string, [ checked: boolean, unchecked: boolean ] > = {
	'': [ true, false ],
	invert: [ false, true ],
	optional: [ true, true ],
	'optional invert': [ true, true ],
	'default:on': [ true, false ],
	'invert default:on': [ false, true ],
};

describe( 'acceptance', () => {
	interface Judged {
		kept: string;
		passes: boolean;
		passesAsField: boolean;
		consent: Record< string, string > | [];
		mail: string;
	}
	const cases = Object.keys( OPTIONS ).flatMap( ( options ) =>
		BOXES.map( ( [ sent, isChecked ] ) => ( { options, sent, isChecked } ) )
	);
	let judged: Judged[] = [];
	beforeAll( async () => {
		judged = await call< Judged[] >( 'judge', cases );
	} );

	it.each( cases.map( ( one, at ) => ( { ...one, at } ) ) )(
		'[acceptance a $options], sent $sent',
		( { options, isChecked, at } ) => {
			const passes = OPTIONS[ options ]![ isChecked ? 0 : 1 ];
			expect( judged[ at ] ).toEqual( {
				kept: isChecked ? '1' : '',
				passes,
				passesAsField: passes,
				// The consent, whichever way the form requires it: an unchecked "I do not agree" is
				// not consent.
				consent: isChecked ? { a: 'I <b>agree</b>' } : [],
				mail: isChecked ? 'Consented: I agree' : 'Not consented: I agree',
			} );
		}
	);

	it( 'records no consent to an empty text', async () => {
		expect(
			await call( 'consent', {
				form: '[acceptance a]',
			} )
		).toEqual( [] );
	} );
} );

/**
 * The original numbers boxes inside a group, so its last boxes come after the next field if an
 * author numbers fields individually.
 */
describe( 'tabindex', () => {
	it.each( [
		'[checkbox a tabindex:3 free_text "x" "y"]',
		'[radio a tabindex:3 "x" "y" "z"]',
		'[acceptance a tabindex:3]',
		'[text a tabindex:3]',
		'[select a tabindex:3 "x"]',
	] )( '%s gets the given number', async ( tag ) => {
		const [ html ] = await inside( [ tag ] );
		const numbers = [ ...html!.matchAll( /tabindex="(-?\d+)"/g ) ].map( ( one ) => one[ 1 ] );
		expect( new Set( numbers ) ).toEqual( new Set( [ '3' ] ) );
	} );
} );

it( 'lists of add-ons come before the choice with free text', async () => {
	const [ html ] = await inside(
		[ '[checkbox a data:towns free_text "Ulm" "Other"]' ],
		`add_filter( 'pagewright/forms/data', static fn () => array( 'Jena' ) );`
	);
	expect( [ ...html!.matchAll( / value="(\w+)"/g ) ].map( ( one ) => one[ 1 ] ) ).toEqual( [
		'Ulm',
		'Jena',
		'Other',
	] );
} );

it( 'contradicting limits of a counter are ignored', async () => {
	const [ html ] = await inside( [ '[text a minlength:9 maxlength:3][count a down]' ] );
	expect( html ).toContain( 'data-starting-value="0" data-current-value="0">0</span>' );
} );

it( 'a form contains the version that add-ons compare with', async () => {
	const { html, version } = await call< { html: string; version: string } >( 'html_and_version', {
		form: '[text a]',
	} );
	expect( version ).toBe( '6.1.6' );
	expect( html ).toContain( `name="_wpcf7_version" value="${ version }"` );
} );
