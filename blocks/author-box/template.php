<?php
/**
 * Author box.
 *
 * @package Pagewright
 *
 * @var array{avatar: string, name: string, tag: string, url: string, is_linked: array<string, bool>, bio: string} $view
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;

/* translators: %s: name of an author. */
$all     = sprintf( __( 'View all posts by %s', 'pagewright' ), $view['name'] );
$heading = tag_escape( $view['tag'] );
$open    = sprintf( '<a href="%s" rel="author"', Safe::url( $view['url'] ) );
$silent  = $view['is_linked']['name']
	? ' aria-hidden="true" tabindex="-1"'
	: sprintf( ' aria-label="%s"', esc_attr( $all ) );
$avatar  = $view['is_linked']['avatar'] ? "$open$silent>{$view['avatar']}</a>" : $view['avatar'];
$name    = esc_html( $view['name'] );
$name    = $view['is_linked']['name']
	? "$open class=\"sow-author-box-author\">$name</a>"
	: "<span class=\"sow-author-box-author\">$name</span>";
?>
<div class="sow-author-box">
	<?php if ( '' !== $view['avatar'] ) : ?>
		<div class="sow-author-box-avatar"><?php echo $avatar; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above; get_avatar() returns escaped HTML. ?></div>
	<?php endif; ?>
	<div class="sow-author-box-description">
		<div class="sow-author-box-title-wrapper">
			<?php printf( '<%1$s class="sow-author-box-title">%2$s</%1$s>', $heading, $name ); ?>

			<?php if ( $view['is_linked']['all'] ) : ?>
				<div class="sow-author-box-info"><?php echo $open; ?> class="sow-author-box-author-all"><?php echo esc_html( $all ); ?></a></div>
			<?php endif; ?>
		</div>
		<?php if ( '' !== trim( $view['bio'] ) ) : ?>
			<div class="sow-author-box-bio"><?php echo wp_kses_post( $view['bio'] ); ?></div>
		<?php endif; ?>
	</div>
</div>
