import { expect, it } from 'vitest';
import type { CoreMedia } from '../core';
import { keepEmbed } from './keep-embed';

const OLD = `[embed  width='400' lang="de"]https://video.example/1[/embed]`;

function open( text: string | null ) {
	const media = { embed: { shortcode: () => ( { string: () => 'of WordPress' } ) } };
	keepEmbed( media as unknown as CoreMedia, text );
	return ( url: string ) =>
		( media as unknown as Required< Pick< CoreMedia, 'embed' > > ).embed
			.shortcode( { url } )
			.string();
}

it( 'keeps an embed as it is without a change', () => {
	expect( open( OLD )( 'https://video.example/1' ) ).toBe( OLD );
} );

it( 'changes only the URL', () => {
	expect( open( OLD )( 'https://video.example/2' ) ).toBe( OLD.replace( '/1[', '/2[' ) );
} );

it( 'leaves embeds that are not certain, and later ones, to WordPress', () => {
	expect( open( null )( 'https://video.example/1' ) ).toBe( 'of WordPress' );
	const print = open( OLD );
	print( 'https://video.example/1' );
	expect( print( 'https://video.example/3' ) ).toBe( 'of WordPress' );
} );
