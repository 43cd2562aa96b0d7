import { viewOf } from './bytes';

/** Tags of EXIF. */
const ORIENTATION = 0x0112;
const EXIF = 0x8769;
const GPS = 0x8825;
const INTEROPERABILITY = 0xa005;
const SUB_IFDS = 0x014a;
const PREVIEW_START = 0x0201;
const PREVIEW_BYTES = 0x0202;

/** Tags of GPS that contain a place: latitude, longitude, those of the destination, and the name of the area. */
const PLACES = [ 0x02, 0x04, 0x14, 0x16, 0x1c ];

/** Bytes of a value of each type. */
const TYPE_BYTES = [ 0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4 ];

/** Files of cameras have less than ten. */
const MOST_IFDS = 40;

export interface Range {
	start: number;
	end: number;
}

/** An entry that points to the list of GPS. */
interface Pointer {
	/** Where its list begins. */
	list: number;
	entry: number;
}

/** Facts from EXIF data. Offsets are from its start. */
export interface Tiff {
	hasPlace: boolean;
	/** 1 to 8; 1 if it is missing. */
	orientation: number;
	/** Where the value of the orientation is. */
	orientationAt: readonly number[];
	/** Where the offset of the list with the preview is; 0 without one. */
	previewAt: number;
	/** Where the preview is; null without one. */
	preview: Range | null;
	isLittle: boolean;
	/** Entries of GPS in other lists. */
	pointers: readonly Pointer[];
	/** All bytes of GPS. */
	gps: readonly Range[];
	/** All other bytes with a meaning. */
	kept: readonly Range[];
	/** Whether a list could not be read as a whole. */
	isDamaged: boolean;
}

/** Reads EXIF data, which has the format of TIFF. Returns null for other data. */
export function readTiff( bytes: Uint8Array ): Tiff | null {
	const isLittle = bytes[ 0 ] === 0x49;
	const view = viewOf( bytes );
	const isTiff =
		bytes.length >= 8 &&
		[ 0x4949, 0x4d4d ].includes( view.getUint16( 0 ) ) &&
		view.getUint16( 2, isLittle ) === 42;
	return isTiff ? new Reader( view, isLittle ).read() : null;
}

/** Reads the lists of a file, each once, so that loops end. */
class Reader {
	readonly #seen = new Set< number >();
	readonly #pointers: Pointer[] = [];
	readonly #gps: Range[] = [];
	readonly #kept: Range[] = [ { start: 0, end: 8 } ];
	readonly #orientationAt: number[] = [];
	#orientation = 1;
	#previewAt = 0;
	#previewStart = 0;
	#previewBytes = 0;
	#hasPlace = false;
	#isDamaged = false;

	constructor(
		private readonly view: DataView,
		private readonly isLittle: boolean
	) {}

	read(): Tiff {
		let next = this.#list( this.#long( 4 ), this.#entry );
		if ( next.offset ) {
			this.#previewAt = next.at;
		}
		while ( next.offset ) {
			next = this.#list( next.offset, this.#previewEntry );
		}
		const preview = this.#preview();
		this.#kept.push( ...( preview ? [ preview ] : [] ) );
		return {
			...{ hasPlace: this.#hasPlace, isDamaged: this.#isDamaged, isLittle: this.isLittle },
			...{ orientation: this.#orientation, orientationAt: this.#orientationAt },
			...{ previewAt: this.#previewAt, preview, pointers: this.#pointers },
			...{ gps: this.#gps, kept: this.#kept },
		};
	}

	/** Reads a list. Returns where the next one is, and where its offset is. */
	#list(
		offset: number,
		entry: ( at: number, list: number ) => void,
		ranges = this.#kept
	): { offset: number; at: number } {
		const end = { offset: 0, at: 0 };
		if ( this.#seen.has( offset ) || this.#seen.size >= MOST_IFDS ) {
			return end;
		}
		this.#seen.add( offset );
		if ( offset < 8 || offset + 2 > this.view.byteLength ) {
			this.#isDamaged = true;
			return end;
		}
		const count = this.#short( offset );
		const after = offset + 2 + count * 12;
		const last = Math.min( after, this.view.byteLength );
		ranges.push( { start: offset, end: Math.min( after + 4, this.view.byteLength ) } );
		for ( let at = offset + 2; at + 12 <= last; at += 12 ) {
			entry( at, offset );
		}
		if ( after + 4 > this.view.byteLength ) {
			this.#isDamaged ||= after > this.view.byteLength;
			return end;
		}
		return { offset: this.#long( after ), at: after };
	}

	readonly #entry = ( at: number, list: number ): void => {
		switch ( this.#short( at ) ) {
			case GPS:
				this.#pointers.push( { list, entry: at } );
				this.#list( this.#long( at + 8 ), this.#gpsEntry, this.#gps );
				return;
			case EXIF:
			case INTEROPERABILITY:
				this.#list( this.#long( at + 8 ), this.#entry );
				return;
			case SUB_IFDS:
				this.#value( at, this.#kept );
				this.#lists( at );
				return;
			case ORIENTATION:
				this.#orientationAt.push( at + 8 );
				this.#orientation = this.#short( at + 8 );
				return;
			default:
				this.#value( at, this.#kept );
		}
	};

	/** An entry of the list with the preview. */
	readonly #previewEntry = ( at: number, list: number ): void => {
		switch ( this.#short( at ) ) {
			case PREVIEW_START:
				this.#previewStart = this.#long( at + 8 );
				return;
			case PREVIEW_BYTES:
				this.#previewBytes = this.#long( at + 8 );
				return;
			default:
				this.#entry( at, list );
		}
	};

	#preview(): Range | null {
		const start = this.#previewStart;
		const end = start + this.#previewBytes;
		return start > 0 && end > start && end <= this.view.byteLength ? { start, end } : null;
	}

	readonly #gpsEntry = ( at: number ): void => {
		this.#hasPlace ||= PLACES.includes( this.#short( at ) );
		this.#value( at, this.#gps );
	};

	/** Reads several lists whose offsets are the value of an entry. */
	#lists( at: number ): void {
		const count = Math.min( this.#long( at + 4 ), MOST_IFDS );
		const from = count > 1 ? this.#long( at + 8 ) : at + 8;
		for ( let place = from; place < from + count * 4; place += 4 ) {
			if ( place + 4 <= this.view.byteLength ) {
				this.#list( this.#long( place ), this.#entry );
			}
		}
	}

	/** Notes where the value of an entry is, if it is not in the entry. */
	#value( at: number, ranges: Range[] ): void {
		const bytes = ( TYPE_BYTES[ this.#short( at + 2 ) ] ?? 0 ) * this.#long( at + 4 );
		const start = this.#long( at + 8 );
		if ( bytes > 4 && start < this.view.byteLength ) {
			ranges.push( { start, end: Math.min( start + bytes, this.view.byteLength ) } );
		}
	}

	readonly #short = ( at: number ) => this.view.getUint16( at, this.isLittle );

	readonly #long = ( at: number ) => this.view.getUint32( at, this.isLittle );
}

/**
 * Removes the place from EXIF data. All other bytes keep their offsets. Returns null if the data is
 * so damaged that something else would change.
 */
export function withoutPlace( bytes: Uint8Array ): Uint8Array | null {
	const tiff = readTiff( bytes );
	if ( ! tiff || ! tiff.pointers.length ) {
		return bytes;
	}
	const isShared = tiff.gps.some( ( one ) =>
		tiff.kept.some( ( other ) => one.start < other.end && other.start < one.end )
	);
	if ( isShared || tiff.isDamaged ) {
		return null;
	}
	const changed = bytes.slice();
	for ( const { start, end } of tiff.gps ) {
		changed.fill( 0, start, end );
	}
	// From the end, so that the places of those before stay right.
	for ( const pointer of [ ...tiff.pointers ].sort( ( a, b ) => b.entry - a.entry ) ) {
		removeEntry( changed, pointer, tiff.isLittle );
	}
	return changed;
}

/** Moves the entries and the offset behind an entry to its place. */
function removeEntry( bytes: Uint8Array, { list, entry }: Pointer, isLittle: boolean ): void {
	const view = viewOf( bytes );
	const count = view.getUint16( list, isLittle );
	const end = Math.min( list + 2 + count * 12 + 4, bytes.length );
	bytes.copyWithin( entry, entry + 12, end );
	bytes.fill( 0, end - 12, end );
	view.setUint16( list, count - 1, isLittle );
}

/**
 * Returns EXIF data for an image whose pixels were turned already: without the orientation, and
 * without the preview, which was not turned. Returns null if there is nothing to keep.
 */
export function forTurnedImage( bytes: Uint8Array ): Uint8Array | null {
	const tiff = readTiff( bytes );
	if ( ! tiff || tiff.isDamaged ) {
		return null;
	}
	const changed = bytes.slice();
	const view = viewOf( changed );
	for ( const at of tiff.orientationAt ) {
		view.setUint16( at, 1, tiff.isLittle );
	}
	if ( tiff.previewAt ) {
		view.setUint32( tiff.previewAt, 0 );
	}
	return changed;
}
