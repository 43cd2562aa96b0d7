// Long lines. Texts stay in one piece, because people search for them: a line may be longer if it
// holds a string that is long itself. So may HTML with PHP in it, whose line breaks are content.
const MAX_COLUMNS = 120;
const TAB_COLUMNS = 4;
/** A string of this length may make a line too long. */
const LONG_STRING = 50;

/** An example, a comment for translators, the header of a file, and HTML. */
const UNBROKEN = / \* @example | \* Description: |\/\* translators: |\?>/;

const STRING = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;
const MARK = /\s*\/\/ phpcs:ignore.*$/;

const columns = ( line ) => line.replaceAll( '\t', ' '.repeat( TAB_COLUMNS ) ).length;

/** Returns whether a line of PHP is too long. */
export function isTooLong( line ) {
	if ( columns( line ) <= MAX_COLUMNS || UNBROKEN.test( line ) ) {
		return false;
	}
	const code = line.replace( MARK, '' );
	return (
		columns( code ) > MAX_COLUMNS &&
		! ( code.match( STRING ) ?? [] ).some( ( { length } ) => length >= LONG_STRING )
	);
}

export function checkLines( { lines, path, report } ) {
	lines.forEach( ( line, index ) => {
		if ( ! path.endsWith( '.gen.php' ) && isTooLong( line ) ) {
			report( { loc: { start: { line: index + 1 } } }, `more than ${ MAX_COLUMNS } columns`, {
				isStrict: true,
			} );
		}
	} );
}
