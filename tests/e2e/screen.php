<?php
/**
 * PHP code of screen.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\Screen;

function forget() {
	array_map(
		'delete_option',
		array(
			'pagewright_off',
			'pagewright_defaults',
			'pagewright_stock',
			'so_widget_settings[SiteOrigin_Widget_Button_Widget]',
			'so_widget_settings[SiteOrigin_Widget_GoogleMap_Widget]',
		)
	);
}
