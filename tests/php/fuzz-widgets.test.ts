// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { readWidget } from '../../scripts/compile.mjs';
import { fuzz, oneOf, upTo, whatRuns, type Draw } from '../support/fuzz';
import { hostileData, TEXTS } from '../support/hostile';
import { errorLog } from '../support/site';
import { widgets as allWidgets } from '../support/units';
import { visitor } from '../support/visitor';

/** Many times the usual duration. */
const PATIENCE_MS = 400_000;
const widgets: { folder: string; class: string }[] = allWidgets.map( ( { name, path } ) => ( {
	folder: name,
	class: readWidget( path ).widget.class,
} ) );

interface WidgetInput {
	class: string;
	data: Record< string, unknown >;
}

/** Returns a widget with data that has many errors. */
function makeWidget( draw: Draw ): WidgetInput {
	const { folder, class: name } = oneOf( draw, widgets );
	return {
		class: name,
		data: hostileData( folder, upTo( draw, 2 ** 31 ) ),
	};
}

const escaped = ( text: string ) =>
	text.replace( /[&<>"']/g, ( letter ) => `&#${ letter.charCodeAt( 0 ) };` );

/** Returns a shortcode like in old pages: complete, cut, doubled or with other bytes inside. */
function makeShortcode( draw: Draw ): string {
	const { class: name, data } = makeWidget( draw );
	const short = ( length: number ) => oneOf( draw, TEXTS ).slice( 0, length );
	const json = JSON.stringify( { instance: data, args: {} } );
	const input = oneOf( draw, [
		escaped( json ),
		escaped( escaped( json ) ),
		json.replaceAll( '"', '&quot;' ),
		json,
		escaped( json ).slice( 0, upTo( draw, 400 ) ),
		escaped( json ).replace( /:/, short( 60 ) ),
		short( 60 ),
	] );
	const open = oneOf( draw, [
		`[siteorigin_widget class="${ name }"]`,
		`[siteorigin_widget class='${ short( 40 ) }']`,
		`[siteorigin_widget class="${ name }" ${ short( 40 ) }]`,
		'[siteorigin_widget]',
	] );
	const close = oneOf( draw, [
		'[/siteorigin_widget]',
		'',
		'[/siteorigin_widget][/siteorigin_widget]',
	] );
	return `${ open }<input type="hidden" value="${ input }" />${ close }`;
}

const AS_CONTRIBUTOR = `wp_set_current_user( get_users( array( 'role' => 'contributor', 'fields' => 'ids' ) )[0] );`;

describe( 'generated inputs', () => {
	it(
		'as data of widgets are rendered without errors, and run nothing',
		async () => {
			await visitor( 'contributor' );
			let answered = 0;
			const { failures, outcomes } = await fuzz( {
				make: makeWidget,
				before: AS_CONTRIBUTOR,
				// Saves like a user without unfiltered HTML, then prints like a page.
				code: `$saved = filter_block_kses_value( array( 'widgetClass' => $input['class'], 'widgetData' => $input['data'] ), 'post', array(), array( 'blockName' => 'sowb/widget-block' ) );
				return (string) call_user_func( WP_Block_Type_Registry::get_instance()->get_registered( 'sowb/widget-block' )->render_callback, $saved );`,
				check: ( { output } ) => {
					answered += output === '' ? 0 : 1;
					return whatRuns( output );
				},
			} );
			expect( failures ).toEqual( [] );
			// A renderer that rejected everything would prove nothing.
			expect( answered ).toBeGreaterThan( outcomes * 0.35 );
		},
		PATIENCE_MS
	);

	it(
		'as shortcodes are rendered without errors, and run nothing',
		async () => {
			let answered = 0;
			const { failures, outcomes } = await fuzz( {
				make: makeShortcode,
				before: AS_CONTRIBUTOR,
				code: `return do_shortcode( wp_unslash( wp_kses_post( $input ) ) );`,
				check: ( { output } ) => {
					answered += output === '' ? 0 : 1;
					return whatRuns( output );
				},
			} );
			expect( failures ).toEqual( [] );
			expect( answered ).toBeGreaterThan( outcomes * 0.3 );
		},
		PATIENCE_MS
	);

	it( 'write nothing to the error log', async () => {
		expect( await errorLog() ).toBe( '' );
	} );
} );
