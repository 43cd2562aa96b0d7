import { describe, expect, it } from 'vitest';
import { readWidget, widgetFolders } from '../../scripts/compile.mjs';
import { FUZZ_SEED, fuzz } from '../support/fuzz';
import { hostileData, random, TEXTS } from '../support/hostile';
import { errorLog } from '../support/site';
import { visitor } from '../support/visitor';

const INPUTS = 10_000;
/** Many times what it takes, in ms. */
const PATIENCE = 400_000;
const folders: string[] = widgetFolders();

/** Widgets in turn, each with data of its own kind that are wrong in many places. */
const widgetInputs = ( seed: number ) =>
	Array.from( { length: INPUTS }, ( _, i ) => {
		const folder = folders[ i % folders.length ]!;
		return {
			class: readWidget( folder ).widget.class,
			data: hostileData( folder, seed + i ),
		};
	} );

const escaped = ( text: string ) =>
	text.replace( /[&<>"']/g, ( letter ) => `&#${ letter.charCodeAt( 0 ) };` );

/** Shortcodes as old pages hold them, whole, cut, doubled or with other bytes in the middle. */
function shortcodes( seed: number ): string[] {
	const next = random( seed );
	const pick = < T >( list: readonly T[] ): T => list[ Math.floor( next() * list.length ) ] as T;
	return widgetInputs( seed ).map( ( { class: name, data } ) => {
		const json = JSON.stringify( { instance: data, args: {} } );
		const value = pick( [
			escaped( json ),
			escaped( escaped( json ) ),
			json.replaceAll( '"', '&quot;' ),
			json,
			escaped( json ).slice( 0, Math.floor( next() * 400 ) ),
			escaped( json ).replace( /:/, pick( TEXTS ).slice( 0, 60 ) ),
			pick( TEXTS ).slice( 0, 60 ),
		] );
		const open = pick( [
			`[siteorigin_widget class="${ name }"]`,
			`[siteorigin_widget class='${ pick( TEXTS ).slice( 0, 40 ) }']`,
			`[siteorigin_widget class="${ name }" ${ pick( TEXTS ).slice( 0, 40 ) }]`,
			'[siteorigin_widget]',
		] );
		return `${ open }<input type="hidden" value="${ value }" />${ pick( [ '[/siteorigin_widget]', '', '[/siteorigin_widget][/siteorigin_widget]' ] ) }`;
	} );
}

const AS_CONTRIBUTOR = `wp_set_current_user( get_users( array( 'role' => 'contributor', 'fields' => 'ids' ) )[0] );`;

describe( `${ INPUTS } made-up inputs, from seed ${ FUZZ_SEED },`, () => {
	it(
		'as data of widgets are rendered without a word, and nothing of them runs',
		async () => {
			await visitor( 'contributor' );
			const { problems, answered } = await fuzz(
				widgetInputs( FUZZ_SEED ),
				// As saving by somebody without the right to any HTML does it, then as a page prints it.
				`$saved = filter_block_kses_value( array( 'widgetClass' => $input['class'], 'widgetData' => $input['data'] ), 'post', array(), array( 'blockName' => 'sowb/widget-block' ) );
			return call_user_func( WP_Block_Type_Registry::get_instance()->get_registered( 'sowb/widget-block' )->render_callback, $saved );`,
				AS_CONTRIBUTOR
			);
			expect( problems ).toEqual( [] );
			// A renderer that refused everything would prove nothing.
			expect( answered ).toBeGreaterThan( INPUTS * 0.35 );
		},
		PATIENCE
	);

	it(
		'as shortcodes are rendered without a word, and nothing of them runs',
		async () => {
			const { problems, answered } = await fuzz(
				shortcodes( FUZZ_SEED ),
				// As saving by somebody without the right to any HTML does it.
				`return do_shortcode( wp_unslash( wp_kses_post( $input ) ) );`,
				AS_CONTRIBUTOR
			);
			expect( problems ).toEqual( [] );
			expect( answered ).toBeGreaterThan( INPUTS * 0.3 );
		},
		PATIENCE
	);

	it( 'leave no word in the error log', async () => {
		expect( await errorLog() ).toBe( '' );
	} );
} );
