import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { htmlProblems } from '../support/html';
import { php } from '../support/site';
import { widgets as allWidgets } from '../support/units';

/** A widget with its own breakpoints prints media rules, which HTML allows only in the head. */
const OWN_RULES = 'blocks/masonry/fixtures/own-break-points.html';
/** An editor could not save this data; the hostile test covers how browsers handle it. */
const ODD = /(hostile|wrong-types|old-|broken)[\w-]*\.html$/;
const goldens = allWidgets
	.flatMap( ( { path } ) =>
		readdirSync( `${ path }/fixtures` ).map( ( file ) => `${ path }/fixtures/${ file }` )
	)
	.filter( ( file ) => file.endsWith( '.html' ) && ! ODD.test( file ) && file !== OWN_RULES );

describe( 'the HTML of widgets is valid', () => {
	it( 'in the fixtures', async () => {
		expect( goldens.length ).toBeGreaterThan( 100 );
		const problems: string[] = [];
		for ( const file of goldens ) {
			// A layout also prints media rules.
			const html = readFileSync( file, 'utf8' ).replace( /<style>#pl-.*?<\/style>/gs, '' );
			const found = await htmlProblems( html );
			problems.push( ...found.map( ( problem ) => `${ file }: ${ problem }` ) );
		}
		expect( problems ).toEqual( [] );
	} );

	it( 'on a page that holds them all, with ids that stand once', async () => {
		const widgets = await php< string[] >( `
			$page = get_page_by_path( 'all-widgets' );
			$GLOBALS['post'] = $page;
			setup_postdata( $page );
			$html = array();
			$walk = static function ( array $blocks ) use ( &$walk, &$html ) {
				foreach ( $blocks as $block ) {
					if ( str_starts_with( (string) $block['blockName'], 'sowb/' ) ) { $html[] = render_block( $block ); }
					$walk( $block['innerBlocks'] );
				}
			};
			$walk( parse_blocks( $page->post_content ) );
			return $html;
		` );
		expect( widgets.length ).toBeGreaterThan( 21 );
		expect( await htmlProblems( widgets.join( '\n' ) ) ).toEqual( [] );
	} );
} );
