<?php
/**
 * The statistics screen.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Admin\Statistics;

defined( 'ABSPATH' ) || exit;

use Pagewright\Editor\Assets;
use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Export\Download;
use Pagewright\Features\PopularPosts\Views\Statistics\Filter;
use Pagewright\Output\Json;

/** Dashboard → Popular posts: page views over time. Loads nothing elsewhere. */
final class Page {
	public const SLUG = 'pagewright-views';

	public const CAPABILITY = 'edit_posts';

	private const HANDLE = 'pagewright-statistics';

	public function hooks(): void {
		add_action( 'admin_menu', array( $this, 'add_page' ) );
	}

	public static function url(): string {
		return admin_url( 'index.php?page=' . self::SLUG );
	}

	public function add_page(): void {
		$hook = add_dashboard_page(
			__( 'Popular posts', 'pagewright' ),
			__( 'Popular posts', 'pagewright' ),
			self::CAPABILITY,
			self::SLUG,
			array( $this, 'print' )
		);
		if ( false !== $hook ) {
			add_action( "admin_print_scripts-$hook", array( $this, 'enqueue' ), 1 );
		}
	}

	public function print(): void {
		printf(
			'<div class="wrap pagewright-statistics"><h1>%s</h1><hr class="wp-header-end"><div id="pagewright-statistics"><noscript>%s</noscript></div></div>',
			esc_html__( 'Popular posts', 'pagewright' ),
			esc_html__( 'This screen requires JavaScript.', 'pagewright' )
		);
	}

	public function enqueue(): void {
		Assets::register_script( self::HANDLE, 'statistics' );
		wp_add_inline_script(
			self::HANDLE,
			'window.pagewrightStatistics=' . Json::script( self::configuration() ) . ';',
			'before'
		);
		wp_enqueue_script( self::HANDLE );
		wp_enqueue_style(
			self::HANDLE,
			plugins_url( 'build/statistics.css', \Pagewright\FILE ),
			array( 'wp-components' ),
			(string) filemtime( dirname( \Pagewright\FILE ) . '/build/statistics.css' )
		);
	}

	/** @return array<string, mixed> */
	private static function configuration(): array {
		$may_decide = current_user_can( 'manage_options' );
		return array(
			'types'       => (object) Filter::types(),
			'today'       => Clock::day( Clock::now() ),
			'mayDecide'   => $may_decide,
			'settingsUrl' => $may_decide ? admin_url( 'options-general.php?page=pagewright#views' ) : '',
			'csvUrl'      => Download::url(),
		);
	}
}
