<?php
/**
 * Renders a captcha in a form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Captcha;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Settings;
use Pagewright\Output\Json;
use Pagewright\Providers\Captcha\Service;

/** Renders the element in which the service appears. Its script loads when a visitor starts to use the form. */
final class Widget {
	private const MODULE = 'build/frontend/captcha.js';

	/**
	 * Returns '' when the site uses no service. The element has its final size, so that the layout does not shift.
	 *
	 * @param array<string, string> $look Options of the service: theme, size, type.
	 */
	public static function html( Settings $settings, array $look = array() ): string {
		$service = '' === $settings->captcha || '' === $settings->captcha_key
			? null
			: Service::of( $settings->captcha );
		if ( null === $service ) {
			return '';
		}
		wp_enqueue_script_module(
			'pagewright-captcha',
			plugins_url( self::MODULE, \Pagewright\FILE ),
			array(),
			\Pagewright\VERSION
		);
		$facts = array(
			'script' => str_replace( '{key}', rawurlencode( $settings->captcha_key ), $service->script ),
			'global' => $service->global,
			'field'  => $service->field,
			'key'    => $settings->captcha_key,
			'action' => $service->action,
			...( array() === $look ? array() : array( 'look' => $look ) ),
			'failed' => __(
				'The spam check could not be loaded. Please allow its script, or try again later.',
				'pagewright'
			),
		);
		return sprintf(
			'<span class="pagewright-captcha" data-pagewright-captcha="%s"%s><script type="application/json">%s</script></span><noscript><p>%s</p></noscript>',
			esc_attr( $settings->captcha_key ),
			null === $service->size
				? ''
				: sprintf(
					' style="display:block;max-inline-size:%dpx;min-block-size:%dpx"',
					$service->size[0],
					$service->size[1]
				),
			// In a script element, which only users with `unfiltered_html` can write: an attribute could come from any
			// text of the form.
			Json::script( $facts ),
			esc_html__( 'Please turn on JavaScript to send this form. It protects the form from spam.', 'pagewright' )
		);
	}

	/** Inserts the captcha before the button of a form. */
	public static function before_button( string $elements, string $widget ): string {
		$place = '' === $widget ? 0 : ButtonFinder::place( $elements );
		return substr( $elements, 0, $place ) . $widget . substr( $elements, $place );
	}
}
