<?php
/**
 * HTML of a widget with every field: its sanitized values.
 *
 * @package PagewrightExample
 *
 * @var array<string, mixed> $view
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;
?>
<pre class="example-every-field"><?php echo esc_html( (string) wp_json_encode( $view, JSON_UNESCAPED_SLASHES ) ); ?></pre>
