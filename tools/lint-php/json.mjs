// Checks that JSON is printed through Output\Json only: esc_attr() does not encode entities in its
// texts, and a browser would parse them as markup.
import { existsSync, readFileSync } from 'node:fs';
import { features, root } from '../paths.mjs';
import { text } from './syntax.mjs';

const HOME = 'output/Json.php';
/** Functions that do not print their JSON. */
const MEASURES = /^(md5|hash|hash_hmac|strlen|base64_encode)$/;
/** Files of features that do, from `json` of lint.json. */
const ofFeature = ( feature ) => {
	const file = `${ root }/${ feature }/lint.json`;
	const { json = {} } = existsSync( file ) ? JSON.parse( readFileSync( file, 'utf8' ) ) : {};
	return Object.entries( json ).map( ( [ path, what ] ) => [ `${ feature }/${ path }`, what ] );
};

/** Files that write JSON for other formats than HTML, and which. */
const ELSEWHERE = {
	...Object.fromEntries( features().flatMap( ofFeature ) ),
	'blocks/Uses.php': 'a piece of a stored block, to search for',
	'blocks/OnClick.php': 'literals of a program',
	'fields/builder/Harmless.php': 'JSON inside a value',
	'fields/date-range/Range.php': 'a stored value',
	'providers/SignedList.php': 'the payload of a signature',
	'providers/animations/Clean.php': 'a file of the library',
	'rest/icons/Endpoint.php': 'the body of an answer',
	'rest/javascript-variables/Endpoint.php': 'the body of an answer',
	'switching/cli/Commands.php': 'the output of a command',
};

export function checkJson( { node, up, path, report } ) {
	if (
		node.kind !== 'call' ||
		node.what.kind !== 'name' ||
		! /^\\?(wp_)?json_encode$/.test( text( node.what ) ) ||
		path === HOME ||
		path in ELSEWHERE ||
		/^(features\/[\w-]+\/)?(tests|demo)\//.test( path )
	) {
		return;
	}
	const caller = up.findLast( ( one ) => one.kind === 'call' );
	const isMeasured = caller?.what.kind === 'name' && MEASURES.test( text( caller.what ) );
	isMeasured ||
		report( node, 'JSON on a page is written by Output\\Json; see tools/lint-php/json.mjs' );
}
