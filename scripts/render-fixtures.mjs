// Renders the widgets' fixtures on a running site. Used to write the golden HTML and to check it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { root } from '../tools/paths.mjs';
import { readWidget, widgetFolders } from './compile.mjs';

/** Every fixture: { widget, name, file (without ending), class, block, data, settings }. */
export function listFixtures() {
	return widgetFolders().flatMap( ( widget ) => {
		const dir = `${ root }/blocks/${ widget }/fixtures`;
		const { block, widget: definition } = readWidget( widget );
		return ( existsSync( dir ) ? readdirSync( dir ) : [] )
			.filter( ( name ) => name.endsWith( '.json' ) )
			.sort()
			.map( ( name ) => ( {
				widget,
				file: `${ dir }/${ name.replace( /\.json$/, '' ) }`,
				class: definition.class,
				block: block.name,
				settings: {},
				...JSON.parse( readFileSync( `${ dir }/${ name }`, 'utf8' ) ),
			} ) );
	} );
}

/** The golden HTML of a fixture, '' when it has none. */
export const goldenOf = ( { file } ) =>
	existsSync( `${ file }.html` ) ? readFileSync( `${ file }.html`, 'utf8' ) : '';

/**
 * HTML of each fixture, with what differs from site to site named: `@photo` is the demo picture's id, `@site` the address, `@uploads` the folder.
 *
 * @param {(code: string) => Promise<string>} php Runs PHP in the site and answers what it printed.
 */
export async function renderFixtures( php, fixtures = listFixtures() ) {
	const payload = Buffer.from(
		JSON.stringify(
			fixtures.map( ( { class: widgetClass, block, data, settings } ) => ( {
				class: widgetClass,
				block,
				data,
				settings,
			} ) )
		)
	).toString( 'base64' );
	const printed = await php( `
		$photo    = get_posts( array( 'post_type' => 'attachment', 'name' => 'demo-photo', 'post_status' => 'inherit', 'fields' => 'ids' ) )[0] ?? 0;
		$fixtures = json_decode( str_replace( '@photo', (string) $photo, base64_decode( '${ payload }' ) ), true );
		$out      = array();
		foreach ( $fixtures as $fixture ) {
			$option = 'so_widget_settings[' . $fixture['class'] . ']';
			$fixture['settings'] ? update_option( $option, $fixture['settings'] ) : delete_option( $option );
			$html = render_block( array( 'blockName' => $fixture['block'], 'attrs' => array( 'widgetClass' => $fixture['class'], 'widgetData' => $fixture['data'], 'anchor' => 'fixture' ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
			delete_option( $option );
			$html  = preg_replace( '#' . preg_quote( content_url( '/uploads' ), '#' ) . '/\\d{4}/\\d{2}#', '@uploads', $html );
			$html  = str_replace( home_url(), '@site', $html );
			$out[] = preg_replace( '/(wp-image-|post: ?)' . $photo . '\\b/', '$1@photo', $html );
		}
		echo '@@', wp_json_encode( $out );
	` );
	return JSON.parse( printed.slice( printed.lastIndexOf( '@@[' ) + 2 ) ).map(
		( html ) => `${ html }\n`
	);
}
