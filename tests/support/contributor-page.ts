import type { Page } from '@playwright/test';
import { php, phpValue, siteUrl } from './site';

/** A host that belongs to whoever wrote the page. */
export const EVIL = 'https://evil.example';

/** Markup that runs as soon as something makes HTML of it. */
export const MARKUP = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';

/** A value as it stands in an attribute in double quotes. */
export const attribute = ( value: unknown ): string =>
	( typeof value === 'string' ? value : JSON.stringify( value ) )
		.replaceAll( '&', '&amp;' )
		.replaceAll( '"', '&quot;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );

/** Pages that a user without unfiltered HTML has saved, so that WordPress has filtered them. */
export function contributorPages( role: 'contributor' | 'author' = 'contributor' ) {
	const ids: number[] = [];
	return {
		/**
		 * Saves a page as this user, publishes it as an editor would, and answers its address.
		 *
		 * @param theirs Written by the user.
		 * @param real   Blocks that stand behind it, as an editor has written them.
		 */
		async page( theirs: string, real = '' ): Promise< string > {
			const id = await php< number >( `
				$login = 'hostile-${ role }';
				$user  = username_exists( $login ) ?: wp_insert_user( array( 'user_login' => $login, 'user_pass' => wp_generate_password(), 'user_email' => "$login@example.org", 'role' => '${ role }' ) );
				wp_set_current_user( $user );
				kses_init();
				$id = wp_insert_post( wp_slash( array( 'post_title' => 'Hostile', 'post_status' => 'pending', 'post_content' => ${ phpValue( theirs ) } ) ), true );
				global $wpdb;
				$wpdb->update( $wpdb->posts, array( 'post_status' => 'publish', 'post_name' => "hostile-$id", 'post_content' => get_post( $id )->post_content . ${ phpValue( real ) } ), array( 'ID' => $id ) );
				clean_post_cache( $id );
				wp_set_current_user( 0 );
				kses_init();
				return $id;
			` );
			ids.push( id );
			return `/?p=${ id }`;
		},
		remove: () =>
			php( `foreach ( array( ${ ids.join() } ) as $id ) { wp_delete_post( $id, true ); }` ),
	};
}

/** What a hostile page has achieved. */
export interface Damage {
	/** Addresses of other hosts that were asked. */
	foreign: string[];
	/** Those of them that were asked for more than a picture, sound or film, which any page may show from anywhere. */
	believed: string[];
	/** Errors that nobody caught. */
	errors: string[];
	dialogs: string[];
}

/** Hosts that a page with fonts or avatars asks in any case. */
const USUAL = /^https:\/\/(secure\.gravatar\.com|\w+\.gravatar\.com|s\.w\.org)\//;

/** Notes what a page does that it must not do. Other hosts answer with what does harm where it is believed. */
export async function watchDamage( page: Page ): Promise< Damage > {
	const damage: Damage = { foreign: [], believed: [], errors: [], dialogs: [] };
	page.on( 'pageerror', ( error ) => damage.errors.push( error.message ) );
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

/** Whether something that stood in the page ran. */
export const wasHit = ( page: Page ) =>
	page.evaluate( () => ( window as { hit?: unknown } ).hit !== undefined );
