import { beforeEach, describe, expect, it, vi } from 'vitest';
import { htmlOf } from '../../../scripts/golden/files.mjs';
import { createPlayer } from './create-player';
import { optionsOf } from './options';

const GOLDEN = htmlOf( 'video', 'form-shape' );

describe( 'a player', () => {
	let root: HTMLElement;
	let video: HTMLVideoElement;
	beforeEach( () => {
		document.body.innerHTML = GOLDEN;
		root = document.querySelector( '.pagewright-player' )!;
		video = root.querySelector( 'video' )!;
		// jsdom implements neither tracks nor playback.
		Object.defineProperty( video, 'textTracks', {
			value: Object.assign( new EventTarget(), {
				length: 0,
				[ Symbol.iterator ]: [][ Symbol.iterator ],
			} ),
		} );
		Object.assign( video, { play: vi.fn( async () => {} ), pause: vi.fn(), load: vi.fn() } );
	} );

	it( 'replaces the browser’s controls once, and restores them', () => {
		const before = root.children.length;
		const player = createPlayer( root );
		expect( createPlayer( root ) ).toBe( player );
		expect( video.controls ).toBe( false );
		expect( video.volume ).toBeCloseTo( 0.8 );
		expect( root.querySelectorAll( '[role="slider"], input[type="range"]' ).length ).toBe( 2 );
		player.destroy();
		expect( video.controls ).toBe( true );
		expect( root.children ).toHaveLength( before );
	} );

	it( 'uses the texts of the page, unless it has its own', () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			'<script type="application/json" id="wp-script-module-data-pagewright-player">{"texts":{"play":"Spielen"},"cdn":{}}</script>'
		);
		root.dataset.options = '{"speeds":[1,2]}';
		expect( optionsOf( root ) ).toMatchObject( {
			texts: { play: 'Spielen', pause: 'Pause' },
			cdn: {},
			speeds: [ 1, 2 ],
		} );
		const player = createPlayer( root, optionsOf( root ) );
		expect( root.querySelector( '[aria-label="Spielen"]' ) ).not.toBeNull();
		player.destroy();
	} );

	it( 'offers to play a paused medium again that was moved to its end', () => {
		const player = createPlayer( root );
		const play = root.querySelector( '.pagewright-player__bar .is-play' )!;
		Object.defineProperties( video, {
			paused: { value: true },
			// Browsers may set it after the last event.
			ended: { value: false },
			duration: { value: 10 },
			currentTime: { value: 4, writable: true },
		} );
		video.dispatchEvent( new Event( 'seeked' ) );
		expect( play.getAttribute( 'aria-label' ) ).toBe( 'Play' );
		video.currentTime = 10;
		video.dispatchEvent( new Event( 'seeked' ) );
		expect( play.getAttribute( 'aria-label' ) ).toBe( 'Play again' );
		player.destroy();
	} );
} );
