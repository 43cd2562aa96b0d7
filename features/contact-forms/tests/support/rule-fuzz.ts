import type { FileFacts } from '../../input';
import type { Rule } from '../../rules/rule';
import { asSent, questionsOf, RULE_NAMES, type Given, type Question } from './rules';

export { random } from '../../../../tests/support/random';

type Draw = () => number;

const upTo = ( draw: Draw, count: number ) => Math.floor( draw() * count );
const oneOf = < T >( draw: Draw, list: readonly T[] ): T => list[ upTo( draw, list.length ) ] as T;
const many = < T >( draw: Draw, most: number, make: () => T ): T[] =>
	Array.from( { length: upTo( draw, most + 1 ) }, make );
const times = ( draw: Draw, least: number, most: number, letters: readonly string[] ) =>
	Array.from( { length: least + upTo( draw, most - least + 1 ) }, () =>
		oneOf( draw, letters )
	).join( '' );

const BLANKS = [
	...' \t\n\v\f\r\u0085\u00a0\u1680\u180e\u2000\u2003\u200a\u200b\u200e\u2028\u2029\u202f\u205f\u2060\u3000\ufeff\0',
];
const ODD = [
	...BLANKS,
	'\r\n',
	'\n\r',
	'😀',
	'日',
	'é',
	'e\u0301',
	'ß',
	'İ',
	'ı',
	'\u212a',
	'\u017f',
	'１',
	'١',
	'０',
	'＠',
	'．',
	'\x7f',
	'\u00ad',
	'\u0000',
	'$',
	'\\',
	'%00',
	'&amp;',
];
const DIGITS = [ ...'0123456789' ];
const LETTERS = [ ...'abcxyzABCXYZ' ];

const digits = ( draw: Draw, least: number, most: number ) => times( draw, least, most, DIGITS );
const maybe = ( draw: Draw, part: string, share = 0.5 ) => ( draw() < share ? part : '' );
const twoOf = ( draw: Draw, most: number ) =>
	`${ upTo( draw, most ) }`.padStart( draw() < 0.95 ? 2 : 1, '0' );

/** Nearly valid input of people and programs, by type. */
const GENERATORS: Record< string, ( draw: Draw ) => string > = {
	email: ( draw ) =>
		`${ times( draw, 0, 5, [ ...LETTERS, ...".+-_!#$%&'*/=?^`{|}~", '"', ',' ] ) }${ oneOf( draw, [ '@', '@', '@', '@', '@@', '' ] ) }${ Array.from( { length: 1 + upTo( draw, 3 ) }, () => times( draw, 0, 4, [ ...LETTERS, ...DIGITS, '-', '-' ] ) ).join( '.' ) }`,
	url: ( draw ) =>
		`${ oneOf( draw, [ 'http', 'https', 'HTTP', 'ftp', 'mailto', 'tel', 'sms', 'fax', 'irc', 'urn', 'javascript', 'data', 'ws', 'x', '' ] ) }${ oneOf( draw, [ ':', '://', '://', '://', ':/', ':///', ':\\\\', '' ] ) }${ oneOf( draw, [ '', '', 'u@', 'u:p@', '@', 'a b@' ] ) }${ oneOf( draw, [ times( draw, 0, 5, [ ...LETTERS, '.', '-', '例', '%', '_' ] ), '[::1]', `[${ times( draw, 0, 9, [ '1', 'f:', ':', '::', '0000:' ] ) }]`, `${ upTo( draw, 300 ) }.${ upTo( draw, 300 ) }.1.1`, digits( draw, 1, 3 ) ] ) }${ oneOf( draw, [ '', '', ':80', ':65535', ':65536', ':', ':x', `:${ digits( draw, 0, 25 ) }` ] ) }${ oneOf( draw, [ '', '/', '/a b', '?q', '#h', '/ä\u0085', '\\x' ] ) }`,
	tel: ( draw ) =>
		`${ oneOf( draw, [ '', '+', '00', '++', '0', '(', '+00', '00+' ] ) }${ times( draw, 3, 17, [ ...DIGITS, ...DIGITS, ...'()/.- #*+a' ] ) }`,
	number: ( draw ) =>
		`${ oneOf( draw, [ '', '', '-', '+', '--' ] ) }${ digits( draw, 0, 3 ) }${ maybe( draw, '.' ) }${ digits( draw, 0, 3 ) }${ maybe( draw, `${ oneOf( draw, [ 'e', 'E', 'e+', 'e-', 'x', 'e--' ] ) }${ digits( draw, 0, 2 ) }`, 0.3 ) }`,
	date: ( draw ) =>
		`${ oneOf( draw, [ '0000', '0001', '0099', '1900', '2000', '2023', '2024', '9999', '10000', '24' ] ) }${ oneOf( draw, [ '-', '-', '-', '/' ] ) }${ twoOf( draw, 14 ) }-${ twoOf( draw, 33 ) }${ maybe( draw, 'T00:00', 0.05 ) }`,
	time: ( draw ) =>
		`${ twoOf( draw, 27 ) }${ oneOf( draw, [ ':', ':', ':', '.' ] ) }${ twoOf( draw, 65 ) }${ maybe( draw, `:${ twoOf( draw, 65 ) }`, 0.4 ) }${ maybe( draw, '.5', 0.05 ) }`,
	text: ( draw ) => times( draw, 0, 9, [ ...LETTERS, ...DIGITS, ...ODD ] ),
	day: ( draw ) =>
		`202${ digits( draw, 1, 1 ) }-0${ 1 + upTo( draw, 9 ) }-${ 1 + upTo( draw, 2 ) }${ digits( draw, 1, 1 ) }`,
};

/** Type that a rule validates first of all. */
const NEAR: Record< string, string > = {
	minnumber: 'number',
	maxnumber: 'number',
	stepnumber: 'number',
	mindate: 'date',
	maxdate: 'date',
	dayofweek: 'day',
};

const known = new Map( RULE_NAMES.map( ( name ) => [ name, questionsOf( name ) ] ) );

/** Returns a value near the rule's limits, with occasional white space and unusual characters. */
function text( draw: Draw, name: string ): string {
	const near = GENERATORS[ NEAR[ name ] ?? name ] ?? GENERATORS.text!;
	let value = draw() < 0.85 ? near( draw ) : oneOf( draw, Object.values( GENERATORS ) )( draw );
	if ( draw() < 0.25 ) {
		const at = upTo( draw, value.length + 1 );
		value = value.slice( 0, at ) + oneOf( draw, ODD ) + value.slice( at );
	}
	if ( draw() < 0.25 ) {
		value = times( draw, 0, 3, BLANKS ) + value + times( draw, 0, 3, BLANKS );
	}
	// An unpaired surrogate cannot be sent.
	return Buffer.from( value ).toString();
}

const THRESHOLDS = [
	0,
	1,
	2,
	3,
	5,
	-1.5,
	'0',
	'2.5',
	'3',
	'10',
	'-15e-1',
	'.5',
	'+1',
	'1,5',
	'x',
	'',
	null,
	true,
	[],
	'5.',
	' 3 ',
];

function ruleOf( draw: Draw, name: string, depth = 0 ): Rule {
	const own = oneOf( draw, known.get( name )! ).rule;
	const bound = /date$/.test( name ) ? GENERATORS.date!( draw ) : oneOf( draw, THRESHOLDS );
	return {
		...own,
		...( draw() < 0.5 && 'threshold' in own && { threshold: bound } ),
		...( name === 'stepnumber' &&
			draw() < 0.5 && {
				base: oneOf( draw, THRESHOLDS ),
				interval: oneOf( draw, THRESHOLDS ),
			} ),
		...( name === 'dayofweek' && { accept: many( draw, 5, () => upTo( draw, 9 ) ) } ),
		...( /^a(ll|ny)$/.test( name ) &&
			draw() < 0.8 && {
				rules: many( draw, 3, () => ( {
					...ruleOf(
						draw,
						oneOf(
							draw,
							RULE_NAMES.filter( ( one ) => depth < 2 || ! /^a/.test( one ) )
						),
						depth + 1
					),
					field: oneOf( draw, [ 'x', 'x', 'x', 'y' ] ),
					error: oneOf( draw, [ '', 'inner', 'other' ] ),
					...( draw() < 0.05 && { rule: 'unknown' } ),
				} ) ),
			} ),
	};
}

const NAMES = [
	'a.txt',
	'A.TXT',
	'a.pdf',
	'a.webp',
	'a.php',
	'a.txt.php',
	'README',
	'.htaccess',
	'a.txt.',
	'a.txt ',
	'a.txt\0',
	'a.svg',
	'',
	'.png',
	'é.jpg',
	'a.ＴＸＴ',
	'a.\u212apg',
];
const file = ( draw: Draw ): FileFacts => ( {
	name: oneOf( draw, NAMES ),
	size: upTo( draw, 14 ),
} );

/** Returns a rule and an input near its limits. */
export function makeQuestion( draw: Draw ): Question {
	const name = oneOf( draw, RULE_NAMES );
	const rule = ruleOf( draw, name );
	const inner = rule.rules?.length ? oneOf( draw, rule.rules ).rule : name;
	const value = () => text( draw, inner );
	const old = oneOf( draw, known.get( name )! );
	const isOfFiles = /file/.test( name );
	const given: Given = isOfFiles
		? { files: many( draw, 3, () => file( draw ) ) }
		: oneOf< () => Given >( draw, [
				value,
				value,
				value,
				value,
				() => many( draw, 4, value ),
				() => [ value(), many( draw, 2, value ) ],
				() => ( { fields: { x: value(), y: value() } } ),
				() => null,
			] )();
	const sent = draw() < 0.1 ? old : asSent( given );
	return { name, rule, values: sent.values, files: sent.files };
}
