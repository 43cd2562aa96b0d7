// The part of popular posts in tests of the whole plugin; see tests/support/shared-objects.ts.
import { phpFile } from '../../../tests/support/site';

const { call } = phpFile( 'features/popular-posts/tests/support/shared.php' );

export const turnOn = () => call( 'turn_on' );
export const turnOff = () => call( 'turn_off' );
export const addTo = ( posts: number[] ) => call( 'add_totals', posts );
