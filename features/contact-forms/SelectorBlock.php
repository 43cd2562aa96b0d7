<?php
/**
 * Registers the block that places a form in a post.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

/**
 * The server knows its name and attributes. Its saved content contains the shortcode, so it renders without the block.
 */
final class SelectorBlock {
	public const NAME = 'contact-form-7/contact-form-selector';

	/** Admin page where forms are edited; see features/contact-forms/admin/forms/Page.php. */
	public const SCREEN = 'pagewright-forms';

	public static function register(): void {
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( self::NAME ) ) {
			return;
		}
		$text = array( 'type' => 'string' );
		register_block_type(
			self::NAME,
			array(
				'api_version' => 3,
				'title'       => __( 'Contact Form', 'pagewright' ),
				'description' => __( 'Displays a contact form.', 'pagewright' ),
				'category'    => 'widgets',
				'icon'        => 'email',
				'attributes'  => array(
					'id'        => array( 'type' => 'integer' ),
					'hash'      => $text,
					'title'     => $text,
					'htmlId'    => $text,
					'htmlName'  => $text,
					'htmlTitle' => $text,
					'htmlClass' => $text,
					'output'    => array(
						'type'    => 'string',
						'enum'    => array( 'form', 'raw_form' ),
						'default' => 'form',
					),
				),
			)
		);
	}
}
