<?php
/**
 * Author box.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\AuthorBox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Font\Font;
use Pagewright\Fields\Posts\Query;
use Pagewright\Providers\Posts\Posts;

/** Image, name and biography of the author of the current post. */
final class Render implements RenderInterface {
	/** Limits of the image in pixels. */
	private const SIZES_PX = array( 16, 512 );

	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$author = $this->author( $context->is_preview );
		if ( null === $author ) {
			return null;
		}
		$settings = $data['settings'];
		$size_px  = min( self::SIZES_PX[1], max( self::SIZES_PX[0], (int) $data['design']['avatar']['size'] ) );
		return array(
			'css'       => $this->css( $data['design'], $size_px ),
			'classes'   => array( 'is-avatar-' . $data['design']['avatar']['position'] ),
			'avatar'    => $settings['avatar'] ? $this->avatar( $author, $size_px ) : '',
			'name'      => (string) $author->display_name,
			'tag'       => '' !== $data['design']['name']['tag'] ? (string) $data['design']['name']['tag'] : 'h4',
			'url'       => get_author_posts_url( $author->ID, $author->user_nicename ),
			'is_linked' => array(
				'avatar' => (bool) $settings['link_avatar'],
				'name'   => (bool) $settings['link_name'],
				'all'    => (bool) $settings['link_all_posts'],
			),
			'bio'       => $settings['author_bio']
				? wpautop( wp_kses_post( (string) get_the_author_meta( 'description', $author->ID ) ) )
				: '',
		);
	}

	/** Returns the author of the current post or author archive; in the editor, the current user. */
	private function author( bool $is_preview ): ?\WP_User {
		$post   = get_post( Posts::here( Query::here() ) );
		$object = get_queried_object();
		if ( 0 === Posts::here( Query::here() ) && $object instanceof \WP_User ) {
			return $object;
		}
		$id   = $post instanceof \WP_Post ? (int) $post->post_author : ( $is_preview ? get_current_user_id() : 0 );
		$user = $id > 0 ? get_userdata( $id ) : false;
		return $user instanceof \WP_User ? $user : null;
	}

	private function avatar( \WP_User $author, int $size_px ): string {
		/**
		 * Changes the size of the image. Known from the public widgets bundle.
		 *
		 * @param int $size_px Width and height in pixels.
		 */
		$size_px = (int) apply_filters( 'siteorigin_widgets_avatar_size', $size_px );
		return (string) get_avatar( $author, $size_px, '', '', array( 'class' => 'pagewright-author-box__picture' ) );
	}

	/**
	 * @param array<string, mixed> $design Sanitized section.
	 * @return array<string, string>
	 */
	private function css( array $design, int $size_px ): array {
		$css = array( '--pw-author-box-avatar-size' => $size_px . 'px' );
		foreach ( array( 'name', 'all', 'bio' ) as $part ) {
			$css += Font::variant( (string) $design[ $part ]['font'], '--pw-author-box-' . $part );
		}
		return $css;
	}
}
