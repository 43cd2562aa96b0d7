import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const constant = ( file: string, name: string ) =>
	Number(
		new RegExp( `const ${ name } *= (\\d+);` ).exec( readFileSync( file, 'utf8' ) )?.[ 1 ]
	);

/** Returns the defaults of all fields with this name. */
function defaultsOf( widget: string, name: string ): unknown[] {
	const found: unknown[] = [];
	JSON.parse( readFileSync( `blocks/${ widget }/widget.json`, 'utf8' ), ( key, value ) => {
		if ( key === name && value?.type ) {
			found.push( value.default );
		}
		return value;
	} );
	return found;
}

it.each( [
	[ 'slider', 'slides/Slides.php', 'speed' ],
	[ 'hero', 'slides/Slides.php', 'speed' ],
	[ 'layout-slider', 'slides/Slides.php', 'speed' ],
	[ 'anything-carousel', 'carousels/Options.php', 'animation_speed' ],
	[ 'post-carousel', 'carousels/Options.php', 'animation_speed' ],
] )( 'PHP and the form of %s have the same durations', ( widget, file, speed ) => {
	expect( defaultsOf( widget, speed ) ).toEqual( [ constant( `blocks/${ file }`, 'SPEED_MS' ) ] );
	expect( defaultsOf( widget, 'timeout' ) ).toEqual( [
		constant( `blocks/${ file }`, 'TIMEOUT_MS' ),
	] );
} );
