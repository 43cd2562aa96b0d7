import { afterEach, describe, expect, it } from 'vitest';
import { isThere, WAYS } from '../../../../tests/support/delete-plugin';
import { putPlugin, removePlugins } from '../../../../tests/support/old-plugins';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/faq/tests/php/faq-switching.php' );

const FAQ = 'ultimate-faqs/ultimate-faqs.php';

afterEach( removePlugins );

describe.each( WAYS )( 'a FAQ plugin that is deleted %s', ( _, remove ) => {
	it( 'leaves its questions and their groups', async () => {
		const id = await call< number >( 'id' );
		await putPlugin( FAQ );
		expect( ( await remove( FAQ ) ).status ).toBeLessThan( 400 );
		expect( await isThere( FAQ ) ).toBe( false );
		expect( await call( 'get_post_meta_of_test', id ) ).toEqual( [
			'Old question?',
			'3',
			[ 'Orders' ],
			false,
		] );
	} );
} );
