// @vitest-environment node
import { expect, it } from 'vitest';
import { differingTexts } from '../../../../tests/support/fallback-texts';

it( 'the script has the texts of the server', () => {
	expect(
		differingTexts( 'features/player/public/options.ts', 'features/player/Words.php' )
	).toEqual( [] );
} );
