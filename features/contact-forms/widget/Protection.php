<?php
/**
 * Spam protection of a widget's form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Widget;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Tags\Captcha\Pictures;
use Pagewright\Features\ContactForms\Tags\Tag;

/** Applies the settings of the widget to those of the site. */
final class Protection {
	public const LETTERS = 'captcha-letters';

	/**
	 * @param array<string, mixed> $spam Sanitized section.
	 * @return array<string, mixed> Contains keys of services, so it never leaves the server.
	 */
	public static function of( array $spam ): array {
		$version = (string) $spam['recaptcha']['use_captcha'];
		$suffix  = 'v3' === $version ? '_v3' : '';
		$has_all = '' !== $version
			&& '' !== trim( (string) $spam['recaptcha'][ "site_key$suffix" ] )
			&& '' !== trim( (string) $spam['recaptcha'][ "secret_key$suffix" ] );
		return array(
			'trap'          => (bool) $spam['honeypot'],
			'asks_scripts'  => (bool) $spam['browser_check'],
			'captcha'       => $has_all ? "recaptcha_$version" : '',
			'key'           => $has_all ? trim( (string) $spam['recaptcha'][ "site_key$suffix" ] ) : '',
			'secret'        => $has_all ? trim( (string) $spam['recaptcha'][ "secret_key$suffix" ] ) : '',
			'look'          => $has_all && 'v2' === $version
				? array_map(
					'strval',
					array_intersect_key( $spam['recaptcha'], array_flip( array( 'theme', 'type', 'size' ) ) )
				)
				: array(),
			'picture'       => $spam['simple']['enabled']
				? array( (string) $spam['simple']['color'], (string) $spam['simple']['background'] )
				: array(),
			'asks_akismet'  => (bool) $spam['akismet']['use_akismet'],
			'marks_akismet' => 'tag' === $spam['akismet']['spam_action'],
		);
	}

	/**
	 * Returns settings that differ from the site's, by name. A widget may turn off the script that the site requires,
	 * but never requires it alone: old widgets have the browser check on by default, and visitors without JavaScript
	 * would be locked out.
	 *
	 * @param array<string, mixed> $spam Result of of().
	 * @return array<string, mixed>
	 */
	public static function settings( array $spam ): array {
		return array(
			'trap' => $spam['trap'],
			...( $spam['asks_scripts'] ? array() : array( 'trap_script' => false ) ),
			...(
				'' === $spam['captcha']
					? array()
					: array(
						'captcha'        => $spam['captcha'],
						'captcha_key'    => $spam['key'],
						'captcha_secret' => $spam['secret'],
					)
			),
		);
	}

	/**
	 * @param array<string, mixed> $spam Result of of(). @return list<Tag> Image and letters, when the plugin for them
	 *    is active.
	 */
	public static function tags( array $spam ): array {
		if ( array() === $spam['picture'] || ! Pictures::are_possible() ) {
			return array();
		}
		$picture           = new Tag();
		$picture->basetype = 'captchac';
		$picture->name     = self::LETTERS;
		$picture->options  = array_filter(
			array(
				'' === $spam['picture'][0] ? '' : "fg:{$spam['picture'][0]}",
				'' === $spam['picture'][1] ? '' : "bg:{$spam['picture'][1]}",
			)
		);
		$letters           = new Tag();
		$letters->basetype = 'captchar';
		$letters->name     = self::LETTERS;
		foreach ( array( $picture, $letters ) as $tag ) {
			$tag->type     = $tag->basetype;
			$tag->raw_name = $tag->name;
			$tag->attr     = array( 'label' => __( 'Letters in the image', 'pagewright' ) );
		}
		return array( $picture, $letters );
	}
}
