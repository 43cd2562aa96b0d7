import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as codes from './codes';

const feature = `${ import.meta.dirname }/../..`;

/** Codes of errors in the PHP of the routes. */
const serverCodes = readdirSync( feature, { recursive: true, encoding: 'utf8' } )
	.filter( ( path ) => path.endsWith( '.php' ) )
	.flatMap( ( path ) => [
		...readFileSync( `${ feature }/${ path }`, 'utf8' ).matchAll(
			/new (?:UploadError|self)\(\s*'([a-z_]+)',\s*(?:\/\*.*\*\/\s*)?(?:sprintf\(|__\()/g
		),
	] )
	.map( ( [ , code = '' ] ) => `pagewright_upload_${ code }` );

describe( 'error codes', () => {
	it( 'are those of plupload and of the routes', () => {
		const constants = Object.fromEntries(
			Object.entries( codes ).filter( ( [ name ] ) => /^(?!REACTIONS$)[A-Z_]+$/.test( name ) )
		);
		expect( constants ).toEqual( {
			...{ GENERIC: -100, HTTP: -200, IO: -300, SECURITY: -400, INIT: -500 },
			...{ FILE_SIZE: -600, FILE_EXTENSION: -601, FILE_DUPLICATE: -602 },
			...{ IMAGE_FORMAT: -700, MEMORY: -701, IMAGE_DIMENSIONS: -702 },
			TYPE: 'pagewright_upload_type',
			EMPTY: 'pagewright_upload_empty',
			PARENT: 'pagewright_upload_parent',
			TOO_LARGE: 'pagewright_upload_too_large',
			NO_SPACE: 'pagewright_upload_no_space',
			DISK_FULL: 'pagewright_upload_disk_full',
			TOO_MANY: 'pagewright_upload_too_many',
			NOT_FOUND: 'pagewright_upload_not_found',
			EXPIRED: 'pagewright_upload_expired',
			OFFSET: 'pagewright_upload_offset',
			DAMAGED: 'pagewright_upload_damaged',
			TOO_LONG: 'pagewright_upload_too_long',
			BUSY: 'pagewright_upload_busy',
			UNAVAILABLE: 'pagewright_upload_unavailable',
			INCOMPLETE: 'pagewright_upload_incomplete',
			CHANGED: 'pagewright_upload_changed',
			NOT_IMAGE: 'pagewright_upload_not_image',
			REFUSED: 'pagewright_upload_refused',
			FAILED: 'pagewright_upload_failed',
			URL_REFUSED: 'pagewright_upload_url',
			NO_FILE: 'pagewright_upload_no_file',
			OTHER_TYPE: 'pagewright_upload_other_type',
			NO_OLD_VERSION: 'pagewright_upload_no_old_version',
			...{ NETWORK: 'network', ENDED: 'ended', NONCE: 'nonce', FORBIDDEN: 'forbidden' },
			SIZES: 'sizes',
			...{ PLACE: 'place', HEIC: 'heic' },
		} );
		expect( Object.keys( codes.REACTIONS ).sort() ).toEqual(
			Object.values( constants ).map( String ).sort()
		);
	} );

	it( 'of all errors of the routes have a reaction', () => {
		expect( new Set( serverCodes ).size ).toBeGreaterThan( 15 );
		expect( serverCodes.filter( ( code ) => ! ( code in codes.REACTIONS ) ) ).toEqual( [] );
	} );

	it( 'say whether the same file may be uploaded again', () => {
		expect( codes.canRetry( codes.NETWORK ) ).toBe( true );
		expect( codes.canRetry( codes.DISK_FULL ) ).toBe( true );
		expect( codes.canRetry( codes.FILE_EXTENSION ) ).toBe( false );
	} );
} );
