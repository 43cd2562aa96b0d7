// Finds unneeded marks. A mark turns a check off for its line, so an unneeded one would hide the
// next mistake there.
import { SNIFF as OUTPUT } from './output.mjs';
import { SNIFF as SQL } from './sql.mjs';

/** Sniffs with a check of our own: only for these is it known whether a mark is needed. */
export const MARKED = [ OUTPUT, SQL ];

/**
 * Returns marks that turn nothing off.
 *
 * @param lines  Lines of the file.
 * @param needed Lines that needed a mark, by sniff; once for each place.
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
