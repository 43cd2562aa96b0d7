// A mark switches a check off on its line, so one that no check needs would hide the next mistake there.
import { SNIFF as OUTPUT } from './output.mjs';
import { SNIFF as SQL } from './sql.mjs';

/** Sniffs that checks of ours stand for: only of these can be known whether a mark is needed. */
export const MARKED = [ OUTPUT, SQL ];

/**
 * Marks that switch nothing off.
 *
 * @param lines  Of the file.
 * @param needed Lines on which a mark was needed, by sniff; a line as often as it has places.
 */
export const needless = ( lines, needed ) =>
	lines.flatMap( ( content, at ) =>
		MARKED.filter(
			( sniff ) =>
				marksOf( content, sniff ) >
				needed[ sniff ].filter( ( line ) => line === at + 1 ).length
		).map( ( sniff ) => ( { line: at + 1, sniff } ) )
	);

const marksOf = ( content, sniff ) =>
	[ ...content.matchAll( /phpcs:ignore ([\w., ]+?) -- /g ) ].filter( ( [ , names ] ) =>
		names.split( /, ?/ ).some( ( name ) => `${ name }.`.startsWith( `${ sniff }.` ) )
	).length;
