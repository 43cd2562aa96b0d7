import { expect } from '@playwright/test';
import { testHostileEngine, prepareHostilePages } from '../../../../tests/support/hostile-engine';
import { faqBlock } from '../support/faq';

prepareHostilePages();

testHostileEngine( 'faq', 'features/faq/public', {
	root: '<div @><div class="pagewright-faq__all">x</div><details class="pagewright-faq__item" @><summary>x</summary></details></div>',
	real: faqBlock( {
		source: 'own',
		items: [ 'First?', 'Second?' ].map( ( question ) => ( { question, answer: 'Yes.' } ) ),
	} ),
	works: async ( page ) => {
		const real = page.locator( '[data-pagewright="faq"]' ).last();
		const open = real.locator( 'details[open]' );
		// The control for all was clicked, then each question.
		await expect( open ).toHaveCount( 0 );
		await real.getByRole( 'button', { name: 'Expand all' } ).click();
		await expect( open ).toHaveCount( 2 );
		await real.locator( 'summary', { hasText: 'First?' } ).click();
		await expect( open ).toHaveCount( 1 );
		await expect.poll( () => new URL( page.url() ).hash ).toBe( '#faq-second' );
	},
} );
