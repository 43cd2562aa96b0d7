import { changeShortcode } from './change-shortcode';
import { printShortcode, type Pairs, type Shortcode } from './shortcode';
import { changesBetween, readIds, writtenPairs, type Values } from './values';

/** The common part of galleries and playlists. */
export interface Collection {
	/** Attachments in their order; empty for those of a post. */
	ids: readonly number[];
	/** Post whose attachments are shown without `ids`; 0 for the post with the shortcode. */
	post: number;
	/** Attachments of the old attribute, which is ignored beside `ids`. */
	include: readonly number[];
	exclude: readonly number[];
	/** Whether each visit has another order. */
	isRandom: boolean;
	/** Another order; '' for the order of `ids`. */
	orderBy: string;
	/** All named attributes as written, also unknown ones. */
	written: Pairs;
}

/** How one kind of collection is read and written. */
export interface CollectionKind< C extends Collection > {
	tag: string;
	read: ( written: Pairs ) => C;
	/** Attributes of the kind alone. */
	values: ( collection: C ) => Values;
	/** Defaults of WordPress. */
	defaults: Values;
	/** Defaults of the site. Values that differ from those of WordPress are written. */
	siteDefaults: Values;
}

export function readCollection( written: Pairs ): Collection {
	const { ids, id, include, exclude, orderby = '' } = Object.fromEntries( written );
	return {
		ids: readIds( ids ),
		post: readIds( id )[ 0 ] ?? 0,
		include: readIds( include ),
		exclude: readIds( exclude ),
		isRandom: orderby === 'rand',
		orderBy: [ 'rand', 'post__in' ].includes( orderby ) ? '' : orderby,
		written,
	};
}

/** IDs replace the attributes that name other attachments. */
function valuesOf< C extends Collection >( next: C, kind: CollectionKind< C > ): Values {
	const { ids, post, include, exclude, isRandom, orderBy } = next;
	return {
		...kind.values( next ),
		...( ids.length === 0 && {
			id: post > 0 ? String( post ) : '',
			include: include.join( ',' ),
			exclude: exclude.join( ',' ),
		} ),
		ids: ids.join( ',' ),
		orderby: isRandom ? 'rand' : orderBy,
	};
}

/** Attributes that WordPress's dialog moves to the end, or drops. */
const MOVED = [ 'order', 'id', 'include', 'exclude', 'ids', 'orderby' ];

function isOmitted< C extends Collection >(
	name: string,
	value: string | undefined,
	{ defaults, siteDefaults }: CollectionKind< C >
): boolean {
	return (
		( MOVED.includes( name ) && ! value ) ||
		( value === defaults[ name ] && value === siteDefaults[ name ] )
	);
}

/** Returns the text of a changed collection, with all bytes of the old text that did not change. */
export function changeCollection< C extends Collection >(
	shortcode: Shortcode,
	next: C,
	kind: CollectionKind< C >
): string {
	const before = valuesOf( kind.read( writtenPairs( shortcode ) ), kind );
	const changes = changesBetween( before, valuesOf( next, kind ), ( name, value ) =>
		isOmitted( name, value, kind )
	);
	return changeShortcode( shortcode, changes );
}

/**
 * Returns the text that the dialog of WordPress inserts. It has the attributes in another order, and
 * lacks values without names and the `order` of a gallery.
 *
 * @param next Collection.
 * @param kind Its kind.
 * @param type Type, which WordPress writes first.
 */
export function printCollection< C extends Collection >(
	next: C,
	kind: CollectionKind< C >,
	type?: string
): string {
	const written = new Map( next.written );
	const before = valuesOf( kind.read( next.written ), kind );
	const changes = changesBetween( before, valuesOf( next, kind ), () => false );
	const current = ( name: string ) =>
		changes.get( name ) ?? written.get( name ) ?? kind.siteDefaults[ name ];
	const isOfPost = ! written.get( 'ids' ) && ! written.get( 'include' );
	const names = [
		...( type === undefined ? [] : [ 'type' ] ),
		...[ ...written.keys(), ...Object.keys( kind.siteDefaults ) ].filter(
			( name ) => ! MOVED.includes( name )
		),
	];
	const orderBy = current( 'orderby' );
	const values: Array< [ string, string | undefined ] > = [
		[ 'order', kind.siteDefaults.order ?? written.get( 'order' ) ],
		...Array.from( new Set( names ), ( name ): [ string, string | undefined ] => [
			name,
			current( name ),
		] ),
		[ 'id', isOfPost ? written.get( 'id' ) : '' ],
	];
	const last: Array< [ string, string | undefined ] > = [
		[ 'orderby', orderBy === 'post__in' ? '' : orderBy || kind.siteDefaults.orderby ],
	];
	const needed = ( pairs: typeof values ) =>
		pairs.filter( ( pair ): pair is [ string, string ] => ! isOmitted( ...pair, kind ) );
	return printShortcode( kind.tag, [
		...needed( values ),
		[ 'ids', next.ids.join( ',' ) ],
		...needed( last ),
	] );
}
