import type { Page, Route } from '@playwright/test';
import { siteUrl, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/hover-cards/tests/support/hover-cards.php' );

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
	await call( 'people_page', name, hashes[ 0 ], hashes[ 1 ] );
	return `${ siteUrl }/${ name }/`;
}

export const removePeople = () => call( 'remove_people' );
