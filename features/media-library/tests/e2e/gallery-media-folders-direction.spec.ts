import { expect, test } from '@playwright/test';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();

for ( const dir of [ 'ltr', 'rtl' ] ) {
	test( `names of folders are beside their icons, ${ dir }`, async () => {
		await media.open( 'grid-screen-with-folders', { dir } );
		const entries = media.page.getByRole( 'treeitem' );
		await expect( entries ).not.toHaveCount( 0 );
		const gaps = await entries.evaluateAll( ( items ) =>
			items.map( ( item ) => {
				const icon = item.querySelector( ':scope > svg' )!.getBoundingClientRect();
				const text = document.createRange();
				text.selectNodeContents( item.querySelector( 'bdi' )! );
				const name = text.getBoundingClientRect();
				return Math.round( Math.max( name.left - icon.right, icon.left - name.right ) );
			} )
		);
		expect( gaps ).toEqual( gaps.map( () => 6 ) );
	} );
}
