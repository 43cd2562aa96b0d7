<?php
/**
 * Page views of the last days on the dashboard.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Admin;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Admin\Statistics\Page;
use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\Statistics\Entries;
use Pagewright\Features\PopularPosts\Views\Statistics\Filter;
use Pagewright\Features\PopularPosts\Views\Statistics\Period;
use Pagewright\Features\PopularPosts\Views\Statistics\Report;
use Pagewright\Features\PopularPosts\Views\StoreError;

/** A week in seven bars and the top five posts; few short queries, no script. */
final class DashboardWidget {
	private const ID = 'pagewright_views';

	private const POSTS = 5;

	/** Height of the highest bar, in units of the drawing. */
	private const HEIGHT = 60;

	private const STYLE = '.pagewright-week{display:flex;align-items:flex-end;gap:24px;margin-bottom:12px}.pagewright-week dl{display:flex;gap:20px;margin:0}.pagewright-week dd{margin:0;font-size:22px;line-height:1.4;font-variant-numeric:tabular-nums}.pagewright-week svg{flex:1 1 120px;max-width:220px;height:60px;color:var(--wp-admin-theme-color,#2271b1)}.pagewright-week-posts{margin:0 0 12px;list-style:none}.pagewright-week-posts li{display:flex;justify-content:space-between;gap:16px;margin:0;padding:6px 0;border-top:1px solid #f0f0f1}.pagewright-week-posts a{overflow-wrap:anywhere}.pagewright-week-posts span{font-variant-numeric:tabular-nums;color:#50575e}';

	public function hooks(): void {
		add_action( 'wp_dashboard_setup', array( $this, 'add' ) );
	}

	/** Only while counting is on: does not advertise it. */
	public function add(): void {
		if ( true === Settings::load()->enabled && current_user_can( Page::CAPABILITY ) ) {
			wp_add_dashboard_widget( self::ID, __( 'Popular posts', 'pagewright' ), array( $this, 'print' ) );
		}
	}

	public function print(): void {
		$now    = Clock::now();
		$period = Period::of( 'last7days', '', '', $now );
		try {
			$curve = ( new Report( $period, new Filter(), $now ) )->curve();
			$posts = ( new Report( $period, new Filter(), $now ) )->posts( self::POSTS );
		} catch ( StoreError $error ) {
			printf( '<p>%s</p>', esc_html__( 'The view counts cannot be read at the moment.', 'pagewright' ) );
			return;
		}
		echo '<style>' . self::STYLE . '</style>';
		printf(
			'<div class="pagewright-week"><dl><div><dt>%1$s</dt><dd>%2$s</dd></div><div><dt>%3$s</dt><dd>%4$s</dd></div></dl>',
			esc_html__( 'Views today', 'pagewright' ),
			esc_html( number_format_i18n( (int) end( $curve ) ) ),
			esc_html__( 'Last 7 days', 'pagewright' ),
			esc_html( number_format_i18n( array_sum( $curve ) ) )
		);
		self::print_bars( $curve );
		echo '</div>';
		self::print_posts( $posts );
		printf( '<p><a href="%s">%s</a></p>', esc_url( Page::url() ), esc_html__( 'All statistics', 'pagewright' ) );
	}

	/** @param array<string, int> $curve Views by day. */
	private static function print_bars( array $curve ): void {
		$most = max( 1, ...array_values( $curve ) );
		$said = array();
		$bars = '';
		$left = 0;
		$step = is_rtl() ? -20 : 20;
		foreach ( $curve as $day => $views ) {
			$height = max( 1, (int) round( self::HEIGHT * $views / $most ) );
			$bars  .= sprintf(
				'<rect x="%d" y="%d" width="14" height="%d" rx="2"%s/>',
				is_rtl() ? 120 + $left : $left,
				self::HEIGHT - $height,
				$height,
				array_key_last( $curve ) === $day ? '' : ' opacity="0.45"'
			);
			$left  += $step;
			$said[] = sprintf(
				/* translators: 1: a day; 2: a number of views. */
				__( '%1$s: %2$s', 'pagewright' ),
				(string) wp_date( (string) get_option( 'date_format' ), Clock::start_of( (string) $day ) ),
				number_format_i18n( $views )
			);
		}
		printf(
			'<svg viewBox="0 0 134 60" preserveAspectRatio="none" fill="currentColor" role="img" aria-label="%s">',
			esc_attr( implode( ', ', $said ) )
		);
		echo $bars . '</svg>'; // phpcs:ignore WordPress.Security.EscapeOutput -- numbers.
	}

	/** @param array<int, int> $posts Views by ID. */
	private static function print_posts( array $posts ): void {
		$entries = Entries::of( array_keys( $posts ) );
		if ( array() === $entries ) {
			printf( '<p>%s</p>', esc_html__( 'No views yet.', 'pagewright' ) );
			return;
		}
		echo '<ol class="pagewright-week-posts">';
		foreach ( $entries as $id => $entry ) {
			printf(
				'<li><a href="%s">%s</a> <span>%s</span></li>',
				esc_url( Page::url() . '&post=' . $id ),
				esc_html( $entry['title'] ),
				esc_html( number_format_i18n( $posts[ $id ] ) )
			);
		}
		echo '</ol>';
	}
}
