<?php
/**
 * Demo content of `npm start`: questions in groups, and a page that lists them. Runs once inside WordPress.
 *
 * @package Pagewright
 */

if ( ! get_page_by_path( 'demo-faq' ) ) {
	Pagewright\Features\Faq\PostType::register();
	$pagewright_questions = array(
		'Orders'   => array(
			'Until when can I order for tomorrow?' => '<p>Until noon. Later orders are ready the day after.</p>',
			'Do you deliver?'                      => '<p>Yes, every morning before eight, within ten kilometres.</p>',
			'How can I pay?'                       => '<ul><li>Cash or card in the shop</li><li>By invoice, for regular customers</li></ul>',
		),
		'Products' => array(
			'Is there bread without wheat?' => '<p>Three kinds, every day: rye, spelt and buckwheat.</p>',
			'How long does it keep?'        => '<p>Sourdough a week, wrapped in cloth. Rolls should be eaten the same day.</p>',
		),
	);
	foreach ( $pagewright_questions as $pagewright_group => $pagewright_rows ) {
		$pagewright_term = term_exists( $pagewright_group, 'pagewright_faq_group' );
		$pagewright_term = $pagewright_term
			? $pagewright_term
			: wp_insert_term( $pagewright_group, 'pagewright_faq_group' );
		$pagewright_turn = 0;
		foreach ( $pagewright_rows as $pagewright_question => $pagewright_answer ) {
			$pagewright_id = wp_insert_post(
				wp_slash(
					array(
						'post_type'    => 'pagewright_faq',
						'post_status'  => 'publish',
						'post_title'   => $pagewright_question,
						'post_content' => $pagewright_answer,
						'menu_order'   => ++$pagewright_turn,
					)
				)
			);
			wp_set_object_terms( $pagewright_id, (int) $pagewright_term['term_id'], 'pagewright_faq_group' );
		}
	}
	wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'FAQ',
				'post_name'    => 'demo-faq',
				'post_content' => '<!-- wp:sowb/pagewright-faq-widget {"widgetClass":"Pagewright_FAQ_Widget","widgetData":{"entries":{"headings":true,"heading_tag":"h2"},"search":{"enabled":true}}} /-->',
			)
		)
	);
	echo 'Demo of the FAQ: /demo-faq/';
}
