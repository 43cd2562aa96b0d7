// Provides the WordPress core files: from a given directory, the cache, wordpress.org, or the
// Debian package.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	unlinkSync,
	writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { state } from './paths.mjs';

/** Tested releases: the latest of each branch, and the Debian suite that contains it. */
const RELEASES = {
	7.1: { version: '7.1.4', suite: 'sid' },
	6.8: { version: '6.8.7', suite: 'trixie' },
};
const NEWEST = '7.1';

const versionOf = ( dir ) =>
	/\$wp_version = '([^']+)'/.exec(
		readFileSync( `${ dir }/wp-includes/version.php`, 'utf8' )
	)?.[ 1 ];

/**
 * @param {string}                 wp  '7.1', '6.8', or a directory with WordPress.
 * @param {(line: string) => void} log Reports progress.
 * @return {Promise<{dir: string, version: string}>} Where the files are.
 */
export async function ensureCore( wp = process.env.WP_VERSION || NEWEST, log = console.log ) {
	const release = RELEASES[ wp ];
	if ( ! release ) {
		const dir = resolve( wp );
		if ( ! existsSync( `${ dir }/wp-includes/version.php` ) ) {
			throw new Error(
				`--wp takes ${ Object.keys( RELEASES ).join( ', ' ) } or a directory that holds WordPress; "${ wp }" is neither.`
			);
		}
		return { dir, version: versionOf( dir ) };
	}
	const dir = `${ state }/core-${ wp }`;
	if ( ! existsSync( `${ dir }/wp-includes/version.php` ) ) {
		await obtain( release, dir, log );
	}
	return { dir, version: versionOf( dir ) };
}

async function obtain( release, dir, log ) {
	const work = `${ dir }.part`;
	rmSync( work, { recursive: true, force: true } );
	mkdirSync( work, { recursive: true } );
	const problems = [];
	for ( const source of [ fromWordPressOrg, fromDebian ] ) {
		try {
			renameSync( await source( release, work, log ), dir );
			break;
		} catch ( error ) {
			problems.push( `${ source.name }: ${ error.cause?.code ?? error.message }` );
		}
	}
	rmSync( work, { recursive: true, force: true } );
	if ( ! existsSync( dir ) ) {
		throw new Error(
			`WordPress could not be obtained (${ problems.join( '; ' ) }). Name a directory that holds it: npm start -- --wp PATH`
		);
	}
}

async function fromWordPressOrg( { version }, work, log ) {
	const url = `https://wordpress.org/wordpress-${ version }.tar.gz`;
	const response = await fetch( url, {
		signal: AbortSignal.timeout( 300_000 ),
	} );
	if ( ! response.ok ) {
		throw new Error( `HTTP ${ response.status }` );
	}
	log( `› Downloading WordPress ${ version } from wordpress.org …` );
	const total = Number( response.headers.get( 'content-length' ) );
	const chunks = [];
	let received = 0;
	let shown = 0;
	for await ( const chunk of response.body ) {
		chunks.push( chunk );
		received += chunk.length;
		if ( total && received / total >= shown + 0.25 ) {
			shown = Math.floor( ( received / total ) * 4 ) / 4;
			log( `  ${ Math.round( shown * 100 ) } %` );
		}
	}
	const archive = Buffer.concat( chunks );
	const expected = ( await ( await fetch( `${ url }.sha1` ) ).text() ).trim();
	if ( createHash( 'sha1' ).update( archive ).digest( 'hex' ) !== expected ) {
		throw new Error( 'checksum mismatch' );
	}
	writeFileSync( `${ work }/core.tar.gz`, archive );
	execFileSync( 'tar', [ 'xzf', 'core.tar.gz' ], { cwd: work } );
	return `${ work }/wordpress`;
}

function fromDebian( { suite }, work, log ) {
	// The mirror and its keys are those of the machine's own apt configuration.
	const uri = execFileSync(
		'apt-get',
		[ 'indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages', 'Component: main' ],
		{ encoding: 'utf8' }
	)
		.split( '\n' )
		.find( ( line ) => /\/debian\/?$/.test( line ) );
	if ( ! uri ) {
		throw new Error( 'apt knows no Debian mirror' );
	}
	log(
		`› wordpress.org cannot be reached; taking WordPress from the Debian archive (suite ${ suite }) …`
	);
	const apt = `${ work }/apt`;
	for ( const sub of [ 'lists/partial', 'cache/archives/partial' ] ) {
		mkdirSync( `${ apt }/${ sub }`, { recursive: true } );
	}
	writeFileSync( `${ apt }/status`, '' );
	writeFileSync( `${ apt }/sources.list`, `deb ${ uri } ${ suite } main\n` );
	const options = Object.entries( {
		'Dir::Etc::sourcelist': `${ apt }/sources.list`,
		'Dir::Etc::sourceparts': '/nonexistent',
		'Dir::State::lists': `${ apt }/lists`,
		'Dir::State::status': `${ apt }/status`,
		'Dir::Cache': `${ apt }/cache`,
		'APT::Sandbox::User': 'root',
		'Acquire::Languages': 'none',
	} ).flatMap( ( [ key, value ] ) => [ '-o', `${ key }=${ value }` ] );
	const packages = [
		'wordpress',
		'wordpress-theme-twentytwentyfive',
		'libphp-phpmailer',
		'php-getid3',
		'libjs-cropper',
		'libjs-jquery-ui',
		'libjs-lodash',
		'libjs-underscore',
		'ca-certificates',
	];
	execFileSync( 'apt-get', [ ...options, '-qq', 'update' ], {
		stdio: [ 'ignore', 'ignore', 'inherit' ],
	} );
	execFileSync( 'apt-get', [ ...options, '-qq', 'download', ...packages ], {
		cwd: apt,
		stdio: [ 'ignore', 'ignore', 'inherit' ],
	} );
	const tree = `${ work }/tree`;
	for ( const file of readdirSync( apt ).filter( ( name ) => name.endsWith( '.deb' ) ) ) {
		execFileSync( 'dpkg-deb', [ '-x', `${ apt }/${ file }`, tree ] );
	}
	const core = `${ tree }/usr/share/wordpress`;
	inlineLinks( core, tree );
	rmSync( `${ core }/wp-config.php`, { force: true } );
	return core;
}

/** Replaces Debian's links to other packages with the files. */
function inlineLinks( dir, tree ) {
	for ( const name of readdirSync( dir ) ) {
		const path = `${ dir }/${ name }`;
		const stat = lstatSync( path );
		if ( stat.isDirectory() ) {
			inlineLinks( path, tree );
		} else if ( stat.isSymbolicLink() ) {
			const target = [
				() => realpathSync( path ),
				() => realpathSync( `${ tree }/usr/share/${ path.split( '/usr/share/' )[ 1 ] }` ),
			].reduce( ( found, look ) => {
				try {
					return found ?? look();
				} catch {
					return found;
				}
			}, undefined );
			unlinkSync( path );
			if ( target ) {
				cpSync( target, path );
			}
		}
	}
}
