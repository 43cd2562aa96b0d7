import { __, sprintf } from '@wordpress/i18n';
import type { StockCredit } from '../../../rest/image-search/client';

/** Renders author, source and license, each with a link that opens in a new tab. */
export function Credit( { credit }: { credit: StockCredit } ) {
	const parts = [
		{ key: 'author', text: credit.author, url: credit.authorUrl },
		{ key: 'source', text: credit.source, url: credit.sourceUrl },
		{ key: 'license', text: credit.license, url: credit.licenseUrl },
	].filter( ( { text } ) => text !== '' );
	return (
		<ul className="pagewright-stock__credit">
			{ parts.map( ( { key, text, url } ) => (
				<li key={ key } className="pagewright-stock__credit-part">
					{ url === '' ? (
						<span dir="auto">{ text }</span>
					) : (
						<a
							href={ url }
							target="_blank"
							rel="noreferrer noopener"
							dir="auto"
							aria-label={ inNewTab( text ) }
						>
							{ text }
						</a>
					) }
				</li>
			) ) }
		</ul>
	);
}

function inNewTab( text: string ): string {
	/* translators: %s: name of an author, a website or a license. */
	return sprintf( __( '%s (opens in a new tab)', 'pagewright' ), text );
}
