import { type Field } from './multipart';

const repeat = ( count: number, make: ( n: number ) => Field ) =>
	Array.from( { length: count }, ( _, n ) => make( n ) );
export const file = ( name: string, type = 'text/plain' ) =>
	`; filename="${ name }"\r\nContent-Type: ${ type }`;

export const SENT = 'mail_sent';
export const WRONG = 'validation_failed';

export const CASES: [ name: string, fields: () => Field[], status: string, invalid?: string[] ][] =
	[
		[
			'a list for a text',
			() => [
				[ 'your-message[]', 'a' ],
				[ 'your-message[]', 'b' ],
			],
			SENT,
		],
		[ 'a list for a needed text', () => [ [ 'your-name[]', '' ] ], WRONG, [ 'your-name' ] ],
		[
			'a map for an address',
			() => [ [ 'your-email[x][y]', 'nobody' ] ],
			WRONG,
			[ 'your-email' ],
		],
		[
			'a list for the unit tag among others',
			() => [ [ 'your-message[__proto__]', 'a' ] ],
			SENT,
		],
		[
			'lists in lists in lists',
			() => [ [ `your-message${ '[a]'.repeat( 60 ) }`, 'deep' ] ],
			SENT,
		],
		[
			'deeper than PHP goes',
			() => [ [ `your-message${ '[a]'.repeat( 5000 ) }`, 'deep' ] ],
			SENT,
		],
		[ 'lists in boxes', () => [ [ 'many[][x]', 'A' ] ], SENT ],
		[ 'a thousand boxes', () => repeat( 900, () => [ 'many[]', 'A' ] as Field ), SENT ],
		[
			'a list for the proof of an answer',
			() => [ [ '_wpcf7_quiz_answer_q[]', 'x' ] ],
			WRONG,
			[ 'q' ],
		],
		[ 'a list for the page', () => [ [ '_wpcf7_container_post[]', '1' ] ], SENT ],
		[
			'a page that is none',
			() => [ [ '_wpcf7_container_post', '-99999999999999999999' ] ],
			SENT,
		],
		[ 'a list for the locale', () => [ [ '_wpcf7_locale[]', '../../x' ] ], SENT ],
		[ 'a locale that is a path', () => [ [ '_wpcf7_locale', '../../x' ] ], SENT ],
		[
			'10,000 fields after ours',
			() => repeat( 10_000, ( n ) => [ `f${ n }`, 'x' ] as Field ),
			SENT,
		],
		[
			'invalid UTF-8',
			() => [
				[
					'your-message',
					Buffer.from( [ 0xff, 0xfe, 0x41, 0xc3, 0x28, 0xed, 0xa0, 0x80 ] ),
				],
			],
			SENT,
		],
		[
			'a needed text of invalid UTF-8',
			() => [ [ 'your-name', Buffer.from( [ 0xc3 ] ) ] ],
			SENT,
		],
		[
			'invalid UTF-8 in names',
			() => [
				[ 'x\xff\xfe[\xc3]', 'x' ],
				[ 'your-message[\xff]', 'x' ],
			],
			SENT,
		],
		[
			'NULs',
			() => [
				[ 'your-message', 'a\0b' ],
				[ 'your-name', '\0Ann\0' ],
			],
			SENT,
		],
		[
			'a needed text of nothing but NULs',
			() => [ [ 'your-name', '\0\0' ] ],
			WRONG,
			[ 'your-name' ],
		],
		[
			'a needed text of blanks of all scripts',
			() => [ [ 'your-name', ' \u3000\u00a0\ufeff\t' ] ],
			WRONG,
			[ 'your-name' ],
		],
		[ 'names with NULs', () => [ [ 'your-message\0x', 'x' ] ], SENT ],
		[
			'names like those of JavaScript',
			() => [
				[ '__proto__', 'a' ],
				[ 'constructor', 'b' ],
				[ 'hasOwnProperty', 'c' ],
			],
			SENT,
		],
		[
			'names like those of PHP',
			() => [
				[ 'GLOBALS', 'a' ],
				[ '_SERVER[x]', 'b' ],
				[ 'this', 'c' ],
			],
			SENT,
		],
		[
			'numbers for names',
			() => [
				[ '0', 'a' ],
				[ '-1', 'b' ],
				[ '99999999999999999999', 'c' ],
			],
			SENT,
		],
		[
			'half a bracket',
			() => [
				[ 'your-message[', 'a' ],
				[ 'x]', 'b' ],
			],
			SENT,
		],
		[ 'no name at all', () => [ [ '', 'a' ] ], SENT ],
		[
			'tags of mails',
			() => [
				[
					'your-message',
					'[your-message] [[your-name]] [_site_admin_email] %1$s %s {{x}} $1 \\1 \\',
				],
			],
			SENT,
		],
		[
			'a script',
			() => [ [ 'your-name', '<script>alert(1)</script><img src=x onerror=alert(1)>' ] ],
			SENT,
		],
		[
			'a shortcode',
			() => [ [ 'your-message', '[gallery ids="1"][caption]x[/caption]' ] ],
			SENT,
		],
		[ 'serialised objects', () => [ [ 'your-message', 'O:8:"stdClass":0:{}' ] ], SENT ],
		[ 'quotes and slashes', () => [ [ 'your-message', `'";\\' OR 1=1 -- /*` ] ], SENT ],
		[
			'a long text',
			() => [ [ 'your-message', 'x'.repeat( 3001 ) ] ],
			WRONG,
			[ 'your-message' ],
		],
		[
			'a very long text',
			() => [ [ 'your-message', 'ü'.repeat( 5_000_000 ) ] ],
			WRONG,
			[ 'your-message' ],
		],
		[ 'very many brackets', () => [ [ 'your-message', '['.repeat( 1990 ) ] ], SENT ],
		[
			'very much white space',
			() => [ [ 'your-message', `a${ ' '.repeat( 1_000_000 ) }b` ] ],
			WRONG,
			[ 'your-message' ],
		],
		[ 'a choice that is none', () => [ [ 'pick', 'Three' ] ], WRONG, [ 'pick' ] ],
		[ 'what a choice means', () => [ [ 'pick', '1' ] ], WRONG, [ 'pick' ] ],
		[
			'two of one choice',
			() => [
				[ 'one[]', 'X' ],
				[ 'one[]', 'Y' ],
			],
			WRONG,
			[ 'one' ],
		],
		[ 'a number that is none', () => [ [ 'n', '1e999' ] ], SENT ],
		[ 'words for a number', () => [ [ 'n', 'NaN' ] ], WRONG, [ 'n' ] ],
		[ 'a day that is none', () => [ [ 'd', '2023-02-30' ] ], WRONG, [ 'd' ] ],
		[ 'a script for an address', () => [ [ 'u', 'javascript:alert(1)' ] ], WRONG, [ 'u' ] ],
		[
			'a forged proof',
			() => [ [ '_wpcf7_quiz_answer_q', 'a'.repeat( 32 ) ] ],
			WRONG,
			[ 'q' ],
		],
		[ 'a wrong answer', () => [ [ 'q', '3' ] ], WRONG, [ 'q' ] ],
		[ 'another id in the body', () => [ [ '_wpcf7', '999999' ] ], SENT ],
		[
			'a path for a file name',
			() => [ [ 'up', 'x', file( '../../../../wp-config.txt' ) ] ],
			SENT,
		],
		[
			'a Windows path for a file name',
			() => [ [ 'up', 'x', file( '..\\\\..\\\\x.txt' ) ] ],
			SENT,
		],
		[ 'a NUL in a file name', () => [ [ 'up', 'x', file( 'a.php\0.txt' ) ] ], WRONG, [ 'up' ] ],
		[ 'invalid UTF-8 in a file name', () => [ [ 'up', 'x', file( '\xff\xfe.txt' ) ] ], SENT ],
		[
			'a huge file name',
			() => [ [ 'up', 'x', file( `${ 'a'.repeat( 60_000 ) }.txt` ) ] ],
			SENT,
		],
		[ 'a file of no bytes', () => [ [ 'up', '', file( 'a.txt' ) ] ], SENT ],
		[
			'a program',
			() => [ [ 'up', '<?php 1;', file( 'a.php', 'image/png' ) ] ],
			WRONG,
			[ 'up' ],
		],
		[ 'settings of a server', () => [ [ 'up', 'x', file( '.htaccess' ) ] ], WRONG, [ 'up' ] ],
		[ 'a file where a text belongs', () => [ [ 'your-message', 'x', file( 'a.txt' ) ] ], SENT ],
		[
			'files in maps',
			() => [
				[ 'up[tmp_name]', 'x', file( 'a.txt' ) ],
				[ 'up[name][error]', 'y', file( 'b.txt' ) ],
			],
			SENT,
		],
		[
			'fifty files',
			() => repeat( 50, ( n ) => [ 'up[]', 'x', file( `${ n }.txt` ) ] as Field ),
			SENT,
		],
		[ 'a text where a file belongs', () => [ [ 'up', '/etc/passwd' ] ], SENT ],
	];
