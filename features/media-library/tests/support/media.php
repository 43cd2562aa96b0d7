<?php
/**
 * PHP code of media.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\Support;

use Pagewright\Features\MediaLibrary\Index\Builder;
use Pagewright\Features\MediaLibrary\Index\Progress;
use Pagewright\Features\MediaLibrary\Index\Source;
use Pagewright\Features\MediaLibrary\Index\State;
use Pagewright\Features\MediaLibrary\Index\Table;
use Pagewright\Features\MediaLibrary\Index\Tokens;
use Pagewright\Features\MediaLibrary\Index\Words;
use Pagewright\Features\MediaLibrary\Lifecycle;

/**
 * Makes attachments without files. Besides columns of posts, `file`, `alt`, `data` and `by` (a login) are known.
 *
 * @param array<string, array<string, mixed>> $items Name => columns.
 * @return array<string, int> Name => ID.
 */
function make_attachments( array $items ) {
	$ids = array();
	foreach ( $items as $name => $item ) {
		$author = isset( $item['by'] ) ? get_user_by( 'login', $item['by'] )->ID : 1;
		$ids[ $name ] = wp_insert_attachment(
			wp_slash(
				array_diff_key( $item, array( 'file' => 0, 'alt' => 0, 'data' => 0, 'by' => 0 ) ) + array(
					'post_title' => $name,
					'post_mime_type' => 'image/jpeg',
					'post_status' => 'inherit',
					'post_author' => $author,
				)
			)
		);
		update_post_meta( $ids[ $name ], '_wp_attached_file', wp_slash( $item['file'] ?? "2019/01/$name.jpg" ) );
		isset( $item['alt'] ) && update_post_meta( $ids[ $name ], '_wp_attachment_image_alt', wp_slash( $item['alt'] ) );
		isset( $item['data'] ) && wp_update_attachment_metadata( $ids[ $name ], $item['data'] );
		if ( isset( $item['post_modified'] ) ) {
			set_columns(
				$ids[ $name ],
				array(
					'post_modified' => $item['post_modified'],
					'post_modified_gmt' => get_gmt_from_date( $item['post_modified'] ),
				)
			);
			do_action( 'edit_attachment', $ids[ $name ] );
		}
	}
	return $ids;
}

/** Changes columns of a post with SQL, so that no hook fires. */
function set_columns( int $id, array $columns ) {
	global $wpdb;
	$wpdb->update( $wpdb->posts, $columns, array( 'ID' => $id ) );
	clean_post_cache( $id );
}

/** Sets MEDIA_TRASH in wp-config.php: WordPress defines it before it loads plugins. */
function set_media_trash( bool $is_on ) {
	$file   = ABSPATH . 'wp-config.php';
	$line   = "define( 'MEDIA_TRASH', true );\n";
	$config = str_replace( $line, '', file_get_contents( $file ) );
	// A request must not read half of the file.
	file_put_contents( "$file.new", $is_on ? preg_replace( '/^<\?php\s*/', "<?php\n$line", $config ) : $config );
	rename( "$file.new", $file );
}

function remove_posts( array $ids ) {
	foreach ( $ids as $id ) {
		wp_delete_post( $id, true );
	}
}

/** Fills the table completely. */
function fill() {
	State::checked();
	Builder::begin();
	while ( ! Progress::load()->is_done ) {
		Builder::step();
	}
	return State::name();
}

function remove_index() {
	Lifecycle::uninstall();
}

/** Deletes the table behind the back of the plugin. */
function drop_table() {
	global $wpdb;
	$wpdb->query( 'DROP TABLE ' . Table::name() );
}

/** Deletes every second row behind the back of the plugin. */
function halve_table() {
	global $wpdb;
	$ids = $wpdb->get_col( 'SELECT id FROM ' . Table::name() );
	foreach ( $ids as $at => $id ) {
		$at % 2 && $wpdb->query( 'DELETE FROM ' . Table::name() . " WHERE id = $id" );
	}
}

/** Begins to fill the table again, and stops in the middle. */
function interrupt() {
	halve_table();
	( new Progress() )->save();
}

/**
 * Returns the attachments whose rows or tokens are missing, surplus or different, after the comparison before a search.
 */
function drift() {
	global $wpdb;
	$posts  = array_map( 'intval', $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'attachment'" ) );
	$rows   = array_column( $wpdb->get_results( 'SELECT * FROM ' . Table::name(), ARRAY_A ), null, 'id' );
	$wanted = Source::rows( $posts );
	$drift  = array_diff( array_keys( $rows ), array_keys( $wanted ) );
	foreach ( $wanted as $id => $row ) {
		$expected = array_map( 'strval', array_diff_key( $row->values(), array( 'hash' => 0 ) ) );
		if ( array_diff_key( $rows[ $id ] ?? array(), array( 'hash' => 0 ) ) !== $expected ) {
			$drift[] = $id;
		}
	}
	return array_values( array_unique( array( ...$drift, ...token_drift( $rows ) ) ) );
}

/** Returns the attachments whose tokens differ from the words and the status of their rows, and blocks with a wrong date. */
function token_drift( array $rows ) {
	global $wpdb;
	if ( ! Tokens::are_current() ) {
		return Table::is_sqlite() ? array() : array( 'outdated' );
	}
	$found = array();
	$dates = array();
	foreach ( $wpdb->get_results( 'SELECT token, block, bits FROM ' . Table::tokens() ) as $one ) {
		if ( '#' === $one->token ) {
			$dates[ $one->block ] = (string) $one->bits;
			continue;
		}
		foreach ( str_split( strrev( decbin( (int) $one->bits ) ) ) as $at => $bit ) {
			$bit && $found[ $one->block * 63 + $at ][] = $one->token;
		}
	}
	$drift = array_diff( array_keys( $found ), array_keys( $rows ) );
	foreach ( $rows as $id => $row ) {
		$wanted = array( '!' . $row['post_status'], ...Words::tokens( $row['words'] ) );
		if ( array_diff( $wanted, $found[ $id ] ?? array() ) || count( $wanted ) !== count( $found[ $id ] ?? array() ) ) {
			$drift[] = $id;
		}
	}
	$newest = array();
	foreach ( $rows as $id => $row ) {
		$block            = intdiv( $id, 63 );
		$newest[ $block ] = max( $newest[ $block ] ?? '0', str_replace( array( '-', ':', ' ' ), '', $row['post_date'] ) );
	}
	$blocks = array_keys( array_diff_assoc( $newest, $dates ) + array_diff_assoc( $dates, $newest ) );
	return array( ...$drift, ...array_map( static fn ( $block ) => "date of block $block", $blocks ) );
}
