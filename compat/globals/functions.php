<?php
/**
 * Functions of SiteOrigin Widgets Bundle, which other plugins and themes call, unless it is active.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Compat\ThirdParty;
use Pagewright\Fields\Font\Font;
use Pagewright\Fields\Link\Href;
use Pagewright\Fields\Link\Url;
use Pagewright\Fields\Measurement\Units;
use Pagewright\Fields\Posts\Query;
use Pagewright\Providers\Icons\Icons;
use Pagewright\Providers\Images\Images;
use Pagewright\Schema\Loader;

if ( ! Loader::is_bundle_here() ) {
	/** Registers a subclass of SiteOrigin_Widget. @param string|false $class Guessed from the id when it is false. */
	function siteorigin_widget_register( $id, $path, $class = false ) {
		ThirdParty::register( (string) $id, (string) $path, is_string( $class ) ? $class : '' );
	}

	/** Returns the file of a registered widget; false when there is none. */
	function siteorigin_widget_get_plugin_path( $id ) {
		return ThirdParty::file_of( (string) $id ) ?: false;
	}

	/** Returns the folder of that file with a trailing slash; false when there is none. */
	function siteorigin_widget_get_plugin_dir_path( $id ) {
		$file = ThirdParty::file_of( (string) $id );
		return '' === $file ? false : plugin_dir_path( $file );
	}

	/** Returns the URL of that folder with a trailing slash; false when there is none. */
	function siteorigin_widget_get_plugin_dir_url( $id ) {
		$file = ThirdParty::file_of( (string) $id );
		return '' === $file ? false : plugin_dir_url( $file );
	}

	/** Returns an icon as HTML; '' when no family has it. @param list<string>|false $styles CSS declarations. */
	function siteorigin_widget_get_icon( $value, $styles = false, $title = null ) {
		$html = Icons::html( (string) $value, is_array( $styles ) ? $styles : array() );
		return '' === $html || ! is_string( $title ) || '' === $title
			? $html
			: sprintf( '<span role="img" aria-label="%1$s" title="%1$s">%2$s</span>', esc_attr( $title ), $html );
	}

	/** @return array<string, string> `family`, and `weight`, `weight_raw`, `style` if the value contains them. */
	function siteorigin_widget_get_font( $value ) {
		$font = array_filter( array_map( 'strval', Font::parse( (string) $value ) ) );
		return $font + ( isset( $font['weight'] ) ? array( 'weight_raw' => $font['weight'] ) : array() );
	}

	/** @return array<string, mixed> Arguments for WP_Query. */
	function siteorigin_widget_post_selector_process_query( $query, $exclude_current = true ) {
		return Query::args( $query, $exclude_current ? Query::here() : 0 );
	}

	/** Returns the number of posts of a query. */
	function siteorigin_widget_post_selector_count_posts( $query ) {
		return Query::count( $query );
	}

	/** Returns the `<img>` of an attachment or of the fallback URL; '' for neither. */
	function siteorigin_widgets_get_attachment_image( $attachment, $size, $fallback = '', $atts = array() ) {
		return Images::html(
			(int) $attachment,
			(string) $fallback,
			is_array( $size ) || is_string( $size ) ? $size : 'full',
			(array) $atts
		);
	}

	/** @return array{0: string, 1: int, 2: int}|false URL, width and height. */
	function siteorigin_widgets_get_attachment_image_src(
		$attachment,
		$size,
		$fallback = '',
		$fallback_size = array()
	) {
		$source = Images::src(
			(int) $attachment,
			(string) $fallback,
			is_array( $size ) || is_string( $size ) ? $size : 'full'
		);
		return null === $source ? false : array( $source['url'], $source['width'], $source['height'] );
	}

	/** @return array<string, array<string, mixed>> Name => width, height, crop. */
	function siteorigin_widgets_get_image_sizes() {
		return wp_get_registered_image_subsizes();
	}

	/** @return list<string> CSS units. */
	function siteorigin_widgets_get_measurements_list() {
		return Units::all();
	}

	/** Prints CSS at the end of the page. */
	function siteorigin_widget_add_inline_css( $css ) {
		wp_register_style( 'pagewright-inline', false, array(), \Pagewright\VERSION );
		wp_add_inline_style( 'pagewright-inline', wp_strip_all_tags( (string) $css ) );
		wp_enqueue_style( 'pagewright-inline' );
	}

	/** Returns the tag if it is allowed, else the fallback. @param list<string> $valid Names of elements. */
	function siteorigin_widget_valid_tag( $tag, $fallback = null, $valid = array() ) {
		$valid = array() === (array) $valid
			? array( 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span' )
			: (array) $valid;
		return in_array( strtolower( (string) $tag ), $valid, true )
			? strtolower( (string) $tag )
			: ( $fallback ?? $valid[0] );
	}

	/** Returns a saved link, including `post: 12`, as a URL for output. */
	function sow_esc_url( $url ) {
		return esc_url( Href::of( Url::clean( (string) $url ) ), Url::protocols() );
	}

	/** Returns the URL for other uses. */
	function sow_esc_url_raw( $url ) {
		return sanitize_url( Href::of( Url::clean( (string) $url ) ), Url::protocols() );
	}
}
