import { insertHtml } from '../../../../frontend/trusted';
import { ask } from './ask';
import type { Page } from './page';

/**
 * Names in cached pages. The first is that of a classic widget, which the server knows by its
 * number.
 */
const PLACEHOLDERS =
	'.wpp-widget-placeholder,.wpp-widget-block-placeholder,.wpp-shortcode-placeholder';
/** ID of a classic widget; its number is part of the request's path. */
const NUMBERED = /^(?:\w+-)?(\d{1,9})$/;

/**
 * Replaces each placeholder with its list. Keeps the placeholder when the request fails.
 *
 * @param page   Data of the server.
 * @param within Where to look for placeholders.
 */
export const loadLists = ( page: Page, within: ParentNode ): Promise< unknown > =>
	Promise.allSettled(
		[ ...within.querySelectorAll< HTMLElement >( PLACEHOLDERS ) ].map( ( placeholder ) =>
			loadList( page, placeholder )
		)
	);

/** `<div class="wrapper"><script>{…}</script><div class="placeholder"></div></div>` becomes `<div class="wrapper wpp-ajax">list</div>`. */
async function loadList( page: Page, placeholder: HTMLElement ): Promise< void > {
	const wrapper = placeholder.parentElement!;
	const options = wrapper.querySelector( ':scope > script[type="application/json"]' );
	const number = NUMBERED.exec( placeholder.dataset.widgetId ?? '' )?.[ 1 ];
	if ( ! options && ! number ) {
		return;
	}
	const base = number ? `${ page.ajax_url }/widget/${ number }` : `${ page.api_url }/v2/widget`;
	const lang = page.lang && page.lang !== '0' ? `&lang=${ encodeURIComponent( page.lang ) }` : '';
	// Without pretty permalinks, the URL already has a query.
	const url = `${ base }${ base.includes( '?' ) ? '&' : '?' }is_single=${ page.ID }${ lang }`;
	const { widget } = await ask(
		( token ) =>
			fetch( url, {
				method: number ? 'GET' : 'POST',
				body: number ? null : options!.textContent,
				headers: {
					...( token && { 'X-WP-Nonce': token } ),
					...( ! number && { 'Content-Type': 'application/json' } ),
				},
			} ),
		page.token
	);
	if ( typeof widget !== 'string' || ! placeholder.isConnected ) {
		return;
	}
	insertHtml( placeholder, 'afterend', widget );
	placeholder.remove();
	options?.remove();
	// Styled lists are in shadow roots, which browsers attach only while parsing a page.
	for ( const template of wrapper.querySelectorAll< HTMLTemplateElement >(
		'template[shadowrootmode]'
	) ) {
		template.parentElement!.attachShadow( { mode: 'open' } ).append( template.content );
		template.remove();
	}
	wrapper.classList.add( 'wpp-ajax' );
	wrapper.dispatchEvent( new Event( 'wpp-onload', { bubbles: true } ) );
}
