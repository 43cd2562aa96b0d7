<?php
/**
 * Statistics of page views.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Rest\ViewsStatistics;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\Statistics\Entries;
use Pagewright\Features\PopularPosts\Views\Statistics\Filter;
use Pagewright\Features\PopularPosts\Views\Statistics\Period;
use Pagewright\Features\PopularPosts\Views\Statistics\Screen;
use Pagewright\Features\PopularPosts\Views\Stores;
use Pagewright\Features\PopularPosts\Views\Tables;
use Pagewright\Rest\Endpoint as Base;
use Pagewright\Rest\PublicError;

/** POST /views/statistics: the chart and a page of the posts of a range that the user may read. */
final class Endpoint extends Base {
	protected function route(): string {
		return '/views/statistics';
	}

	protected function may(): bool {
		return current_user_can( 'edit_posts' );
	}

	protected function args(): array {
		$text = static fn ( int $length ): array => array(
			'type'      => 'string',
			'maxLength' => $length,
			'default'   => '',
		);
		return array(
			'range'  => array(
				'type'    => 'string',
				'enum'    => Period::NAMES,
				'default' => Period::NAMES[0],
			),
			'from'   => $text( 10 ),
			'to'     => $text( 10 ),
			'type'   => $text( 20 ),
			'search' => $text( 100 ),
			'post'   => array(
				'type'    => 'integer',
				'minimum' => 0,
				'default' => 0,
			),
			'page'   => array(
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => 5000,
				'default' => 1,
			),
			'part'   => array(
				'type'    => 'string',
				'enum'    => array( 'all', 'posts' ),
				'default' => 'all',
			),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws PublicError 404 for a post that this user may not read or that does not exist.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$post  = (int) $request['post'];
		$entry = $post > 0
			? (
				Entries::of( array( $post ) )[ $post ]
				?? throw new PublicError(
					'pagewright_no_post',
					__( 'This post was deleted, or you are not allowed to read it.', 'pagewright' ),
					404
				)
			)
			: null;
		if ( Tables::exist() ) {
			Stores::tidy_if_due( Settings::load() );
		}
		$now    = Clock::now();
		$period = Period::of( $request['range'], $request['from'], $request['to'], $now );
		$table  = new Screen( $period, new Filter( $request['type'], trim( $request['search'] ) ), $now );
		$answer = array( 'posts' => null === $entry ? $table->table( (int) $request['page'] ) : null );
		if ( 'all' === $request['part'] ) {
			$answer['curve']      = ( new Screen( $period, new Filter( $request['type'], '', $post ), $now ) )->curve();
			$answer['post']       = $entry;
			$answer['isCounting'] = true === Settings::load()->enabled;
		}
		return $answer;
	}
}
