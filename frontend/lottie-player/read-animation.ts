import { unzip } from './unzip';

interface Asset {
	/** Name of an image, or its data if embedded. */
	p?: string;
	u?: string;
	e?: number;
	/** Type of an asset that is not an image. */
	t?: number;
}

export interface AnimationData {
	layers: unknown[];
	assets?: Asset[];
	fonts?: { list?: Array< { fPath?: string } > };
}

const TYPES: Record< string, string > = {
	png: 'image/png',
	jpg: 'image/jpeg',
	jpeg: 'image/jpeg',
	webp: 'image/webp',
	gif: 'image/gif',
	svg: 'image/svg+xml',
};

/**
 * Returns the animation of a JSON file, or the first one of a .lottie archive with its images
 * embedded, without URLs. Rejects for other files.
 */
export async function readAnimation( bytes: ArrayBuffer ): Promise< AnimationData > {
	const isArchive = new DataView( bytes ).getUint32( 0 ) === 0x504b0304;
	const data = isArchive ? await fromArchive( bytes ) : parse( new Uint8Array( bytes ) );
	if ( ! Array.isArray( ( data as AnimationData ).layers ) ) {
		throw new Error( 'pagewright: this file is no animation.' );
	}
	return withoutAddresses( data as AnimationData );
}

/**
 * lottie-web adds style sheets for fonts to the page and follows every URL, so only embedded images
 * and names of files beside it are kept.
 */
function withoutAddresses( data: AnimationData ): AnimationData {
	for ( const font of data.fonts?.list ?? [] ) {
		delete font.fPath;
	}
	for ( const asset of data.assets ?? [] ) {
		delete asset.t;
		if ( asset.e && ! /^data:image\//.test( `${ asset.p }` ) ) {
			// A name relative to the URL of the file.
			asset.e = 0;
		}
	}
	return data;
}

const parse = ( bytes: Uint8Array | undefined ) =>
	JSON.parse( new TextDecoder().decode( bytes ) ) as unknown;

async function fromArchive( bytes: ArrayBuffer ): Promise< unknown > {
	const files = await unzip( bytes );
	const { animations } = parse( files.get( 'manifest.json' ) ) as {
		animations: Array< { id: string } >;
	};
	const id = animations[ 0 ]?.id;
	// The first folders are those of version 2 of the format.
	const data = parse(
		files.get( `a/${ id }.json` ) ?? files.get( `animations/${ id }.json` )
	) as AnimationData;
	for ( const asset of data.assets ?? [] ) {
		const name = asset.p ?? '';
		const picture = files.get( `i/${ name }` ) ?? files.get( `images/${ name }` );
		const type = TYPES[ name.split( '.' ).pop() ?? '' ];
		if ( picture && type ) {
			Object.assign( asset, { u: '', e: 1, p: dataUrl( picture, type ) } );
		}
	}
	return data;
}

function dataUrl( bytes: Uint8Array, type: string ): string {
	const text = Array.from( bytes, ( byte ) => String.fromCharCode( byte ) ).join( '' );
	return `data:${ type };base64,${ btoa( text ) }`;
}
