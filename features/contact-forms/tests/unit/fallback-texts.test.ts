// @vitest-environment node
import { expect, it } from 'vitest';
import { differingTexts } from '../../../../tests/support/fallback-texts';

it( 'the module for contact forms has the texts of the server', () => {
	expect(
		differingTexts(
			'features/contact-forms/public/contact-form/texts.ts',
			'features/contact-forms/Assets.php'
		)
	).toEqual( [] );
} );
