<?php
/**
 * Exports counts as files.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Export;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\Statistics\Entries;
use Pagewright\Features\PopularPosts\Views\Statistics\Filter;
use Pagewright\Features\PopularPosts\Views\Statistics\Period;
use Pagewright\Features\PopularPosts\Views\Statistics\Screen;
use Pagewright\Features\PopularPosts\Views\Stores;
use Pagewright\Features\PopularPosts\Views\Tables;
use Pagewright\Output\Csv;

/**
 * wp-admin/admin-post.php?action=pagewright_views_csv: the data of the statistics screen for users who may see it, and
 * all counts for administrators.
 */
final class Download {
	private const ACTION = 'pagewright_views_csv';

	/** Kinds of files with the required capability. */
	private const KINDS = array(
		'curve'  => 'edit_posts',
		'posts'  => 'edit_posts',
		'totals' => 'manage_options',
		'days'   => 'manage_options',
	);

	public function hooks(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'send' ) );
	}

	/**
	 * Returns the URL of a file for the current user; `what` is its kind, the other parameters are those of the
	 * statistics endpoint.
	 */
	public static function url( string $what = '' ): string {
		$arguments = array(
			'action'   => self::ACTION,
			'_wpnonce' => wp_create_nonce( self::ACTION ),
		);
		return add_query_arg(
			$arguments + ( '' === $what ? array() : array( 'what' => $what ) ),
			admin_url( 'admin-post.php' )
		);
	}

	/** Sends the file and ends the request. */
	public function send(): void {
		$what = self::text( 'what' );
		if (
			! isset( self::KINDS[ $what ] )
			|| ! current_user_can( self::KINDS[ $what ] )
			|| ! wp_verify_nonce( self::text( '_wpnonce' ), self::ACTION )
		) {
			wp_die(
				esc_html__(
					'Sorry, you are not allowed to do this. Log in again, or ask an administrator.',
					'pagewright'
				),
				'',
				array( 'response' => 403 )
			);
		}
		if ( Tables::exist() ) {
			Stores::tidy_if_due( Settings::load() );
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header(
			'Content-Disposition: attachment; filename="'
			. sanitize_file_name( "views-$what-" . wp_date( 'Y-m-d' ) ) . '.csv"'
		);
		header( 'X-Content-Type-Options: nosniff' );
		// Byte order mark: spreadsheets detect UTF-8 by it.
		echo "\xEF\xBB\xBF";
		foreach ( self::rows( $what ) as $row ) {
			echo Csv::line( $row ); // phpcs:ignore WordPress.Security.EscapeOutput -- a text file.
		}
		exit;
	}

	/** @return iterable<list<int|string|null>> */
	private static function rows( string $what ): iterable {
		$now = Clock::now();
		return match ( $what ) {
			'totals' => AllCounts::totals(),
			'days'   => AllCounts::days(),
			'curve'  => self::curve(
				new Screen( self::period( $now ), new Filter( self::text( 'type' ), '', self::post() ), $now )
			),
			default  => self::posts(
				new Screen( self::period( $now ), new Filter( self::text( 'type' ), self::text( 'search' ) ), $now )
			),
		};
	}

	/** @return iterable<list<int|string|null>> */
	private static function curve( Screen $screen ): iterable {
		$curve = $screen->curve();
		yield array( __( 'Time', 'pagewright' ), __( 'Views', 'pagewright' ), __( 'Previous period', 'pagewright' ) );
		foreach ( $curve['points'] as $point ) {
			yield array(
				'hour' === $curve['unit'] ? $point['at'] . ':00' : $point['at'],
				$point['views'],
				$point['before'],
			);
		}
	}

	/** @return iterable<list<int|string|null>> */
	private static function posts( Screen $screen ): iterable {
		yield array(
			__( 'Rank', 'pagewright' ),
			'ID',
			__( 'Title', 'pagewright' ),
			__( 'Type', 'pagewright' ),
			__( 'Author', 'pagewright' ),
			__( 'URL', 'pagewright' ),
			__( 'Views', 'pagewright' ),
			__( 'Previous period', 'pagewright' ),
		);
		for ( $page = 1; ; $page++ ) {
			[ 'found' => $found, 'rows' => $rows ] = $screen->table( $page, AllCounts::BATCH );
			foreach ( $rows as $row ) {
				yield array(
					$row['rank'],
					$row['id'],
					$row['title'],
					$row['type'],
					$row['author'],
					$row['view'],
					$row['views'],
					$row['before'],
				);
			}
			AllCounts::forget();
			if ( $page * AllCounts::BATCH >= $found ) {
				return;
			}
		}
	}

	private static function period( int $now ): Period {
		return Period::of( self::text( 'range' ), self::text( 'from' ), self::text( 'to' ), $now );
	}

	/** Returns the ID of the post for the chart; 0 for all. A post that this user may not read does not exist. */
	private static function post(): int {
		$post = absint( self::text( 'post' ) );
		return 0 === $post || array() !== Entries::of( array( $post ) ) ? $post : PHP_INT_MAX;
	}

	private static function text( string $name ): string {
		$value = $_GET[ $name ] ?? null; // phpcs:ignore WordPress.Security -- sanitized in the next line; send() verifies the nonce first.
		return is_string( $value ) ? mb_substr( sanitize_text_field( wp_unslash( $value ) ), 0, 100 ) : '';
	}
}
