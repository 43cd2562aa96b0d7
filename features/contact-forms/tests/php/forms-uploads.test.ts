// Does not depend on the database.
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	dropForms,
	leftFiles,
	makeForm,
	plug,
	route,
	bodyOf,
	submit,
} from '../support/contact-form';
import { countMails, mails } from '../support/mail-double';
import { cutLog, logSize, php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-uploads.php' );

countMails();
afterAll( dropForms );

const FORM =
	'[text your-name][file up filetypes:txt|png|jpg|pdf|gif|docx|csv|xyz limit:20kb][file* needed filetypes:txt]';
const needed = new File( [ 'needed' ], 'n.txt' );
const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
	'base64'
);
const GIF = Buffer.from( 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64' );
const PHP = '<?php system( $_GET["x"] );';

let id = 0;
beforeAll( async () => {
	id = await makeForm( {
		form: FORM,
		mail: { attachments: '[up][needed]', body: '[up]|[needed]' },
	} );
	// Stores where the files are while they exist.
	await plug(
		'watch',
		`add_action( 'pagewright/forms/before-send', static fn ( $s ) => update_option( 'test_files', array_map( static fn ( $files ) => array_map( static fn ( $file ) => array( $file, decoct( fileperms( $file ) & 07777 ), decoct( fileperms( dirname( $file ) ) & 07777 ), file_get_contents( $file ) ), $files ), $s->files ) ) );`
	);
} );
afterAll( async () => {
	await php(
		`wp_delete_file( WPMU_PLUGIN_DIR . '/test-watch.php' ); delete_option( 'test_files' );`
	);
	expect( await leftFiles() ).toEqual( [] );
} );

const watched = () =>
	php< Record< string, [ string, string, string, string ][] > >(
		`return get_option( 'test_files' );`
	);
const errors = ( answer: Awaited< ReturnType< typeof submit > > ) =>
	answer.invalid_fields.map( ( { field, message } ) => `${ field }: ${ message }` );

describe( 'an uploaded file', () => {
	it( 'is stored privately for the mail, and deleted afterwards', async () => {
		const answer = await submit( id, {
			up: new File( [ 'words' ], '../../my résumé.TXT' ),
			needed,
		} );
		expect( answer.status ).toBe( 'mail_sent' );
		const { up = [] } = await watched();
		expect( up ).toEqual( [
			[
				expect.stringMatching( /\/uploads\/wpcf7_uploads\/[0-9a-f]{32}\/my-résumé\.TXT$/ ),
				'400',
				'700',
				'words',
			],
		] );
		expect( await mails() ).toMatchObject( [ { message: 'my-résumé.TXT|n.txt' } ] );
		expect( await leftFiles() ).toEqual( [] );
		expect( await call( 'guards_of_folder' ) ).toEqual( [
			expect.stringMatching( /denied[\s\S]*Deny from all/ ),
			true,
		] );
	} );

	it( 'can be one of many in its field', async () => {
		const two = [
			new File( [ 'a' ], 'a.txt' ),
			new File( [ 'b' ], 'a.txt' ),
			new File( [ 'c' ], 'c.csv' ),
		];
		expect( await submit( id, { 'up[]': two, needed } ) ).toMatchObject( {
			status: 'mail_sent',
		} );
		const { up = [] } = await watched();
		expect( up.map( ( [ path, , , text ] ) => [ path.replace( /.*\//, '' ), text ] ) ).toEqual(
			[
				[ 'a.txt', 'a' ],
				[ 'a-1.txt', 'b' ],
				[ 'c.csv', 'c' ],
			]
		);
		const large = new File( [ 'x'.repeat( 15_000 ) ], 'a.txt' );
		expect( errors( await submit( id, { 'up[]': [ large, large ], needed } ) ) ).toEqual( [
			'up: Too large.',
		] );
	} );

	it.each< [ string, BlobPart, string, string ] >( [
		[ 'exactly the maximum size', 'x'.repeat( 20 * 1024 ), 'a.txt', '' ],
		[ 'a byte too large', 'x'.repeat( 20 * 1024 + 1 ), 'a.txt', 'Too large.' ],
		[ 'empty', '', 'a.txt', '' ],
		[ 'one byte', 'a', 'a.txt', '' ],
		[ 'an image', PNG, 'a.png', '' ],
		[ 'an image with another extension', PNG, 'a.jpg', '' ],
		[ 'a script', PHP, 'a.php', 'Wrong kind.' ],
		[ 'a script with the extension of an image', PHP, 'a.png', 'Wrong kind.' ],
		[ 'a script with the extension of a text', PHP, 'a.txt', 'Wrong kind.' ],
		[ 'a script with an extension that only the form allows', PHP, 'a.xyz', 'Wrong kind.' ],
		[ 'a file with an extension that only the form allows', 'some bytes', 'a.xyz', '' ],
		[
			'an HTML page with the extension of a document',
			'<!doctype html><html><script>1</script>',
			'a.pdf',
			'Wrong kind.',
		],
		[
			'a Windows program',
			Buffer.from( 'MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1' ),
			'a.txt',
			'',
		],
		[ 'text with the extension of an image', 'hello', 'a.gif', 'Wrong kind.' ],
		[ 'two extensions', 'x', 'a.php.txt', '' ],
		[ 'two extensions in reverse order', 'x', 'a.txt.php', 'Wrong kind.' ],
		[ 'a server configuration file', 'x', '.htaccess', 'Wrong kind.' ],
		[ 'an HTML page', 'x', 'a.phtml', 'Wrong kind.' ],
		[ 'an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'Wrong kind.' ],
		[
			'an image that contains a script',
			Buffer.concat( [ GIF, Buffer.from( PHP ) ] ),
			'a.gif',
			'',
		],
		[ 'without an extension', 'x', 'README', 'Wrong kind.' ],
		[ 'with a long name', 'x', `${ 'ü'.repeat( 4000 ) }.txt`, '' ],
	] )( 'is validated: %s', async ( _, content, name, error ) => {
		const answer = await submit( id, { up: new File( [ content ], name ), needed } );
		expect( errors( answer ) ).toEqual( error ? [ `up: ${ error }` ] : [] );
		expect( answer.status ).toBe( error ? 'validation_failed' : 'mail_sent' );
		expect( await leftFiles() ).toEqual( [] );
	} );

	it( 'is required or optional', async () => {
		expect( errors( await submit( id, {} ) ) ).toEqual( [ 'needed: Needed.' ] );
		expect( errors( await submit( id, { needed: 'text', up: 'text' } ) ) ).toEqual( [
			'needed: Needed.',
		] );
		expect( errors( await submit( id, { needed: new File( [], '' ) } ) ) ).toEqual( [
			'needed: Needed.',
		] );
	} );

	it( 'can exceed the limits of PHP', async () => {
		const answer = await submit( id, {
			up: new File( [ Buffer.alloc( 65 * 1024 * 1024 ) ], 'a.txt' ),
		} ).catch( String );
		// More than PHP's limit for a request, so that PHP has nothing of it.
		expect( answer ).toMatch( /^Error: 400: .*wpcf7_unit_tag_not_found/ );
		const body = bodyOf( { needed } );
		body.append( 'MAX_FILE_SIZE', '10' );
		body.append( 'up', new File( [ 'more than ten bytes' ], 'a.txt' ) );
		const response = await fetch( route( id ), { method: 'POST', body } );
		expect( errors( await response.json() ) ).toEqual( [ 'up: Not arrived.' ] );
	} );
} );

describe( 'file names', () => {
	it( 'are sanitized', async () => {
		const names: [ string, string ][] = [
			[ '../../etc/passwd', 'passwd' ],
			[ 'C:\\x\\y.txt', 'y.txt' ],
			[ 'a.php', 'a.php_.txt' ],
			[ 'a.PhP5.jpg', 'a.PhP5_.jpg' ],
			[ 'a.phar.tar.gz', 'a.phar_.tar.gz' ],
			[ '.htaccess', 'htaccess' ],
			[ '.user.ini', 'user.ini_.txt' ],
			[ 'a b  c\t.txt', 'a-b-c.txt' ],
			[ `a';"$(rm -rf)|&<>{}[]*?!#.txt`, 'arm-rf.txt' ],
			[ 'a\u202Etxt.exe', 'atxt.exe_.txt' ],
			[ '\0\r\n', 'file' ],
			[ '', 'file' ],
			[ '...', 'file' ],
			[ 'über 日本.png', 'über-日本.png' ],
			[ '“a”.txt', 'a.txt' ],
		];
		expect(
			await call(
				'clean_names',
				names.map( ( [ name ] ) => name )
			)
		).toEqual( names.map( ( [ , clean ] ) => clean ) );
	} );
} );

describe( 'uploads are deleted', () => {
	const end = ( code: string ) =>
		plug(
			'addon',
			`add_action( 'pagewright/forms/before-send', static function ( $s ) { ${ code } } );`
		);
	const post = () => fetch( route( id ), { method: 'POST', body: bodyOf( { needed } ) } );

	it.each( [
		[ 'an exception', `throw new Exception( 'test' );` ],
		[
			'a fatal error',
			`ini_set( 'memory_limit', '32M' ); $all = ''; while ( true ) { $all .= str_repeat( 'x', 1000000 ); }`,
		],
		[ 'exit', `exit;` ],
		[ 'an aborted submission', `$s->set_status( 'aborted' );` ],
		[ 'a mail that fails', `add_filter( 'pre_wp_mail', '__return_false', 99 );` ],
	] )( 'after %s', async ( _, code ) => {
		const size = await logSize();
		await end(
			`update_option( 'test_files', array( 'needed' => array( array( $s->files['needed'][0] ) ) ) ); ${ code }`
		);
		await post();
		const { needed: kept = [] } = await watched();
		expect( kept[ 0 ]?.[ 0 ] ).toMatch( /n\.txt$/ );
		expect( await leftFiles() ).toEqual( [] );
		await cutLog( size );
	} );

	it( 'a minute after a process was killed, but not while one is running', async () => {
		const file = ( which: string ) => `
			$folder = Pagewright\\Features\\ContactForms\\Uploads\\Folder::make();
			file_put_contents( $folder->path . '/a.txt', 'x' );
			chmod( $folder->path . '/a.txt', 0400 );
			echo "${ which }\\n";`;
		const child = spawn( 'php', [
			'-r',
			`$_SERVER['HTTP_HOST'] = 'localhost'; $_SERVER['REQUEST_URI'] = '/'; require '${ process.env.SITE_DIR }/wp-load.php'; ${ file( 'made' ) } fgets( STDIN );`,
		] );
		await new Promise< void >( ( done ) =>
			child.stdout.on( 'data', ( text ) => String( text ).includes( 'made' ) && done() )
		);
		expect( await leftFiles() ).toHaveLength( 1 );
		const age = () => call( 'age' );
		await age();
		await post();
		expect( await leftFiles() ).toHaveLength( 1 );
		const gone = new Promise( ( done ) => child.once( 'exit', done ) );
		child.kill( 'SIGKILL' );
		await gone;
		await submit( id, { 'your-name': 'next', needed } );
		expect( await leftFiles() ).toEqual( [] );
	} );

	it( 'a hundred at a time, and nothing else', async () => {
		expect( await call( 'sweep_many' ) ).toEqual( [ 105, 5, 2 ] );
	} );

	it( 'in another folder that the site chose', async () => {
		await plug(
			'0-folder',
			`define( 'WPCF7_UPLOADS_TMP_DIR', WP_CONTENT_DIR . '/test-tmp/' );`
		);
		await submit( id, { 'your-name': 'elsewhere', needed } );
		const { needed: kept = [] } = await watched();
		expect( kept[ 0 ]?.[ 0 ] ).toMatch( /\/wp-content\/test-tmp\/[0-9a-f]{32}\/n\.txt$/ );
		expect( await leftFiles() ).toEqual( [] );
		await call( 'remove_other_folder' );
	} );
} );
