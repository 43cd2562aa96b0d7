<?php
/**
 * PHP code of forged-data.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\ForgedData;

function turn_features_on() {
	update_option( 'pagewright_views', array( 'enabled' => true ), true );
	update_option( 'pagewright_features', array( 'player' => true, 'hover_cards' => true ), true );
}
