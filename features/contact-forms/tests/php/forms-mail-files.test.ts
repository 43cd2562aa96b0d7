// Does not depend on the database.
import { symlinkSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, dropForms, GOOD, makeForm, plug, route, unplug } from '../support/contact-form';
import { mails } from '../support/mail-double';
import { cutLog, logSize, siteUrl, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-mail-files.php' );

const content = `${ process.env.SITE_DIR }/wp-content`;

/** Files that a mail may not attach, by the line that names them. */
const REFUSED = [
	'debug.log',
	'index.php',
	'plugins/pagewright/plugin.php',
	'plugins/pagewright/readme.txt',
	'backups/site.zip',
	'database/.ht.sqlite',
	'uploads/../secret.txt',
	'uploads/link-out.txt',
	'uploads/linked-folder/secret.txt',
	'uploads/2026/../../secret.txt',
	'../wp-config.php',
	'{root}/wp-config.php',
	'{content}/secret.txt',
	'/etc/passwd',
	'php://filter/resource=wp-config.php',
	'file:///etc/passwd',
	'uploads/wpcf7_uploads/0123456789abcdef0123456789abcdef/other.txt',
	'uploads/pagewright-entries/0123456789abcdef0123456789abcdef/other.txt',
	...[
		'x.php',
		'x.PHP',
		'x.php5',
		'x.phtml',
		'x.pht',
		'x.phar',
		'x.php.txt',
		'x.phar.jpg',
		'x.phps',
		'x.log',
		'x.log.txt',
		'error_log',
		'x.sql',
		'x.sql.gz',
		'x.sql.txt',
		'x.sqlite',
		'x.db',
		'.htaccess',
		'.htpasswd',
		'.env',
		'.env.txt',
		'.hidden/a.txt',
		'.user.ini',
		'x.ini',
		'x.conf',
		'x.key',
		'x.pem',
		'x.pfx',
		'x.bak',
		'x.txt.bak',
		'x.txt~',
		'x.swp',
		'x.old',
		'x.zip',
		'x.tar.gz',
		'x.tgz',
		'x.7z',
		'x.rar',
		'x.wpress',
		'x.js',
		'x.html',
		'x.sh',
		'x.exe',
		'x',
		'x.unknown',
	].map( ( name ) => `uploads/secrets-test/${ name }` ),
];

const TAKEN = [
	'uploads/secrets-test/terms.txt',
	'uploads/secrets-test/Our offer (1).pdf',
	'uploads/secrets-test/a.b.jpg',
	'{content}/uploads/secrets-test/terms.txt',
	'uploads/secrets-test/in-library.zip',
];

const full = ( line: string ) =>
	line.replace( '{root}', process.env.SITE_DIR ?? '' ).replace( '{content}', content );

let form = 0;
const send = async () => {
	const one = await visitor( 'visitor' );
	const response = await one.fetch( route( form ).slice( siteUrl.length ), {
		method: 'POST',
		headers: one.nonce,
		body: bodyOf( { ...GOOD, paper: new File( [ 'sent' ], 'sent.txt' ) } ),
	} );
	return ( await response.json() ) as { status: string; message: string };
};

let logged = 0;
beforeAll( async () => {
	logged = await logSize();
	await plug(
		'mails',
		`add_filter( 'pre_wp_mail', static function ( $sent, $mail ) { file_put_contents( WP_CONTENT_DIR . '/test-mails.txt', json_encode( $mail ) . "\\n", FILE_APPEND | LOCK_EX ); return true; }, 10, 2 );`
	);
	await call(
		'make_files',
		[ ...REFUSED, ...TAKEN ].filter(
			( line ) => /^uploads\/[^.]+\/[^/]*/.test( line ) && ! line.includes( 'link' )
		)
	);
	symlinkSync( `${ content }/secret.txt`, `${ content }/uploads/link-out.txt` );
	symlinkSync( content, `${ content }/uploads/linked-folder` );
	form = await makeForm( {
		form: '[text your-name][email your-email][textarea your-message][file paper filetypes:txt]',
	} );
} );
afterAll( async () => {
	await cutLog( logged );
	await unplug( 'mails' );
	await dropForms();
	await call( 'remove_files' );
} );

describe( 'files of the site', () => {
	it.each( [ 'mail', 'second' ] as const )( 'stay secret where they are: %s', async ( which ) => {
		const log = await logSize();
		const attachments = [ '[paper]', ...REFUSED, ...TAKEN ].map( full ).join( '\n' );
		form = await makeForm( {
			form: '[text your-name][email your-email][textarea your-message][file paper filetypes:txt]',
			[ which ]: { active: true, attachments },
		} );
		await mails();
		const answer = await send();
		const sent = await mails();
		expect( answer ).toMatchObject( { status: 'mail_sent', message: 'Sent.' } );
		// The visitor's response does not mention it.
		expect( JSON.stringify( answer ) ).not.toMatch( /secret|uploads|refused|allowed/ );
		const files = Object.values(
			( sent.at( which === 'mail' ? 0 : 1 ) as unknown as { attachments: string[] } )
				.attachments
		).map( ( path ) => path.replace( /.*\//, '' ) );
		expect( files.sort() ).toEqual(
			[ 'Our offer (1).pdf', 'a.b.jpg', 'in-library.zip', 'sent.txt', 'terms.txt' ].sort()
		);
		const said = await cutLog( log );
		expect( said ).toMatch( /sent without debug\.log: file_not_in_content_dir/ );
		expect( said ).toMatch(
			/sent without uploads\/secrets-test\/x\.sql: file_type_not_allowed/
		);
	} );

	it( 'that are refused are reported to users who edit the form', async () => {
		const found = await call< Record< string, { code: string; message: string }[] > >(
			'found',
			await makeForm( {
				mail: {
					attachments:
						'debug.log\nuploads/secrets-test/x.sql\nuploads/none.txt\nuploads/secrets-test/terms.txt',
				},
			} )
		);
		expect( found[ 'mail.attachments' ]?.map( ( { code } ) => code ) ).toEqual( [
			'file_not_in_content_dir',
			'file_type_not_allowed',
			'file_not_found',
		] );
	} );

	it( 'are not attached by add-ons either, unless the site adds their folder', async () => {
		const take = ( before = '' ) => call< ( string | null )[] >( 'take', before );
		expect( await take() ).toEqual( [ 'file_not_in_content_dir', 'file_not_in_content_dir' ] );
		expect(
			await take(
				`add_filter( 'pagewright/forms/attachment-folders', static fn ( $all ) => array( ...$all, WP_CONTENT_DIR ) );`
			)
		).toEqual( [ 'file_type_not_allowed', null ] );
	} );
} );
