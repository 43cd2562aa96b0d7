import { expect, test } from '@playwright/test';
import { blockOf } from '../../../../tests/support/editor';
import { testHostileEngine, prepareHostilePages } from '../../../../tests/support/hostile-engine';
import { dropMenu, LINKS, makeMenu } from '../support/menus';

prepareHostilePages();

const made: number[] = [];
test.afterAll( () => Promise.all( made.map( dropMenu ) ) );

testHostileEngine( 'navigation', 'features/navigation/public', {
	root: '<nav @><div class="pagewright-navigation__panel">x</div><div class="pagewright-navigation__arrow">x</div></nav>',
	real: async () => {
		const menu = await makeMenu( 'Hostile', LINKS );
		made.push( menu );
		return blockOf( 'Pagewright_Navigation_Widget', {
			widgetData: { menu: `menu:${ menu }` },
		} );
	},
	works: async ( page ) => {
		const arrow = ( name: string ) =>
			page.getByRole( 'button', { name: `Submenu: ${ name }` } ).last();
		await expect( arrow( 'Cakes' ) ).toHaveAttribute( 'aria-expanded', 'false' );
		await arrow( 'Cakes' ).click();
		await expect( arrow( 'Cakes' ) ).toHaveAttribute( 'aria-expanded', 'true' );
		// Opening one closes the previous one.
		await arrow( 'Bread' ).click();
		await expect( page.getByRole( 'link', { name: 'Rye', exact: true } ) ).toBeVisible();
		await expect( arrow( 'Cakes' ) ).toHaveAttribute( 'aria-expanded', 'false' );
	},
} );
