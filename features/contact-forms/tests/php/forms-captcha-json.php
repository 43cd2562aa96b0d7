<?php
/**
 * PHP code of forms-captcha-json.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsCaptchaJson;

use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Spam\Captcha\Widget;

function print_key( string $key ) {
	$settings = Settings::load()->with( array( 'captcha' => 'turnstile', 'captcha_key' => $key ) );
	return array( Widget::html( $settings ), $settings->captcha_key );
}
