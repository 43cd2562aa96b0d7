// Does not depend on the database.
import { expect, it } from 'vitest';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/popular-posts/tests/php/popular-names.php' );

it( 'the old block has a translated name in the REST API', async () => {
	expect( await call( 'title_of_old_block' ) ).toBe( '~Popular Posts (old format)' );
} );

it( 'classes of lists are found under their former names', async () => {
	expect( await call( 'use_former_names' ) ).toEqual( [ true, 3, false ] );
} );
