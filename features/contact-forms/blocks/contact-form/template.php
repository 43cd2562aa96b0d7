<?php
/**
 * Contact form.
 *
 * @package Pagewright
 *
 * @var array{title: string, form: Pagewright\Features\ContactForms\Form, atts: array<string, string>} $view
 * @var Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Blocks\ContactForm\Elements;
use Pagewright\Features\ContactForms\FormRenderer;

echo $context->title( $view['title'] );
echo FormRenderer::custom( // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its parts.
	$view['form'],
	static fn ( FormRenderer $form ): string => ( new Elements( $form, $view ) )->html(),
	$view['atts']
);
