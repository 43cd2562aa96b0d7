import type { Page, Route } from '@playwright/test';
import { php, phpValue, siteUrl } from '../../../../tests/support/site';

export const HASH = 'a'.repeat( 64 );
export const OTHER = 'b'.repeat( 64 );

/** A documented response of the profile service. */
export const PROFILE = {
	hash: HASH,
	display_name: 'Ann Example',
	profile_url: 'https://gravatar.com/annexample',
	avatar_url: `https://0.gravatar.com/avatar/${ HASH }`,
	location: 'Ghent',
	description: 'Bakes bread, and writes about it.',
	job_title: 'Baker',
	company: 'Crumbs & Sons',
	header_image: '',
	background_color: 'rgb(20, 40, 60)',
	verified_accounts: [
		{
			service_type: 'mastodon',
			service_label: 'Mastodon',
			service_icon: 'https://gravatar.com/icons/mastodon-alt.svg',
			url: 'https://example.social/@ann',
			is_hidden: false,
		},
	],
	contact_info: { email: 'ann@example.org', cell_phone: '+32 1 23 45' },
	payments: { links: [ { label: 'Tips', url: 'https://example.org/tip' } ], crypto_wallets: [] },
};

const PIXEL = `<svg xmlns="http://www.w3.org/2000/svg" width="104" height="104"><rect width="104" height="104" fill="#467"/></svg>`;

/** Replaces the profile service; returns requested profiles and images. */
export async function answer(
	page: Page,
	profile: ( route: Route ) => unknown = ( route ) => route.fulfill( { json: PROFILE } )
): Promise< { profiles: string[]; others: string[] } > {
	const asked = { profiles: [] as string[], others: [] as string[] };
	await page.route( /^https:\/\/(\w+\.)?gravatar\.com\//, ( route ) => {
		const url = route.request().url();
		if ( url.startsWith( 'https://api.' ) ) {
			asked.profiles.push( url );
			return profile( route );
		}
		asked.others.push( url );
		return route.fulfill( { contentType: 'image/svg+xml', body: PIXEL } );
	} );
	return asked;
}

/**
 * Creates a page with images of get_avatar(): in a link, and alone. The same name replaces its
 * content.
 */
export async function peoplePage( name: string, hashes = [ HASH, OTHER ] ): Promise< string > {
	await php( `
		update_option( 'pagewright_features', array( 'hover_cards' => true ), true );
		$old = get_page_by_path( ${ phpValue( name ) } );
		$avatar = static fn ( string $hash, string $name ): string => '<!-- wp:html --><p>' . sprintf( $name, "[test_avatar hash=$hash]" ) . '</p><!-- /wp:html -->';
		$html = $avatar( ${ phpValue( hashes[ 0 ] ) }, '<a class="linked" href="/?author=1">%s</a>' ) . $avatar( ${ phpValue( hashes[ 1 ] ) }, '<span class="alone">%s</span> <a class="after" href="#after">After</a>' );
		kses_remove_filters();
		$id = wp_insert_post( wp_slash( array( 'ID' => $old->ID ?? 0, 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'People', 'post_name' => ${ phpValue( name ) }, 'post_content' => $html . str_repeat( '<!-- wp:paragraph --><p>More.</p><!-- /wp:paragraph -->', 40 ) ) ) );
		update_post_meta( $id, 'hover_cards_test', 1 );
		kses_init_filters();
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents( WPMU_PLUGIN_DIR . '/hover-cards-test.php', <<<'PHP'
<?php
add_shortcode( 'test_avatar', static fn ( $a ) => get_avatar( $a['hash'] . '@md5.gravatar.com', 64, '', 'Ann', array( 'force_display' => true ) ) );
add_filter( 'get_avatar_url', static fn ( $url, $who ) => is_string( $who ) && str_ends_with( $who, '@md5.gravatar.com' ) ? 'https://secure.gravatar.com/avatar/' . strstr( $who, '@', true ) . '?s=64&d=mm&r=g' : $url, 10, 2 );
PHP
		);` );
	return `${ siteUrl }/${ name }/`;
}

export const removePeople = () =>
	php(
		`foreach ( get_posts( array( 'post_type' => 'page', 'meta_key' => 'hover_cards_test', 'numberposts' => -1 ) ) as $page ) { wp_delete_post( $page->ID, true ); } delete_option( 'pagewright_features' ); wp_delete_file( WPMU_PLUGIN_DIR . '/hover-cards-test.php' );`
	);
