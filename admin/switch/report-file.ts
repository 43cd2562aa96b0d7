import type { DryRunRow } from '../../rest/switch-dry-run/client';

const HEAD = [
	'kind',
	'id',
	'title',
	'plugins',
	'result',
	'parts',
	'compared',
	'differences',
	'problems',
	'view',
	'edit',
];

/** Spreadsheets run cells that begin like a formula. */
const cell = ( value: string | number ) => {
	const text = String( value );
	const safe = /^[=+\-@\t\r]/.test( text ) ? `'${ text }` : text;
	return `"${ safe.replaceAll( '"', '""' ) }"`;
};

/** `links: -2 (/a, /b) +0` */
const differenceText = ( {
	what,
	lost,
	lostCount,
	added,
	addedCount,
}: DryRunRow[ 'differences' ][ number ] ) => {
	const part = ( sign: string, count: number, examples: string[] ) =>
		sign + count + ( examples.length ? ` (${ examples.join( ', ' ) })` : '' );
	return `${ what }: ${ part( '-', lostCount, lost ) } ${ part( '+', addedCount, added ) }`;
};

/** Returns the report as CSV. */
export const csvOf = ( rows: DryRunRow[] ): string =>
	[
		HEAD,
		...rows.map( ( row ) => [
			row.kind,
			row.id,
			row.title,
			row.plugins.join( ' ' ),
			row.result,
			row.parts,
			row.compared,
			row.differences.map( differenceText ).join( '\n' ),
			row.problems.join( '\n' ),
			row.view,
			row.edit,
		] ),
	]
		.map( ( line ) => line.map( cell ).join( ',' ) )
		.join( '\r\n' );

/** Saves a text as a file. */
export function saveFile( name: string, type: string, text: string ) {
	// The byte order mark tells spreadsheets that the text is UTF-8.
	const blob = new Blob( [ type === 'text/csv' ? '\ufeff' : '', text ], { type } );
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( blob );
	link.download = name;
	link.click();
	URL.revokeObjectURL( link.href );
}
