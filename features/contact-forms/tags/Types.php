<?php
/**
 * Finds form tag types.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/** Type as written => its object. Our types load when a form uses them; those of add-ons register on first use. */
final class Types {
	private const OURS = array(
		Text\Type::class       => array( 'text', 'text*', 'email', 'email*', 'url', 'url*', 'tel', 'tel*' ),
		Textarea\Type::class   => array( 'textarea', 'textarea*' ),
		Number\Type::class     => array( 'number', 'number*', 'range', 'range*' ),
		Date\Type::class       => array( 'date', 'date*' ),
		Choice\Type::class     => array( 'checkbox', 'checkbox*', 'radio', 'radio*' ),
		Select\Type::class     => array( 'select', 'select*' ),
		Acceptance\Type::class => array( 'acceptance' ),
		File\Type::class       => array( 'file', 'file*' ),
		Quiz\Type::class       => array( 'quiz' ),
		Hidden\Type::class     => array( 'hidden' ),
		Count\Type::class      => array( 'count' ),
		Response\Type::class   => array( 'response' ),
		Submit\Type::class     => array( 'submit' ),
		Captcha\Type::class    => array( 'captchac', 'captchar' ),
		Reflection\Type::class => array( 'reflection', 'output' ),
	);

	/** @param string $type Type as written: `text*`. */
	public static function of( string $type ): ?TagType {
		$types = self::registered();
		$found = $types[ $type ] ?? null;
		if ( is_string( $found ) ) {
			$found = new $found();
			Memory::set(
				self::class,
				'types',
				array_map( static fn ( mixed $one ): mixed => $found::class === $one ? $found : $one, $types )
			);
		}
		return $found;
	}

	/** Registers a type. Does not replace a registered one, unless it was removed. */
	public static function add( TagType $type ): void {
		Memory::set( self::class, 'types', self::registered() + array_fill_keys( $type->types(), $type ) );
	}

	public static function remove( string $type ): void {
		Memory::set( self::class, 'types', array_diff_key( self::registered(), array( $type => true ) ) );
	}

	/** @return array<string, TagType> All types. */
	public static function all(): array {
		$all = array();
		foreach ( self::names() as $name ) {
			$all[ $name ] = self::of( $name );
		}
		return array_filter( $all );
	}

	/** @return list<string> Types as written; longer ones first, because one may begin with another. */
	public static function names(): array {
		$names = array_keys( self::registered() );
		usort( $names, static fn ( string $a, string $b ): int => strlen( $b ) <=> strlen( $a ) );
		return $names;
	}

	/** Registers the types of add-ons, once for each request. */
	public static function open(): void {
		if ( ! Memory::first( self::class, 'is_open' ) ) {
			return;
		}
		$ours = array();
		foreach ( self::OURS as $class => $names ) {
			$ours += array_fill_keys( $names, $class );
		}
		Memory::set( self::class, 'types', $ours );
		/**
		 * Fires before the first form of a request is parsed. Register or remove types here.
		 *
		 * @example add_action( 'pagewright/forms/types', fn () => Pagewright\Features\ContactForms\Tags\Types::add( new My\Stars() ) );
		 */
		do_action( 'pagewright/forms/types' );
		// Add-ons may register their own.
		Memory::set(
			self::class,
			'types',
			self::registered()
				+ array_fill_keys(
					array( 'turnstile', 'recaptcha', 'hcaptcha', 'cf7-hcaptcha', 'stripe' ),
					Service\Type::class
				)
		);
	}

	/** @return array<string, class-string<TagType>|TagType> By type. */
	private static function registered(): array {
		self::open();
		return Memory::get( self::class, 'types', array() );
	}
}
