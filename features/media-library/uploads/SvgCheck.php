<?php
/**
 * Checks SVG files.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Says whether an SVG can run no code and load nothing from elsewhere. WordPress refuses SVG; a plugin that allows it
 * must sanitize it, and this checks the result.
 */
final class SvgCheck {
	private const SVG = 'http://www.w3.org/2000/svg';

	private const XHTML = 'http://www.w3.org/1999/xhtml';

	/** Larger files are refused, because they would need too much memory. */
	private const MOST_BYTES = 10 * 1024 * 1024;

	/** Elements that draw, and those that only group or describe. */
	private const ELEMENTS = array(
		'a', 'animate', 'animateMotion', 'animateTransform', 'circle', 'clipPath', 'defs', 'desc', 'ellipse',
		'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDiffuseLighting',
		'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR',
		'feGaussianBlur', 'feImage', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight',
		'feSpecularLighting', 'feSpotLight', 'feTile', 'feTurbulence', 'filter', 'g', 'image', 'line',
		'linearGradient', 'marker', 'mask', 'metadata', 'mpath', 'path', 'pattern', 'polygon', 'polyline',
		'radialGradient', 'rect', 'set', 'stop', 'style', 'svg', 'switch', 'symbol', 'text', 'textPath', 'title',
		'tspan', 'use', 'view',
	);

	/** Places in the same file, and images inside of it. */
	private const LINK = '~^(?:#[^\s]*|data:image/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]*)$~iD';

	/** Targets of links that a user follows. */
	private const ANCHOR = '~^(?:#|https?://|mailto:|tel:)~i';

	/** Parts of CSS that load files or, in old browsers, run code. A backslash can hide them. */
	private const CSS = '~\\\\|@import|expression\s*\(|-moz-binding|behavior\s*:|javascript:|url\(\s*(?!["\']?\s*(?:#|data:image/(?:png|jpe?g|gif|webp);))~i';

	/** Returns whether a file has the name of an SVG. */
	public static function applies( string $name ): bool {
		return 1 === preg_match( '/\.svgz?$/iD', $name );
	}

	/** Returns whether a file is harmless. */
	public static function allows( string $path ): bool {
		$size = is_file( $path ) ? (int) filesize( $path ) : 0;
		$text = $size > 0 && $size <= self::MOST_BYTES ? (string) file_get_contents( $path ) : '';
		/**
		 * Filters whether an uploaded SVG is harmless. It applies after a plugin has allowed and sanitized the file.
		 *
		 * @param bool   $is_harmless Whether the file contains no code and loads nothing.
		 * @param string $text        Content of the file.
		 */
		return true === apply_filters( 'pagewright/media-library/svg-is-harmless', self::is_harmless( $text ), $text );
	}

	private static function is_harmless( string $text ): bool {
		// Without a document type there are no entities.
		if ( '' === $text || ! mb_check_encoding( $text, 'UTF-8' ) || preg_match( '/<!(?:DOCTYPE|ENTITY)/i', $text ) ) {
			return false;
		}
		if ( ! class_exists( \DOMDocument::class ) ) {
			return false;
		}
		$document = new \DOMDocument();
		$before   = libxml_use_internal_errors( true );
		$is_read  = $document->loadXML( $text, LIBXML_NONET );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		$root = $document->documentElement;
		return $is_read
			&& in_array( $document->encoding, array( null, 'UTF-8', 'utf-8' ), true )
			&& null !== $root
			&& 'svg' === $root->localName
			&& self::SVG === $root->namespaceURI
			&& self::are_allowed( $document );
	}

	private static function are_allowed( \DOMDocument $document ): bool {
		$nodes = ( new \DOMXPath( $document ) )->query( '//node()' );
		foreach ( $nodes ? $nodes : array() as $node ) {
			$is_allowed = match ( $node->nodeType ) {
				XML_ELEMENT_NODE => self::is_allowed( $node ),
				// A style sheet could replace the whole document.
				XML_PI_NODE => false,
				default => true,
			};
			if ( ! $is_allowed ) {
				return false;
			}
		}
		return true;
	}

	/** Elements of drawing programs are in other namespaces, and browsers ignore them. */
	private static function is_allowed( \DOMElement $element ): bool {
		if ( self::SVG !== $element->namespaceURI ) {
			return self::XHTML !== $element->namespaceURI && null !== $element->namespaceURI;
		}
		$name = $element->localName;
		if ( ! in_array( $name, self::ELEMENTS, true ) ) {
			return false;
		}
		if ( 'style' === $name && preg_match( self::CSS, $element->textContent ) ) {
			return false;
		}
		foreach ( $element->attributes as $attribute ) {
			if ( ! self::is_allowed_attribute( $attribute, $name ) ) {
				return false;
			}
		}
		return true;
	}

	private static function is_allowed_attribute( \DOMAttr $attribute, string $element ): bool {
		$name  = strtolower( $attribute->localName );
		$value = trim( $attribute->value );
		return match ( true ) {
			str_starts_with( $name, 'on' ) => false,
			'href' === $name || 'src' === $name => 1 === preg_match( self::LINK, $value )
				|| ( 'a' === $element && 1 === preg_match( self::ANCHOR, $value ) ),
			// Animations could write such an attribute.
			'attributename' === $name => 0 === preg_match( '/(?:^|:)(?:href|src|on\w*)$/i', $value ),
			'base' === $name => false,
			default => 0 === preg_match( self::CSS, $value ),
		};
	}
}
