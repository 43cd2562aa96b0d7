import { changeShortcode } from './change-shortcode';
import { printShortcode, withChanges, type Pairs, type Shortcode } from './shortcode';
import { changesBetween, readInteger, writtenPairs, type Values } from './values';

/** The shortcode `[embed]`. */
export interface EmbedShortcode {
	/** As written; '' for none. */
	url: string;
	/** Largest size in pixels; 0 for that of the theme. */
	width: number;
	height: number;
	/** All named attributes as written, also unknown ones. */
	written: Pairs;
}

const ANY = { min: 0 };

function read( written: Pairs, content: string ): EmbedShortcode {
	const { url, src, width, height } = Object.fromEntries( written );
	return {
		url: content || url || src || '',
		width: readInteger( width, 0, ANY ),
		height: readInteger( height, 0, ANY ),
		written,
	};
}

const sizeOf = ( { width, height }: EmbedShortcode ): Values => ( {
	width: String( width ),
	height: String( height ),
} );

function changesOf( before: EmbedShortcode, next: EmbedShortcode ) {
	const changes = changesBetween(
		sizeOf( before ),
		sizeOf( next ),
		( _name, value ) => value === '0'
	);
	// The URL moves between the tags, where WordPress looks first.
	return before.url === next.url
		? changes
		: new Map( [ ...changes, [ 'url', null ] as const, [ 'src', null ] as const ] );
}

export const readEmbed = ( shortcode: Shortcode ): EmbedShortcode =>
	read( writtenPairs( shortcode ), shortcode.content );

export const newEmbed = ( url: string ): EmbedShortcode => read( [], url );

/** Returns the text of an embed after a change. What did not change stays, to the byte. */
export function changeEmbed( shortcode: Shortcode, next: EmbedShortcode ): string {
	const before = readEmbed( shortcode );
	const content = before.url === next.url ? shortcode.content : next.url;
	return changeShortcode( shortcode, changesOf( before, next ), content );
}

/** Returns the text that WordPress's own dialog inserts for the embed. */
export function printEmbed( embed: EmbedShortcode ): string {
	const before = read( embed.written, '' );
	const values = withChanges( embed.written, changesOf( { ...before, url: embed.url }, embed ) );
	values.delete( 'url' );
	if ( values.get( 'src' ) !== embed.url ) {
		values.delete( 'src' );
	}
	const needed = Array.from( values ).filter(
		( [ name, value ] ) => value !== '' || ! [ 'width', 'height' ].includes( name )
	);
	return printShortcode( 'embed', needed, values.has( 'src' ) ? '' : embed.url );
}
