import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Values } from '../../schema/field-types';
import { php, phpValue } from './site';
import { features } from './units';

/** Folders of the posts of each widget, also those inside features. */
const FOLDERS: Record< string, string > = Object.fromEntries(
	[ 'tests/corpus', ...features.map( ( feature ) => `${ feature }/tests/corpus` ) ]
		.filter( ( folder ) => existsSync( folder ) )
		.flatMap( ( folder ) =>
			readdirSync( folder ).map( ( name ) => [ name, `${ folder }/${ name }` ] )
		)
		.filter( ( [ name ] ) => ! name!.includes( '.' ) )
);

/** The expected content of a post; every property is optional. */
export interface Expected {
	/** Words in reading order. */
	text?: string[];
	/** Text, and a part of the URL. */
	links?: Array< [ string, string ] >;
	/** Level and text. */
	headings?: Array< [ number, string ] >;
	/** A part of the URL, and the alternative text. */
	images?: Array< [ string, string ] >;
	/** Custom properties of any wrapper. */
	css?: Record< string, string >;
	/** CSS selectors. */
	has?: string[];
	/** HTML that must be missing. */
	absent?: string[];
}

export interface CorpusPost {
	widget: string;
	name: string;
	content: string;
	expected: Expected;
}

/** One widget of a post in its form. */
export interface OpenedForm {
	data: Values;
	values: Values;
	isMigrated: boolean;
}

/** Returns posts with one widget as the original plugin stored them. */
export function corpusOf( widget: string ): CorpusPost[] {
	const expected = JSON.parse( readFileSync( `${ FOLDERS[ widget ] }/expect.json`, 'utf8' ) );
	return readdirSync( FOLDERS[ widget ]! )
		.filter( ( file ) => file.endsWith( '.html' ) )
		.sort()
		.map( ( file ) => {
			const name = file.replace( /\.html$/, '' );
			const content = readFileSync( `${ FOLDERS[ widget ] }/${ file }`, 'utf8' );
			return { widget, name, content, expected: expected[ name ] };
		} );
}

export const corpusWidgets = () => Object.keys( FOLDERS ).sort();

const hostile = ( posts: CorpusPost[] ) =>
	posts.flatMap( ( { name }, index ) => ( name.includes( 'hostile' ) ? [ index ] : [] ) );

export interface OpenedPost {
	html: string;
	forms: OpenedForm[];
	/** Fatal error of PHP. */
	error: string;
}

/**
 * Renders each post like for a visitor, and opens the form of each widget. In one request: PHP as
 * WebAssembly takes more than a second to start WordPress.
 */
export const openPosts = ( posts: CorpusPost[] ) =>
	php< OpenedPost[] >( `
		$media = array();
		foreach ( get_posts( array( 'post_type' => 'attachment', 'numberposts' => -1, 'post_status' => 'inherit' ) ) as $file ) {
			$media[ '@media:' . substr( $file->post_name, 5 ) ] = (string) $file->ID;
		}
		krsort( $media );
		$schema = new Pagewright\\Schema\\Loader( dirname( Pagewright\\FILE ) );
		$roots  = new Pagewright\\Editor\\FormRoot( $schema, new Pagewright\\Blocks\\Renderer( $schema, new Pagewright\\Fields\\Registry() ) );
		$forms  = static function ( array $blocks ) use ( &$forms, $schema, $roots ): array {
			$out = array();
			foreach ( $blocks as $block ) {
				$out    = array( ...$out, ...$forms( $block['innerBlocks'] ) );
				$widget = str_starts_with( (string) $block['blockName'], 'sowb/' ) ? $schema->find( (string) ( $block['attrs']['widgetClass'] ?? '' ) ) : null;
				$data   = $block['attrs']['widgetData'] ?? array();
				if ( $widget && is_array( $data ) ) {
					$tags = new WP_HTML_Tag_Processor( $roots->html( $widget, $data ) );
					$tags->next_tag();
					$out[] = array( 'data' => (object) $data, 'values' => json_decode( $tags->get_attribute( 'data-values' ) ), 'isMigrated' => (bool) $tags->get_attribute( 'data-migrated' ) );
				}
			}
			return $out;
		};
		$out = array();
		foreach ( ${ phpValue( posts.map( ( { content } ) => content ) ) } as $number => $content ) {
			// Hostile posts belong to authors who may not write any HTML.
			in_array( $number, ${ phpValue( hostile( posts ) ) }, true ) ? kses_init_filters() : kses_remove_filters();
			$content = strtr( $content, $media );
			$id      = wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_author' => 1, 'post_title' => 'From an old site', 'post_content' => $content ) ) );
			$GLOBALS['wp_query'] = new WP_Query( array( 'page_id' => $id ) );
			$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
			the_post();
			try {
				$out[] = array( 'html' => apply_filters( 'the_content', get_post( $id )->post_content ), 'forms' => $forms( parse_blocks( get_post( $id )->post_content ) ), 'error' => '' );
			} catch ( Throwable $error ) {
				$out[] = array( 'html' => '', 'forms' => array(), 'error' => "{$error->getMessage()} in {$error->getFile()}:{$error->getLine()}" );
			}
			wp_delete_post( $id, true );
			kses_remove_filters();
		}
		return $out;
	` );
