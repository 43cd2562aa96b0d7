<?php
/**
 * HTML of the media fields: their sanitized values.
 *
 * @package PagewrightExample
 *
 * @var array<string, mixed> $view
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;
?>
<pre class="example-media-fields"><?php echo esc_html( (string) wp_json_encode( $view, JSON_UNESCAPED_SLASHES ) ); ?></pre>
