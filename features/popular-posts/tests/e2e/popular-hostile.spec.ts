import { expect, test } from '@playwright/test';
import { prepareHostilePages, testHostileEngine } from '../../../../tests/support/hostile-engine';
import { phpFile } from '../../../../tests/support/site';
import { makePopular, removePopular } from '../support/popular';

const { call } = phpFile( 'features/popular-posts/tests/e2e/popular-hostile.php' );

prepareHostilePages();
test.beforeAll( () => call( 'count_and_load_lists_later' ) );
test.afterAll( () => call( 'stop' ) );

/** Posts of the real list. */
let ids: Record< string, number > = {};
test.afterAll( () => removePopular( ids ) );

testHostileEngine( 'popular-posts', 'features/popular-posts/public/client', {
	root: '<div><div class="wpp-widget-placeholder" @ data-widget-id="../x">x</div></div>',
	real: async () => {
		ids = await makePopular( { rolls: { title: 'Rolls', views: { 0: 3 } } } );
		return '[wpp]';
	},
	works: async ( page ) => {
		await expect(
			page.locator( '.wpp-shortcode.wpp-ajax' ).getByRole( 'link', { name: 'Rolls' } )
		).toBeVisible();
	},
} );

testHostileEngine( 'view-counter', 'features/popular-posts/public/client', {
	root: '<a id="wpp_do_request">x</a><a id="jQuery">x</a><a id="trustedTypes">x</a>',
	real: '',
	works: async () => {},
} );
