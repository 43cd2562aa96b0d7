<?php
/**
 * PHP code of widget-values.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\WidgetValues;

use Pagewright\Blocks\Example;
use Pagewright\Blocks\Renderer;
use Pagewright\Fields\Registry;
use Pagewright\Patterns\Patterns;
use Pagewright\Schema\Cleaner;
use Pagewright\Schema\Loader;
use Pagewright\Schema\Walk;

function values() {
	$root = dirname( \Pagewright\FILE );
	$loader = new Loader( $root );
	$types = new Registry();
	$renderer = new Renderer( $loader, $types );
	$form = static fn ( $widget ): array => Walk::map_fields(
		(array) apply_filters( 'pagewright/widget/form', $loader->fields( $widget ), $widget ),
		static fn ( array $field ): array => array_map(
			static fn ( $value ) => is_object( $value ) ? (array) $value : $value,
			$field
		)
	);
	// The same value has several formats: empty, a length of 0, a line break.
	$plain = static fn ( $value ): string => in_array( $value, array( false, null, 0, '0', 'default' ), true ) ? '' : strtr(
		(string) preg_replace( '/(?<![\d.])0(?:px|em|rem|%)(?![\w.])/', '0', (string) $value ),
		array( '<br />' => '<br>' )
	);
	$same = static fn ( $one, $other ): bool => $one === $other || (
		is_scalar( $one ) && is_scalar( $other ) && $plain( $one ) === $plain( $other )
	);
	$differ = static function ( $given, $kept, string $path ) use ( &$differ, $same ): array {
		if ( ! is_array( $given ) ) {
			return $same( $given, $kept ) ? array() : array(
				$path . ': ' . wp_json_encode( $given ) . ' becomes ' . wp_json_encode( $kept ),
			);
		}
		// Selected posts are stored as a query.
		is_string( $kept ) && parse_str( $kept, $kept );
		$wrong = array();
		foreach ( $given as $key => $value ) {
			$wrong = array(
				...$wrong,
				...(
					is_array( $kept ) && array_key_exists( $key, $kept ) ? $differ( $value, $kept[ $key ], "$path.$key" ) : array( "$path.$key: there is no such field" )
				),
			);
		}
		return $wrong;
	};
	$empty = static function ( array $fields, array $data, string $path ) use ( &$empty ): array {
		$wrong = array();
		foreach ( $fields as $name => $field ) {
			$value = $data[ $name ] ?? null;
			if ( 'repeater' === ( $field['type'] ?? '' ) ) {
				foreach ( (array) $value as $i => $row ) {
					$wrong = array( ...$wrong, ...$empty( $field['fields'], (array) $row, "$path.$name.$i" ) );
				}
			} elseif ( isset( $field['fields'] ) && 'widget' !== $field['type'] ) {
				$wrong = array( ...$wrong, ...$empty( $field['fields'], (array) $value, "$path.$name" ) );
			} elseif ( ! empty( $field['required'] ) && ( null === $value || '' === $value || array() === $value ) ) {
				$wrong[] = "$path.$name: is required and empty";
			}
		}
		return $wrong;
	};
	$check = static function ( $widget, array $data, string $path ) use ( $form, $types, $differ, $empty ): array {
		$fields = $form( $widget );
		return array(
			...$differ( $data, ( new Cleaner( $fields, $types->trusting() ) )->clean( $data ), $path ),
			...$empty( $fields, $data, $path ),
		);
	};
	$initial = static function ( array $fields, string $path ) use ( &$initial, $types, $differ ): array {
		$wrong = array();
		foreach ( $fields as $name => $field ) {
			$type = $types->get( (string) ( $field['type'] ?? '' ) );
			if ( null === $type ) {
				$wrong = array( ...$wrong, ...( isset( $field['fields'] ) ? $initial( $field['fields'], "$path.$name" ) : array() ) );
			} elseif ( isset( $field['default'] ) ) {
				$kept = $type->clean( $field['default'], $field, array( $name => $field['default'] ), (string) $name );
				$wrong = array( ...$wrong, ...$differ( $field['default'], $kept, "$path.$name" ) );
			}
		}
		return $wrong;
	};
	$out = array( 'widgets' => 0, 'defaults' => array(), 'examples' => array(), 'patterns' => array(), 'patternWidgets' => 0 );
	foreach ( $loader->all() as $widget ) {
		if ( 'pagewright' !== $widget->text_domain ) {
			continue;
		}
		++$out['widgets'];
		$out['defaults'] = array(
			...$out['defaults'],
			...$initial( $form( $widget ), $widget->folder ),
			...$initial( $widget->settings_fields(), "$widget->folder settings" ),
		);
		$out['examples'] = array(
			...$out['examples'],
			...(
				array() === $widget->example ? array( "$widget->folder: has no example" ) : $check(
					$widget,
					Example::of( $widget ),
					$widget->folder
				)
			),
		);
	}
	Patterns::register();
	$walk = static function ( array $blocks, string $name ) use ( &$walk, &$out, $loader, $check ): void {
		foreach ( $blocks as $block ) {
			$widget = $loader->find( (string) $block['blockName'] );
			if ( null !== $widget ) {
				++$out['patternWidgets'];
				$out['patterns'] = array(
					...$out['patterns'],
					...$check( $widget, (array) ( $block['attrs']['widgetData'] ?? array() ), "$name: $widget->folder" ),
				);
			}
			$walk( $block['innerBlocks'], $name );
		}
	};
	foreach ( \WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
		if ( str_starts_with( $pattern['name'], 'pagewright/' ) ) {
			$walk( parse_blocks( $pattern['content'] ), $pattern['name'] );
		}
	}
	return $out;
}
