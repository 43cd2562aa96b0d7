import type { APIFetchMiddleware, APIFetchOptions } from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { readImage } from '../../images/read-image';
import { removePlace } from '../../images/remove-place';
import { PLACE } from '../../model/uploads/codes';
import { mayBeImage, type ImageRules } from '../../model/uploads/image-plan';
import type { ImageChoices } from '../../model/uploads/questions';
import { mediaFacts } from '../classic/facts';
import { realClock } from '../../uploads-runner/clock';
import type { Clock } from '../../uploads-runner/job';
import { askForPlace } from './ask-for-place';
import { errorText } from './error-text';
import { placeForPage } from './place-for-page';

/** The routes that create attachments, and sizes of one. */
const ROUTE = /^\/?wp\/v2\/media(?:\/(\d+)\/sideload)?(?:\?.*)?$/;

/** Photos that follow in this time belong to those for which the user was asked. */
const BREAK_MS = 2000;

type Place = NonNullable< ImageChoices[ 'place' ] >;
type Next = Parameters< APIFetchMiddleware >[ 1 ];

/** The world outside. */
interface Outside {
	/** The rule of the site for places. */
	rule: ImageRules[ 'place' ];
	/** Asks the user about one more photo. Resolves with null if the photo is not uploaded. */
	ask: () => Promise< Place | null >;
	/** Sends a file that is too large for one request. */
	sendLarge: APIFetchMiddleware;
	maxBytes: number;
	clock: Pick< Clock, 'wait' >;
}

const realOutside = (): Outside => {
	const { images, maxUploadBytes } = mediaFacts();
	return {
		...{ rule: images?.place ?? 'keep', maxBytes: maxUploadBytes ?? Infinity },
		...{ ask: () => askForPlace( globalThis.document ), clock: realClock },
		sendLarge: async ( options, next ) => {
			const code = await import(
				/* webpackChunkName: "media-large-upload" */ './large-upload'
			).catch( () => null );
			// Without the code, WordPress sends the file and reports why that fails.
			return code ? code.sendLarge( options, next ) : next( options );
		},
	};
};

/** Sends files of the block editor, as a middleware of apiFetch. */
export class BlockUploads {
	/** The answer of the user for the photos that are on their way. */
	#answer: Place | null = null;
	#count = 0;
	/** The choices for the photos of attachments, whose sizes follow. */
	readonly #places = new Map< number, Place >();

	constructor( private readonly outside = realOutside() ) {}

	/**
	 * Sends a file as the site wants it: without the place where it was taken, and in chunks if it is too large.
	 * Rejects as apiFetch does.
	 */
	readonly send = async ( options: APIFetchOptions, next: Next ): Promise< unknown > => {
		const [ route, parent ] = ROUTE.exec( options.path ?? '' ) ?? [];
		const fields = options.body as FormData;
		const file = fields.get( 'file' );
		// Files of our queue are prepared.
		const isOther = route === undefined || options.method !== 'POST' || 'isPrepared' in options;
		if ( isOther || ! ( file instanceof File ) ) {
			return next( options );
		}
		this.#count++;
		try {
			const place = await this.#prepare( fields, file, Number( parent ) );
			const { maxBytes, sendLarge } = this.outside;
			const sent = await ( ! parent && file.size > maxBytes
				? sendLarge( options, next )
				: next( options ) );
			const { id } = ( sent ?? {} ) as { id?: unknown };
			if ( place && typeof id === 'number' ) {
				this.#places.set( id, place );
			}
			return sent;
		} catch ( error ) {
			throw error instanceof Refusal && options.parse === false
				? new Response( JSON.stringify( error ), { status: 400 } )
				: error;
		} finally {
			this.#count--;
			void this.#forget();
		}
	};

	/** Removes the place from the file, if it has one and the site or the user wants that. Returns what happened. */
	async #prepare( fields: FormData, file: File, parent: number ): Promise< Place | null > {
		const image =
			this.outside.rule !== 'keep' && mayBeImage( file ) ? await readImage( file ) : null;
		if ( ! image?.hasPlace ) {
			return null;
		}
		const place = parent ? ( this.#places.get( parent ) ?? 'remove' ) : await this.#choose();
		if ( ! place ) {
			throw new Refusal( __( 'The photo was not uploaded.', 'pagewright' ) );
		}
		if ( place === 'remove' ) {
			const cleaned = await removePlace( file, image ).catch( () => null );
			if ( ! cleaned ) {
				throw new Refusal( errorText( { code: PLACE, message: '' } ) );
			}
			fields.set( 'file', cleaned, cleaned.name );
		}
		return place;
	}

	async #choose(): Promise< Place | null > {
		const { rule, ask } = this.outside;
		if ( rule !== 'ask' ) {
			return rule;
		}
		const known = placeForPage() ?? this.#answer;
		return known ?? ( this.#answer = await ask() );
	}

	/** Forgets the answer after the last file. */
	async #forget(): Promise< void > {
		await this.outside.clock.wait( BREAK_MS, new AbortController().signal );
		if ( ! this.#count ) {
			this.#answer = null;
		}
	}
}

/** Why a file is not sent, as apiFetch reports it. */
class Refusal {
	readonly code = 'pagewright_upload_refused';

	constructor( readonly message: string ) {}
}

const uploads = new BlockUploads();

/** Sends a file of the block editor. */
export const sendBlockFile = uploads.send;
