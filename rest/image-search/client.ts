import { callAjax, readFacts, type AjaxDoor } from '../ajax';
import type { Result } from '../send';

/** Credit of an image; each part may be ''. */
export interface StockCredit {
	author: string;
	authorUrl: string;
	source: string;
	sourceUrl: string;
	license: string;
	licenseUrl: string;
}

export interface StockImage {
	/** Key of the provider. */
	source: string;
	title: string;
	thumbnail: string;
	/** Larger version; the size is that of the original in pixels, 0 when unknown. */
	preview: { url: string; width: number; height: number };
	/** Page of the image on the provider's site. */
	url: string;
	/** URL to import; '' when the image cannot be imported. */
	fullUrl: string;
	signature: string;
	credit: StockCredit;
}

export interface StockPage {
	images: StockImage[];
	/** Suggested keywords. */
	keywords: string[];
	hasMore: boolean;
}

export interface StockQuery {
	query: string;
	/** Page number from 1. */
	page: number;
	/** Key of the provider; '' for the site's default. */
	provider: string;
}

/**
 * Calls `so_widgets_image_search`. A failure of the provider is a refusal with the message of the
 * site. Never rejects.
 */
export async function searchImages(
	site: AjaxDoor,
	{ query, page, provider }: StockQuery,
	signal?: AbortSignal
): Promise< Result< StockPage > > {
	const answer = await callAjax(
		site,
		{
			action: 'so_widgets_image_search',
			nonceName: '_sononce',
			parameters: { q: query, page: String( page ), provider },
			signal,
		},
		readFacts
	);
	if ( ! answer.ok ) {
		return answer;
	}
	const { error, message, items, keywords, more } = answer.value;
	if ( error ) {
		return { ok: false, failure: { kind: 'refused', message: text( message ), status: 200 } };
	}
	return {
		ok: true,
		value: {
			images: list( items ).map( readImage ),
			keywords: list( keywords ).map( text ).filter( Boolean ),
			hasMore: more === true,
		},
	};
}

type Facts = Record< string, unknown >;

const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );
const list = ( value: unknown ): unknown[] => ( Array.isArray( value ) ? value : [] );
const facts = ( value: unknown ) => ( value ?? {} ) as Facts;

function readImage( item: unknown ): StockImage {
	const { source, title, thumbnail, url, ...rest } = facts( item );
	const preview = facts( rest.preview );
	const credit = facts( rest.credit );
	return {
		source: text( source ),
		title: text( title ),
		thumbnail: text( thumbnail ),
		preview: {
			url: text( preview.url ),
			width: Number( preview.width ) || 0,
			height: Number( preview.height ) || 0,
		},
		url: text( url ),
		fullUrl: text( rest.full_url ),
		signature: text( rest.import_signature ),
		credit: {
			author: text( credit.author ),
			authorUrl: text( credit.author_url ),
			source: text( credit.source ),
			sourceUrl: text( credit.source_url ),
			license: text( credit.license ),
			licenseUrl: text( credit.license_url ),
		},
	};
}
