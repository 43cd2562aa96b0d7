import { expect, it } from 'vitest';
import type { CoreMedia } from '../core';
import { keepPlayer } from './keep-player';
import type { PlayerEdit } from './player-frame';

type Values = Record< string, unknown >;

const TEXT = "[audio  mp3='a.mp3' own=1]";

/** A player of WordPress, which prints all values of its model again. */
function open( text = TEXT ) {
	const values: Values = { mp3: 'a.mp3', own: '1', loop: false };
	const audio = {
		defaults: { loop: false },
		shortcode: ( printed: Values ) => {
			delete printed.loop;
			return { string: () => `[audio ${ Object.keys( printed ).join( ' ' ) }]` };
		},
	};
	const frame = { media: { toJSON: () => ( { ...values } ) } };
	keepPlayer(
		{ audio } as unknown as CoreMedia,
		{ kind: 'audio', text, frame } as unknown as PlayerEdit
	);
	return { values, audio, model: frame.media };
}

it( 'values of the model are printed as the changed shortcode', () => {
	const { values, audio, model } = open();
	expect( audio.shortcode( model.toJSON() ).string() ).toBe( TEXT );
	values.loop = true;
	expect( audio.shortcode( model.toJSON() ).string() ).toBe(
		TEXT.replace( ']', ' loop="true"]' )
	);
} );

it( 'other values, and a text that is more than a shortcode, are printed by WordPress', () => {
	const { audio } = open();
	expect( audio.shortcode( { mp3: 'b.mp3' } ).string() ).toBe( '[audio mp3]' );
	const more = open( `${ TEXT } and more` );
	expect( more.audio.shortcode( more.model.toJSON() ).string() ).toBe( '[audio mp3 own]' );
} );
