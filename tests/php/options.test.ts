import { expect, it } from 'vitest';
import { phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/options.php' );

it( 'options of widgets that an update added are created once, in the dashboard', async () => {
	const steps = await call< any[] >( 'steps' );
	expect( steps ).toEqual( [ { _multiwidget: 1 }, true, 0, true ] );
} );
