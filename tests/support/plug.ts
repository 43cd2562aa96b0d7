import { php, phpFile } from './site';

const { call } = phpFile( 'tests/support/plug.php' );

/** Adds code to the site until it is removed with the same name. */
export const plug = ( name: string, code: string ) => call( 'plug', `<?php ${ code }`, name );
export const unplug = ( name: string ) =>
	php( `wp_delete_file( WPMU_PLUGIN_DIR . '/test-${ name }.php' );` );
