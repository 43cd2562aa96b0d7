<?php
/**
 * Screen that imports questions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq\Import;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Faq\PostType;

/**
 * Shows the questions of other plugins, and the result of the import. After a step, it submits the form for the next
 * one; without JavaScript, the user clicks its button.
 */
final class Page {
	private const SLUG = 'pagewright-faq-import';

	public static function add(): void {
		add_submenu_page(
			'edit.php?post_type=' . PostType::TYPE,
			__( 'Import questions', 'pagewright' ),
			__( 'Import', 'pagewright' ),
			Step::RIGHTS,
			self::SLUG,
			array( self::class, 'show' )
		);
	}

	/** @param array<string, int|string> $more Additional parameters. */
	public static function url( array $more = array() ): string {
		return add_query_arg( $more, admin_url( 'edit.php?post_type=' . PostType::TYPE . '&page=' . self::SLUG ) );
	}

	public static function show(): void {
		$rows = self::found();
		$type = sanitize_key( $_GET['type'] ?? '' ); // phpcs:ignore WordPress.Security.NonceVerification -- only shows the state of an import.
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Import questions', 'pagewright' ); ?></h1>
			<?php
			if ( isset( $rows[ $type ] ) && 0 < $rows[ $type ]['left'] && Step::goes_on( $type ) ) {
				self::progress( $rows[ $type ] );
			} else {
				self::notice( $rows[ $type ]['left'] ?? 0 );
				printf(
					'<p>%s</p>',
					esc_html__(
						'Copies the questions of other plugins with their answers, groups, order, dates and status. The originals are not changed. If you import again, only new questions are added.',
						'pagewright'
					)
				);
				self::table( $rows );
			}
			?>
		</div>
		<?php
	}

	/**
	 * @return array<string, array{type: string, name: string, all: int, left: int}> Question types with their numbers,
	 *    by type.
	 */
	private static function found(): array {
		$found = array();
		foreach ( Sources::all() as $type => $source ) {
			$import = new Import( (string) $type, $source );
			$all    = count( $import->ids() );
			if ( 0 < $all ) {
				$found[ $type ] = array(
					'type' => (string) $type,
					'name' => '' !== $source['name'] ? $source['name'] : (string) $type,
					'all'  => $all,
					'left' => count( $import->left() ),
				);
			}
		}
		return $found;
	}

	private static function notice( int $left ): void {
		// phpcs:disable WordPress.Security.NonceVerification -- only says numbers.
		if ( isset( $_GET['busy'] ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- checked for existence only.
			printf(
				'<div class="notice notice-warning" role="alert"><p>%s</p></div>',
				esc_html__( 'Another import is running, or was interrupted. Try again in a minute.', 'pagewright' )
			);
		} elseif ( isset( $_GET['done'] ) && is_string( $_GET['done'] ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
			$count = absint( $_GET['done'] ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- cast to a number.
			$text = sprintf(
				/* translators: %s: a number. */
				_n( '%s question was imported.', '%s questions were imported.', $count, 'pagewright' ),
				number_format_i18n( $count )
			);
			$text .= 0 < $left
				? ' '
					. sprintf(
						/* translators: %s: a number. */
						_n( '%s could not be copied.', '%s could not be copied.', $left, 'pagewright' ),
						number_format_i18n( $left )
					)
				: '';
			printf(
				'<div class="notice notice-%s" role="status"><p>%s <a href="%s">%s</a></p></div>',
				0 < $left ? 'warning' : 'success',
				esc_html( $text ),
				esc_url( admin_url( 'edit.php?post_type=' . PostType::TYPE ) ),
				esc_html__( 'View questions', 'pagewright' )
			);
		}
		// phpcs:enable
	}

	/** @param array{type: string, name: string, all: int, left: int} $row The type that is being imported. */
	private static function progress( array $row ): void {
		$done = $row['all'] - $row['left'];
		$text = sprintf(
			/* translators: 1: number of questions that are done, 2: number of all, 3: name of a plugin. */
			__( '%1$s of %2$s questions from %3$s are imported.', 'pagewright' ),
			number_format_i18n( $done ),
			number_format_i18n( $row['all'] ),
			$row['name']
		);
		?>
		<p role="status"><strong><?php echo esc_html( $text ); ?></strong></p>
		<p><progress max="<?php echo esc_attr( (string) $row['all'] ); ?>" value="<?php echo esc_attr( (string) $done ); ?>" aria-label="<?php esc_attr_e( 'Imported questions', 'pagewright' ); ?>" style="inline-size: min(30em, 100%); block-size: 1em"></progress></p>
		<p><?php esc_html_e( 'The import continues automatically while this page is open. If it stops, click Continue. Imported questions are kept.', 'pagewright' ); ?></p>
		<?php
		self::form( $row, __( 'Continue', 'pagewright' ), '', absint( $_GET['done'] ?? 0 ) ); // phpcs:ignore WordPress.Security.NonceVerification -- confirmed before.
		printf( '<p><a href="%s">%s</a></p>', esc_url( self::url() ), esc_html__( 'Stop', 'pagewright' ) );
		wp_print_inline_script_tag( 'document.querySelector( ".pagewright-faq-step" ).submit();' );
	}

	/** @param array<string, array{type: string, name: string, all: int, left: int}> $rows Types with their numbers. */
	private static function table( array $rows ): void {
		if ( array() === $rows ) {
			printf(
				'<p><strong>%s</strong></p>',
				esc_html__( 'No questions from other plugins found.', 'pagewright' )
			);
			return;
		}
		?>
		<table class="widefat striped" style="max-width: 60em; overflow-wrap: anywhere">
			<thead><tr>
				<th scope="col"><?php esc_html_e( 'Plugin', 'pagewright' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Found', 'pagewright' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Not yet imported', 'pagewright' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Import', 'pagewright' ); ?></th>
			</tr></thead>
			<tbody>
			<?php foreach ( $rows as $row ) : ?>
				<tr>
					<th scope="row"><?php echo esc_html( $row['name'] ); ?> <code><?php echo esc_html( $row['type'] ); ?></code></th>
					<td><?php echo esc_html( number_format_i18n( $row['all'] ) ); ?></td>
					<td><?php echo esc_html( number_format_i18n( $row['left'] ) ); ?></td>
					<td><?php self::action( $row ); ?></td>
				</tr>
			<?php endforeach; ?>
			</tbody>
		</table>
		<?php
	}

	/** @param array{type: string, name: string, all: int, left: int} $row A type with its numbers. */
	private static function action( array $row ): void {
		if ( 0 === $row['left'] ) {
			esc_html_e( 'All imported', 'pagewright' );
			return;
		}
		/* translators: %s: name of a plugin. */
		self::form( $row, __( 'Import', 'pagewright' ), sprintf( __( 'Import from %s', 'pagewright' ), $row['name'] ) );
	}

	/**
	 * @param array{type: string, name: string, all: int, left: int} $row The type to import.
	 * @param string $of   Context for screen readers; '' for none.
	 * @param int    $done Number of copies of the previous steps.
	 */
	private static function form( array $row, string $words, string $of, int $done = 0 ): void {
		?>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" class="pagewright-faq-step">
			<input type="hidden" name="action" value="<?php echo esc_attr( Step::NAME ); ?>">
			<input type="hidden" name="type" value="<?php echo esc_attr( $row['type'] ); ?>">
			<input type="hidden" name="done" value="<?php echo esc_attr( (string) $done ); ?>">
			<input type="hidden" name="_wpnonce" value="<?php echo esc_attr( wp_create_nonce( Step::NAME ) ); ?>">
			<button type="submit" class="button button-primary"<?php echo '' !== $of ? ' aria-label="' . esc_attr( $of ) . '"' : ''; ?>><?php echo esc_html( $words ); ?></button>
		</form>
		<?php
	}
}
