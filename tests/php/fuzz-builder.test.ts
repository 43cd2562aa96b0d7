// Does not depend on the database.
import { expect, it } from 'vitest';
import { layout, WIDGETS } from '../support/builder-layouts';
import { fuzz, oneOf, whatRuns } from '../support/fuzz';

const OWN =
	/<form role="search" method="get" class="search-form" action="http:\/\/127\.0\.0\.1:\d+\/">|<form action="http:\/\/127\.0\.0\.1:\d+" method="get">|<script>\s*\( \( \[ dropdownId, homeUrl \] \) => \{[\s\S]*?<\/script>/g;

it( '10,000 layouts add no active content to the page, for any user', async () => {
	const { failures, outcomes } = await fuzz( {
		make: ( draw ) =>
			oneOf( draw, [ JSON.stringify, ( one: unknown ) => one ] )( layout( draw ) ),
		before: `${ WIDGETS } wp_set_current_user( 1 ); add_shortcode( 'gallery', static fn () => '<p>gallery</p>' ); add_filter( 'pre_http_request', static fn () => new WP_Error( 'no', 'no' ) );`,
		code: 'return Pagewright\\Fields\\Builder\\Content::html( Pagewright\\Fields\\Builder\\Content::read( $input ) );',
		// The forms of WordPress's own widgets.
		check: ( { output } ) => whatRuns( String( output ).replace( OWN, '' ) ),
	} );
	expect( failures ).toEqual( [] );
	expect( outcomes ).toBe( 10_000 );
}, 120_000 );
