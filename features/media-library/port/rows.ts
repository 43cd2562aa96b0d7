import type { AttachmentRow, IndexState, MediaPage, PageRequest } from '../port';
import type { MediaQuery, Orderby } from '../model/query';
import { colorOf, idsOf, numberOf, statusOf, textOf } from './core-attachment';

/** Response of our list. */
export interface ListResponse {
	/** Names of the values of each row. */
	fields: readonly string[];
	rows: ReadonlyArray< readonly unknown[] >;
	/** URL of the folder of uploads, to which thumbnails are relative. */
	base: string;
	total: number;
	/** Position of the first row. */
	start: number;
	/** Cursor of the last row; '' without rows. */
	last: string;
	/** State of the search table; '' if WordPress answered. */
	version: string;
	index: IndexState;
}

/** Parameters of a URL. Lists have `[]` in their names there. */
export type Parameters = Record< string, string | number | readonly ( string | number )[] | null >;

/** Orders with other names in the route. */
const ORDERBY: Partial< Record< Orderby, string > > = {
	uploadedTo: 'parent',
	post__in: 'include',
	menuOrder: 'menu_order',
};

const MAY_EDIT = 1;
const MAY_DELETE = 2;

/** Returns the parameters of our list. Those of the default query are left out. */
export function parametersOf( { query, count, from }: PageRequest ): Parameters {
	return {
		search: query.search || null,
		type: query.type.join( ',' ) || null,
		month: monthOf( query ),
		author: query.author,
		parent: query.uploadedTo,
		folder: query.folder,
		status: query.status === 'trash' ? 'trash' : null,
		include: query.include,
		exclude: query.exclude,
		orderby: ORDERBY[ query.orderby ] ?? query.orderby,
		order: query.order.toLowerCase(),
		per_page: count,
		...( 'after' in from ? { after: from.after } : { offset: from.position } ),
	};
}

function monthOf( { year, monthnum }: MediaQuery ): string | null {
	if ( ! year ) {
		return null;
	}
	return monthnum ? `${ year }-${ String( monthnum ).padStart( 2, '0' ) }` : String( year );
}

/** Converts the response to a request. */
export function pageFrom( response: ListResponse, { count, from }: PageRequest ): MediaPage {
	const { fields, rows, base, total, start, last, version, index } = response;
	// The position of a cursor is too large after rows before it were deleted.
	const hasMore = start + count < total || ( 'after' in from && rows.length === count );
	return {
		rows: rows.map( ( values ) => rowFrom( fields, values, base ) ),
		total,
		next: last && hasMore ? last : null,
		...( version && { version } ),
		index,
	};
}

function rowFrom(
	fields: readonly string[],
	values: readonly unknown[],
	base: string
): AttachmentRow {
	const of = ( name: string ) => values[ fields.indexOf( name ) ];
	const may = numberOf( of( 'may' ) );
	return {
		id: numberOf( of( 'id' ) ),
		title: textOf( of( 'title' ) ),
		filename: textOf( of( 'file' ) ),
		mime: textOf( of( 'mime' ) ),
		thumbnail: absolute( textOf( of( 'thumb' ) ), base ),
		thumbnailWidth: numberOf( of( 'thumbWidth' ) ),
		thumbnailHeight: numberOf( of( 'thumbHeight' ) ),
		color: colorOf( of( 'color' ) ),
		width: numberOf( of( 'width' ) ),
		height: numberOf( of( 'height' ) ),
		fileLength: textOf( of( 'length' ) ),
		alt: textOf( of( 'alt' ) ),
		date: numberOf( of( 'date' ) ) * 1000,
		author: numberOf( of( 'author' ) ),
		uploadedTo: numberOf( of( 'parent' ) ),
		status: statusOf( of( 'status' ) ),
		folders: idsOf( of( 'folders' ) ),
		canEdit: ( may & MAY_EDIT ) > 0,
		canDelete: ( may & MAY_DELETE ) > 0,
		...( fields.includes( 'modified' ) && { modified: numberOf( of( 'modified' ) ) * 1000 } ),
		...( fields.includes( 'menuOrder' ) && { menuOrder: numberOf( of( 'menuOrder' ) ) } ),
		...( fields.includes( 'name' ) && { name: textOf( of( 'name' ) ) } ),
	};
}

/** Files of other servers have whole URLs. */
const absolute = ( url: string, base: string ): string =>
	url === '' || /^(?:[a-z][a-z\d+.-]*:|\/)/i.test( url ) ? url : base + url;
