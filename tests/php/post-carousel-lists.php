<?php
/**
 * PHP code of post-carousel-lists.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PostCarouselLists;

use Pagewright\Blocks\PostCarousel\Render;
use Pagewright\Providers\SignedList;

function sign( string $before, string $kind ) {
	eval( $before );
	return SignedList::sign( $kind, array( 'query' => '', 'printed' => 1, 'turn' => -1 ) );
}

function before() {
	$queries = 0;
	add_filter(
		'query',
		static function ( $sql ) use ( &$queries ) {
			++$queries;
			return $sql;
		}
	);
	SignedList::read( 'sow-post-carousel', str_repeat( 'a', 3000 ) . '.' . str_repeat( 'b', 43 ) );
	return (string) $queries;
}

function html( string $use, int $id, int $id_2 ) {
	eval( $use );
	return ( new Render() )->more(
		array(
			'query' => 'post__in=' . $id . ',' . $id_2 . '&orderby=post__in&posts_per_page=1&sticky=ignore',
			'printed' => 1,
			'turn' => -1,
		),
		2
	);
}
