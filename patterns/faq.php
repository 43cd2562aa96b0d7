<?php
/**
 * Title: Questions and answers
 * Slug: pagewright/faq
 * Categories: pagewright
 * Description: An accordion below a headline.
 * Keywords: faq, accordion, help
 * Viewport Width: 1280
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::section();
Markup::heading(
	__( 'Questions we hear often', 'pagewright' ),
	__( 'If yours is not here, ask. We like to talk about bread.', 'pagewright' )
);
$question = static fn ( string $title, string $text, string $state = 'closed' ): array =>
	array( 'title' => $title, 'content_text' => "<p>$text</p>", 'initial_state' => $state );
Markup::widget(
	'SiteOrigin_Widget_Accordion_Widget',
	array(
		'panels' => array(
			$question(
				__( 'When do you open?', 'pagewright' ),
				__(
					'Tuesday to Saturday from seven until the shelves are empty, which is usually around two.',
					'pagewright'
				),
				'open'
			),
			$question(
				__( 'Can I order ahead?', 'pagewright' ),
				__( 'Until six in the evening of the day before. We keep your loaf until noon.', 'pagewright' )
			),
			$question(
				__( 'How long does a loaf keep?', 'pagewright' ),
				__( 'Rye a week, wheat three days, rolls an hour. Cut side down on a board, no plastic.', 'pagewright' )
			),
			$question(
				__( 'Is anything free of gluten?', 'pagewright' ),
				__( 'No, and flour is in the air here. We would rather say so than be sorry.', 'pagewright' )
			),
			$question(
				__( 'May I see the oven?', 'pagewright' ),
				__( 'Every first Saturday at ten. Come hungry and in shoes you can sweep.', 'pagewright' )
			),
		),
		'design' => array(
			'heading' => array(
				'background_color'       => Markup::PALE,
				'background_hover_color' => '#e4ebe3',
				'title_color'            => Markup::INK,
				'title_hover_color'      => Markup::DEEP,
				'title_tag'              => 'h3',
			),
			'panels'  => array( 'background_color' => '#ffffff', 'font_color' => '#3a463f', 'margin_bottom' => '10px' ),
		),
	)
);
Markup::end();
