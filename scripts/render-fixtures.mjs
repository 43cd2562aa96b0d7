// Renders the widgets' fixtures on a running site, to write the golden HTML and to check it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { root, widgets } from '../tools/paths.mjs';
import { readWidget } from './compile.mjs';
import { NESTED } from './golden/write.mjs';
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

/**
 * Marks the wrappers of widgets inside widgets with the widget and a digest of its data, without
 * values that are the default: a new field with a default does not change the digest.
 */
const MARK_NESTED = `
	$depth   = 0;
	$changed = static function ( array $data, array $defaults ) use ( &$changed ): array {
		ksort( $data );
		foreach ( $data as $key => $value ) {
			if ( array_key_exists( $key, $defaults ) && is_array( $value ) && is_array( $defaults[ $key ] ) && ! array_is_list( $value ) ) {
				$value = $changed( $value, $defaults[ $key ] );
			}
			if ( array() === $value || ( array_key_exists( $key, $defaults ) && $value === $defaults[ $key ] ) ) {
				unset( $data[ $key ] );
			} else {
				$data[ $key ] = $value;
			}
		}
		return $data;
	};
	add_filter( 'pagewright/widget/data', static function ( $data ) use ( &$depth ) { ++$depth; return $data; } );
	add_filter( 'pagewright/widget/view', static function ( $view ) use ( &$depth ) { is_array( $view ) || --$depth; return $view; }, PHP_INT_MAX );
	add_filter(
		'pagewright/widget/wrapper',
		static function ( $attributes, $widget, $data ) use ( &$depth, $changed, $renderer, $photo ) {
			if ( --$depth > 0 ) {
				$json = (string) wp_json_encode( $changed( $data, $renderer->clean( $widget, array() ) ) );
				$json = preg_replace( '/(?<=[:"])' . $photo . '(?=[,}"])/', '@photo', str_replace( trim( (string) wp_json_encode( home_url() ), '"' ), '@site', $json ) );
				$attributes['${ NESTED }'] = basename( $widget->path ) . ' ' . substr( md5( $json ), 0, 8 );
			}
			return $attributes;
		},
		PHP_INT_MAX,
		3
	);
`;

/**
 * Returns the HTML of each fixture, with placeholders for values that differ between sites:
 * `@photo` is the demo image's ID, `@site` the URL, `@uploads` the folder. `@menu` is the ID of a
 * menu; the site has no other, and fixtures with `"menu": true` show it. A fixture with `"posts":
 * true` finds only the posts of fixture-posts.mjs; with `"post": "harbor"` it is on the page of
 * one. The wrapper of a widget inside another one is marked; see golden/write.mjs.
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
		${ MARK_NESTED }
		${ hasPosts ? MAKE_POSTS : '' }
		foreach ( $fixtures as $fixture ) {
			$option = 'so_widget_settings[' . $fixture['class'] . ']';
			$fixture['settings'] ? update_option( $option, $fixture['settings'] ) : delete_option( $option );
			${ hasPosts ? STAND_ON_POST : '' }
			$html = $fixture['is_trusted']
				? render_block( array( 'blockName' => $fixture['block'], 'attrs' => array( 'widgetClass' => $fixture['class'], 'widgetData' => $fixture['data'], 'anchor' => 'fixture' ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) )
				: $renderer->render( $schema->find( $fixture['class'] ), $fixture['data'], new Pagewright\\Blocks\\Place( anchor: 'fixture' ) );
			delete_option( $option );
			$depth = 0;
			$html  = preg_replace( '#' . preg_quote( content_url( '/uploads' ), '#' ) . '/\\d{4}/\\d{2}#', '@uploads', $html );
			$html  = str_replace( home_url(), '@site', $html );
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
	return JSON.parse( printed.slice( printed.lastIndexOf( '@@[' ) + 2 ) );
}
