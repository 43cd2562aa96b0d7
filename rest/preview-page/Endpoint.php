<?php
/**
 * Page with one widget.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\PreviewPage;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Example;
use Pagewright\Blocks\Place;
use Pagewright\Blocks\Renderer;
use Pagewright\Rest\FormEndpoint;
use Pagewright\Rest\PublicError;
use Pagewright\Schema\Loader;

/** POST so_widgets_preview: a page with a widget and the theme's styles, for a frame without scripts. */
final class Endpoint extends FormEndpoint {
	/** Maximum size of the data, as for the preview in the block editor. */
	private const MAX_BYTES = 2 * MB_IN_BYTES;

	public function __construct( private readonly Loader $schema, private readonly Renderer $renderer ) {}

	protected function action(): string {
		return 'so_widgets_preview';
	}

	protected function content_type(): string {
		return 'text/html';
	}

	/**
	 * Returns the HTML of the page.
	 *
	 * @throws PublicError 400 for an unknown widget or invalid data, 413 when they are too large.
	 */
	protected function answer(): string {
		$class  = isset( $_POST['class'] ) && is_string( $_POST['class'] ) // phpcs:ignore WordPress.Security.NonceVerification -- checked by the base class.
			? sanitize_text_field( wp_unslash( $_POST['class'] ) ) // phpcs:ignore WordPress.Security.NonceVerification -- as above.
			: '';
		$data   = isset( $_POST['data'] ) && is_string( $_POST['data'] ) ? wp_unslash( $_POST['data'] ) : ''; // phpcs:ignore WordPress.Security -- as above; rendering accepts any data.
		$widget = $this->schema->find( $class );
		if ( null === $widget ) {
			/* translators: %s: PHP class of a widget. */
			throw new PublicError( 400, sprintf( __( 'The widget for %s cannot be found.', 'pagewright' ), $class ) );
		}
		if ( strlen( $data ) > self::MAX_BYTES ) {
			throw new PublicError(
				413,
				__( 'These widget settings are too large to be processed.', 'pagewright' ),
				413
			);
		}
		$values = json_decode( $data, true );
		if ( ! is_array( $values ) ) {
			throw new PublicError(
				400,
				__( 'The widget settings are invalid because they are not an object.', 'pagewright' )
			);
		}
		// No script runs if a user opens the response as a page.
		header( "Content-Security-Policy: script-src 'none'" );
		return self::page(
			$this->renderer->render(
				$widget,
				Example::resolve( $widget, $values ),
				new Place( is_preview: true, is_trusted: current_user_can( 'unfiltered_html' ) )
			)
		);
	}

	/** Rendered before the head is printed, which therefore contains the widget's styles. */
	private static function page( string $html ): string {
		if ( '' === $html ) {
			$html = '<p>' . esc_html__( 'No widget preview available.', 'pagewright' ) . '</p>';
		}
		// WordPress treats this as a page of the dashboard and would print these with a deprecated function.
		remove_action( 'wp_print_styles', 'print_emoji_styles' );
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		ob_start();
		?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo( 'charset' ); ?>">
<meta name="viewport" content="width=device-width, initial-scale=1">
<base target="_blank">
		<?php wp_head(); ?>
</head>
<body <?php body_class( 'pagewright-preview-page' ); ?>>
		<?php
		echo '<main style="padding: 24px">', $html, '</main>'; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes it.
		wp_footer();
		?>
</body>
</html>
		<?php
		return (string) ob_get_clean();
	}
}
