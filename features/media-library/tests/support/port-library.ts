import type { Attachment, AttachmentRow, Cursor, MediaPage, MediaPort, Result } from '../../port';
import { createQuery, type LooseQuery } from '../../model/query';

/** Makes a library that contains exactly these attachments, and returns its port. */
export type OpenPort = ( files: ReadonlyArray< Partial< Attachment > > ) => Promise< MediaPort >;

export const MAY_MS = Date.UTC( 2026, 4, 14 );
/** No attachment and no folder has it. */
export const UNKNOWN_ID = 987_654_321;

/** Attachments of different types. */
export const others = [
	{ title: 'Winter road', filename: 'dsc1.jpg', alt: 'Snow' },
	{ title: 'Interview', filename: 'talk.mp3', mime: 'audio/mpeg', width: 0, height: 0 },
	{ title: 'Price list', filename: 'prices.pdf', mime: 'application/pdf', width: 0, height: 0 },
	{ title: 'Poster', filename: 'winter.png', mime: 'image/png', date: MAY_MS },
];

/** Returns the value of a result, or fails the test with the failure. */
export function valueOf< T >( result: Result< T > ): T {
	if ( ! result.ok ) {
		throw new Error( `The port failed: ${ JSON.stringify( result.failure ) }` );
	}
	return result.value;
}

export async function page(
	port: MediaPort,
	from: { position: number } | { after: Cursor },
	properties: LooseQuery = {},
	count = 4
): Promise< MediaPage > {
	return valueOf( await port.query( { query: createQuery( properties ), count, from } ) );
}

/** Returns all rows of a query, a page after the other. */
export async function allRows(
	port: MediaPort,
	properties: LooseQuery = {}
): Promise< AttachmentRow[] > {
	const rows: AttachmentRow[] = [];
	let next: Cursor | null = null;
	do {
		const found: MediaPage = await page(
			port,
			next === null ? { position: 0 } : { after: next },
			properties
		);
		rows.push( ...found.rows );
		next = found.next;
	} while ( next !== null );
	return rows;
}

export const titles = ( rows: readonly AttachmentRow[] ) => rows.map( ( { title } ) => title );
export const idOf = ( rows: readonly AttachmentRow[], title: string ) =>
	rows.find( ( row ) => row.title === title )!.id;
