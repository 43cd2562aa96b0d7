<?php
/**
 * Button grid.
 *
 * @package Pagewright
 *
 * @var array{buttons: list<string>} $view
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;
?>
<div class="sow-buttons-grid">
	<?php echo implode( "\n\t", $view['buttons'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the button's own template. ?>

</div>
