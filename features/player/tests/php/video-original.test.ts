// Does not depend on the database.
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/player/tests/php/video-original.php' );

describe( 'code for the original video widget', () => {
	const render = ( before: string, playback: object = {} ) =>
		call< string >(
			'render',
			{
				video: { self_sources: [ { self_video_fallback: 'https://example.org/a.mp4' } ] },
				playback,
			},
			before
		);
	const videoOf = ( html: string ) =>
		new JSDOM( html ).window.document.querySelector( 'video' ) as HTMLVideoElement;

	it( 'changes only the attributes of the element', async () => {
		const video = videoOf(
			await render(
				`add_filter( 'siteorigin_widgets_sow-video_local_video_args', static fn ( $args, $instance ) => array( 'poster' => 'https://example.org/p.jpg', 'loop' => 'true', 'onplay' => 'alert(1)', 'class' => $args['class'] . ' mine "x', 'preload' => 'none' ) + $args, 10, 2 );`
			)
		);
		expect( video.getAttribute( 'poster' ) ).toBe( 'https://example.org/p.jpg' );
		expect( video.hasAttribute( 'loop' ) ).toBe( true );
		expect( video.hasAttribute( 'autoplay' ) ).toBe( false );
		expect( video.hasAttribute( 'onplay' ) ).toBe( false );
		expect( video.classList.contains( 'mine' ) ).toBe( true );
		expect( video.getAttribute( 'preload' ) ).toBe( 'none' );
	} );

	it( 'controls sound and controls, and prints before and after', async () => {
		expect( videoOf( await render( '', { autoplay: true } ) ).hasAttribute( 'muted' ) ).toBe(
			true
		);
		const html = await render(
			`add_filter( 'sow_video_autoplay_mute_self_hosted', '__return_false' );
			add_filter( 'sow_video_add_controls', '__return_true' );
			add_action( 'siteorigin_widgets_sow-video_before_video', static function ( $instance ) { echo '<b>' . esc_html( $instance['host_type'] ) . '</b>'; } );
			add_action( 'siteorigin_widgets_sow-video_after_video', static function () { echo '<i></i>'; } );`,
			{ autoplay: true, hide_controls: true }
		);
		expect( videoOf( html ).hasAttribute( 'muted' ) ).toBe( false );
		expect( html ).not.toContain( 'features' );
		expect( html ).toMatch(
			/<b>self<\/b>\s*<div class="sow-video-wrapper.*<\/div>\s*<i><\/i>/s
		);
	} );
} );
