// Renders the widgets' fixtures on a running site, to write the golden HTML and to check it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { root, widgets } from '../tools/paths.mjs';
import { readWidget } from './compile.mjs';
import { MAKE_MENU, REMOVE_MENU } from './fixture-menu.mjs';
import { MAKE_POSTS, NAME_POSTS, REMOVE_POSTS, STAND_ON_POST } from './fixture-posts.mjs';

/**
 * Returns every fixture: { widget, name, file (without extension), class, block, data, settings,
 * posts, post }.
 */
export function listFixtures() {
	return widgets().flatMap( ( { name: folder, path } ) => {
		const dir = `${ root }/${ path }/fixtures`;
		const { block, widget: definition } = readWidget( path );
		return ( existsSync( dir ) ? readdirSync( dir ) : [] )
			.filter( ( name ) => name.endsWith( '.json' ) )
			.sort()
			.map( ( name ) => ( {
				widget: folder,
				file: `${ dir }/${ name.replace( /\.json$/, '' ) }`,
				class: definition.class,
				block: block.name,
				settings: {},
				// Untrusted data, which nothing sanitized when they were saved: rich text is
				// filtered.
				is_trusted: ! name.startsWith( 'hostile' ),
				...JSON.parse( readFileSync( `${ dir }/${ name }`, 'utf8' ) ),
			} ) );
	} );
}

const pick = ( object, keys ) =>
	Object.fromEntries( keys.map( ( key ) => [ key, object[ key ] ] ) );

/** Returns the golden HTML of a fixture, '' when it has none. */
export const goldenOf = ( { file } ) =>
	existsSync( `${ file }.html` ) ? readFileSync( `${ file }.html`, 'utf8' ) : '';

/**
 * Returns the HTML of each fixture, with placeholders for values that differ between sites:
 * `@photo` is the demo image's ID, `@site` the URL, `@uploads` the folder. `@menu` is the ID of a
 * menu; the site has no other, and fixtures with `"menu": true` show it. A fixture with `"posts":
 * true` finds only the posts of fixture-posts.mjs; with `"post": "harbor"` it is on the page of
 * one.
 *
 * @param {(code: string) => Promise<string>} php Runs PHP in the site and returns its output.
 */
export async function renderFixtures( php, fixtures = listFixtures() ) {
	const payload = Buffer.from(
		JSON.stringify(
			fixtures.map( ( { class: widgetClass, post = '', ...fixture } ) => ( {
				class: widgetClass,
				post,
				...pick( fixture, [ 'block', 'data', 'settings', 'is_trusted' ] ),
			} ) )
		)
	).toString( 'base64' );
	const hasPosts = fixtures.some( ( { posts, post } ) => posts || post );
	const printed = await php( `
		// URLs of a list's pages depend on the current one.
		$_SERVER['REQUEST_URI'] = '/';
		$photo    = get_posts( array( 'post_type' => 'attachment', 'name' => 'demo-photo', 'post_status' => 'inherit', 'fields' => 'ids' ) )[0] ?? 0;
		${ MAKE_MENU }
		$fixtures = json_decode( str_replace( array( '@photo', '@menu' ), array( (string) $photo, (string) $menu ), base64_decode( '${ payload }' ) ), true );
		$out      = array();
		$schema   = new Pagewright\\Schema\\Loader( dirname( Pagewright\\FILE ) );
		$renderer = new Pagewright\\Blocks\\Renderer( $schema, new Pagewright\\Fields\\Registry() );
		${ hasPosts ? MAKE_POSTS : '' }
		foreach ( $fixtures as $fixture ) {
			$option = 'so_widget_settings[' . $fixture['class'] . ']';
			$fixture['settings'] ? update_option( $option, $fixture['settings'] ) : delete_option( $option );
			${ hasPosts ? STAND_ON_POST : '' }
			$html = $fixture['is_trusted']
				? render_block( array( 'blockName' => $fixture['block'], 'attrs' => array( 'widgetClass' => $fixture['class'], 'widgetData' => $fixture['data'], 'anchor' => 'fixture' ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) )
				: $renderer->render( $schema->find( $fixture['class'] ), $fixture['data'], new Pagewright\\Blocks\\Place( anchor: 'fixture' ) );
			delete_option( $option );
			$html  = preg_replace( '#' . preg_quote( content_url( '/uploads' ), '#' ) . '/\\d{4}/\\d{2}#', '@uploads', $html );
			$html  = str_replace( home_url(), '@site', $html );
			// The wrapper's hash depends on the custom properties, including URLs of images.
			$html  = preg_replace( '/-[0-9a-f]{12}(?=[^>]*url\\(&quot;@uploads)/', '-@hash', $html, 1 );
			${ hasPosts ? NAME_POSTS : '' }
			// WordPress 6.8 does not mark paragraphs.
			$html  = str_replace( '<p class="wp-block-paragraph">', '<p>', $html );
			// Signed with a key of the site.
			$html  = preg_replace( '/(name="instance_hash" value=")[\\w.-]+/', '$1@signed', $html );
			// Forms: their number on the site and in the request, the plugin's version, and the
			// spam trap, whose names change daily.
			$html  = preg_replace( array( '/(wpcf7|sow)-f\\d+(?:-p\\d+)?-o\\d+/', '/((?:data-wpcf7-id|name="_wpcf7(?:_version)?" value)=")[\\w.-]+/', '#(?:<style>\\.pagewright-alternative.*?</style>)?<span class="pagewright-alternative".*?</span>#s' ), array( '$1-f@form', '$1@form', '@trap' ), $html );
			$out[] = preg_replace( '/(wp-image-|post: ?)' . $photo . '\\b/', '$1@photo', $html );
		}
		${ hasPosts ? REMOVE_POSTS : '' }
		${ REMOVE_MENU }
		echo '@@', wp_json_encode( $out );
	` );
	return JSON.parse( printed.slice( printed.lastIndexOf( '@@[' ) + 2 ) ).map(
		( html ) => `${ html }\n`
	);
}
