// @vitest-environment node
import { expect, it } from 'vitest';
import { differingTexts } from '../../../../tests/support/fallback-texts';

it( 'the texts of the script are those of the server', () => {
	expect(
		differingTexts( 'features/player/public/options.ts', 'features/player/Words.php' )
	).toEqual( [] );
} );
