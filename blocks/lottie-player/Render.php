<?php
/**
 * Animation.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\LottiePlayer;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Link\Href;
use Pagewright\Providers\Animations\Uploads;
use Pagewright\Providers\Images\Images;

/** The place of an animation, reserved until the script plays it. */
final class Render implements RenderInterface {
	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$id = (int) $data['file'];
		if ( 0 === $id && $data['sample'] && $context->is_preview ) {
			return $this->sample();
		}
		$url        = $id > 0 ? (string) wp_get_attachment_url( $id ) : '';
		$path       = (string) wp_parse_url( $url, PHP_URL_PATH );
		$is_picture = '' !== $url && wp_attachment_is_image( $id );
		// The player would fetch any URL, but documents are not animations. Images are shown as images.
		if (
			'' === $url
			|| ( ! $is_picture && ! isset( Uploads::TYPES[ strtolower( pathinfo( $path, PATHINFO_EXTENSION ) ) ] ) )
		) {
			return null;
		}
		$size = Uploads::size( $id );
		$href = Href::of( (string) $data['url'] );
		$name = Images::alt( $id );
		// An animation without a name is decorative, but a link needs a name.
		$name = '' !== $name || '' === $href ? $name : trim( wp_strip_all_tags( get_the_title( $id ) ) );
		return array(
			'css'        => null === $size
				? array()
				: array( '--pw-lottie-player-ratio' => $size['width'] . ' / ' . $size['height'] ),
			'href'       => $href,
			'new_window' => (bool) $data['new_window'],
			'name'       => $name,
			'is_picture' => $is_picture,
			'still'      => Images::html(
				$is_picture ? $id : (int) get_post_thumbnail_id( $id ),
				'',
				'large',
				array( 'alt' => $name )
			),
			'options'    => array(
				'src'         => $url,
				'isAutoplay'  => (bool) $data['autoplay'],
				'hasControls' => (bool) $data['controls'],
				'isLoop'      => (bool) $data['loop'],
			),
		);
	}

	/**
	 * Returns a moving drawing for previews, which run no scripts.
	 *
	 * @return array<string, mixed>
	 */
	private function sample(): array {
		return array(
			'href'       => '',
			'new_window' => false,
			'name'       => '',
			'is_picture' => true,
			'still'      => Images::html(
				0,
				plugins_url( 'blocks/lottie-player/sample.svg#480x320', \Pagewright\FILE ),
				'full',
				array( 'loading' => false )
			),
			'options'    => array(),
		);
	}
}
