<?php
/**
 * PHP code of hostile-engines.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\HostileEngines;

use Pagewright\Views\Tables;

function turn_engines_on() {
	Tables::create();
	update_option( 'pagewright_views', array( 'enabled' => true, 'loading' => 'deferred' ), true );
	update_option(
		'pagewright_features',
		array( 'player' => true, 'player_embeds' => true, 'hover_cards' => true, 'menus' => true ),
		true
	);
}
