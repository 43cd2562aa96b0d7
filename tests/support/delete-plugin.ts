import type { OldPlugin } from './old-plugins';
import { php, phpValue } from './site';
import { visitor } from './visitor';

export const SCREEN = '/wp-admin/plugins.php';

/** Returns the nonce on the Plugins screen for an action on a plugin, or for the list; an empty string if there is none. */
export async function nonceOf( action: string, plugin = '' ): Promise< string > {
	const who = await visitor( 'administrator' );
	const html = await ( await who.fetch( SCREEN ) ).text();
	const found = plugin
		? new RegExp(
				`action=${ action }&amp;plugin=${ encodeURIComponent( plugin ).replaceAll( '.', '\\.' ) }[^"]*_wpnonce=(\\w+)`
			).exec( html )
		: /name="_wpnonce" value="(\w+)"/.exec( html );
	return found?.[ 1 ] ?? '';
}

/** Submits a form of the Plugins screen. */
export async function post( path: string, fields: Record< string, string | string[] > ) {
	const who = await visitor( 'administrator' );
	const body = new URLSearchParams();
	for ( const [ name, value ] of Object.entries( fields ) ) {
		[ value ].flat().forEach( ( one ) => body.append( name, one ) );
	}
	const response = await who.fetch( path, { method: 'POST', body } );
	return { status: response.status, text: await response.text() };
}

const deleteSelected = async ( ...plugins: OldPlugin[] ) =>
	post( SCREEN, {
		action: 'delete-selected',
		'checked[]': plugins,
		'verify-delete': '1',
		_wpnonce: await nonceOf( 'bulk' ),
	} );

/** Sends the request of the Delete link on the Plugins screen. */
async function deleteByClick( plugin: OldPlugin ) {
	const who = await visitor( 'administrator' );
	const html = await ( await who.fetch( SCREEN ) ).text();
	return post( '/wp-admin/admin-ajax.php', {
		action: 'delete-plugin',
		plugin,
		slug: plugin.split( '/' )[ 0 ]!,
		_ajax_nonce: /"ajax_nonce":"(\w+)"/.exec( html )?.[ 1 ] ?? '',
	} );
}

async function deleteByRest( plugin: OldPlugin ) {
	const who = await visitor( 'administrator' );
	const response = await who.fetch( `/wp-json/wp/v2/plugins/${ plugin.replace( '.php', '' ) }`, {
		method: 'DELETE',
		headers: who.nonce,
	} );
	return { status: response.status, text: await response.text() };
}

export const isThere = ( plugin: OldPlugin ) =>
	php< boolean >( `return is_file( WP_PLUGIN_DIR . '/' . ${ phpValue( plugin ) } );` );

/** Ways to delete a plugin, each with its name. */
export const WAYS: Array< [ string, ( plugin: OldPlugin ) => Promise< { status: number } > ] > = [
	[ 'by a click', deleteByClick ],
	[ 'with others', ( plugin ) => deleteSelected( plugin ) ],
	[ 'by REST', deleteByRest ],
];
