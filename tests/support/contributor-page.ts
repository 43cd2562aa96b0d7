import type { Page } from '@playwright/test';
import { onPageError } from './page-errors';
import { php, siteUrl, phpFile } from './site';

const { call } = phpFile( 'tests/support/contributor-page.php' );

/** A host of the attacker. */
export const EVIL = 'https://evil.example';

/** Markup that runs when it is parsed as HTML. */
export const MARKUP = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';

/** Returns a value for an attribute in double quotes. */
export const attribute = ( value: unknown ): string =>
	( typeof value === 'string' ? value : JSON.stringify( value ) )
		.replaceAll( '&', '&amp;' )
		.replaceAll( '"', '&quot;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );

/** An element with the ID of a JSON block, before the real one. */
export const forged = ( id: string, data: unknown ) =>
	`<div id="${ id }" hidden>${ attribute( data ) }</div>`;

/** Creates pages that a user without `unfiltered_html` saved, so that WordPress filtered them. */
export function contributorPages( role: 'contributor' | 'author' = 'contributor' ) {
	const ids: number[] = [];
	return {
		/**
		 * Saves a page as this user, publishes it like an editor, and returns its URL.
		 *
		 * @param theirs Written by the user.
		 * @param real   Blocks after it, written by an editor.
		 */
		async page( theirs: string, real = '' ): Promise< string > {
			const id = await call< number >( 'id', theirs, real, role );
			ids.push( id );
			return `/?p=${ id }`;
		},
		remove: () =>
			php( `foreach ( array( ${ ids.join() } ) as $id ) { wp_delete_post( $id, true ); }` ),
	};
}

/** The effects of a page that does nothing wrong. */
export const CLEAN: Damage = { foreign: [], believed: [], errors: [], dialogs: [] };

/** Effects of a hostile page. */
export interface Damage {
	/** Requested URLs of other hosts. */
	foreign: string[];
	/** Requests for more than an image, sound or video, which any page may embed. */
	believed: string[];
	/** Uncaught errors. */
	errors: string[];
	dialogs: string[];
}

/** Hosts that pages with fonts or avatars always request. */
const USUAL = /^https:\/\/(secure\.gravatar\.com|\w+\.gravatar\.com|s\.w\.org)\//;

/**
 * Records forbidden effects of a page. Other hosts answer with content that does harm if it is
 * trusted.
 */
export async function watchDamage( page: Page ): Promise< Damage > {
	const damage: Damage = { foreign: [], believed: [], errors: [], dialogs: [] };
	onPageError( page, ( message ) => damage.errors.push( message ) );
	page.on( 'dialog', ( dialog ) => {
		damage.dialogs.push( dialog.message() );
		void dialog.dismiss();
	} );
	await page.route(
		( url ) => url.origin !== siteUrl && /^https?:$/.test( url.protocol ),
		( route ) => {
			const url = route.request().url();
			if ( ! USUAL.test( url ) ) {
				damage.foreign.push( url );
				if ( ! /^(image|media)$/.test( route.request().resourceType() ) ) {
					damage.believed.push( url );
				}
			}
			return route.fulfill( {
				headers: { 'access-control-allow-origin': '*' },
				...( /\.json|ajax|widget/.test( url )
					? { json: { html: MARKUP, widget: MARKUP } }
					: { contentType: 'text/javascript', body: 'window.hit = 1;' } ),
			} );
		}
	);
	return damage;
}

/** Returns whether code of the page ran. */
export const wasHit = ( page: Page ) =>
	page.evaluate( () => ( window as { hit?: unknown } ).hit !== undefined );

/** Clicks everything and scrolls to the end. */
export async function clickAll( page: Page ): Promise< void > {
	for ( const button of await page.locator( 'main button:visible' ).all() ) {
		await button.click( { noWaitAfter: true } ).catch( () => {} );
	}
	await page.evaluate( () => window.scrollTo( 0, document.body.scrollHeight ) );
	await page.waitForLoadState( 'networkidle' );
}
