// Finds rules of features that lack a part. Used by complete.mjs.
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { foldersWith, ruleFolders } from './paths.mjs';

const PARTS = [ 'Rule.php', 'rule.ts', 'cases.json' ];

const read = ( file ) => ( existsSync( file ) ? readFileSync( file, 'utf8' ) : '' );
const json = ( file ) => JSON.parse( read( file ) || '{}' );

/** A rule has its code in both languages and cases of both verdicts, and both languages list it. */
export function ruleGaps( root ) {
	return ruleFolders( root ).flatMap( ( home ) => {
		const php =
			/NAMES = array\([^;]*/.exec( read( `${ root }/${ home }/Rules.php` ) )?.[ 0 ] ?? '';
		const ts = read( `${ root }/${ home }/registry.ts` );
		return foldersWith( home, '', root ).flatMap( ( unit ) => {
			const folder = basename( unit );
			const cases = json( `${ root }/${ unit }/cases.json` );
			const judges = ( verdict ) =>
				Array.isArray( cases ) && cases.some( ( one ) => one[ verdict ]?.length > 0 );
			return [
				...PARTS.filter( ( part ) => ! existsSync( `${ root }/${ unit }/${ part }` ) ).map(
					( part ) => `${ unit }: no ${ part }`
				),
				...( judges( 'accepts' ) && judges( 'refuses' )
					? []
					: [ `${ unit }/cases.json: needs what is accepted and what is refused` ] ),
				...( php.includes( `'${ folder }'` )
					? []
					: [ `${ unit }: not in ${ home }/Rules.php` ] ),
				...( ts.includes( `'./${ folder }/rule'` )
					? []
					: [ `${ unit }: not in ${ home }/registry.ts` ] ),
			];
		} );
	} );
}
