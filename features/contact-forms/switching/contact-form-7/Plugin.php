<?php
/**
 * Switching from Contact Form 7.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Switching\ContactForm7;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Spam\Captcha\OldKeys;
use Pagewright\Features\ContactForms\Tags\Foreign;
use Pagewright\Features\ContactForms\Tags\Scanner;
use Pagewright\Features\ContactForms\Tags\Types;
use Pagewright\Switching\Content;
use Pagewright\Switching\Finding;
use Pagewright\Switching\History;
use Pagewright\Switching\Plugin as ReplacedPlugin;
use Pagewright\Switching\State;
use Pagewright\Switching\Step;

/** Its forms, which Pagewright shows and edits unchanged, and the keys of captcha services. */
final class Plugin extends ReplacedPlugin {
	/** Prefixes of its shortcodes and of its block. */
	public const TEXTS = array( '[contact-form-7 ', '[contact-form ', '<!-- wp:contact-form-7/contact-form-selector' );

	/** Option with its version and keys. */
	private const OPTION = 'wpcf7';

	/** Groups of keys in the option => name of the service. */
	private const SERVICES = array(
		'turnstile' => 'Cloudflare Turnstile',
		'recaptcha' => 'reCAPTCHA',
	);

	public function name(): string {
		return 'Contact Form 7';
	}

	public function has_data(): bool {
		return false !== get_option( self::OPTION );
	}

	public function found(): array {
		return array_values( array_filter( array( ...self::forms(), self::posts(), self::keys() ) ) );
	}

	public function differences(): array {
		return array(
			__(
				'Visitors do not see form-tags of add-ons that are not active. The form editor lists them.',
				'pagewright'
			),
			__(
				'Each form has a hidden spam protection field and a limit on submissions per visitor. You can change this in the form settings.',
				'pagewright'
			),
			__(
				'Turnstile or reCAPTCHA keys are imported unless other keys are set. All CAPTCHA form-tags show the CAPTCHA service of the site.',
				'pagewright'
			),
			__(
				'Add-ons work if they use the documented functions, hooks and form-tag types of Contact Form 7. Its integrations, such as Brevo, Constant Contact and Stripe, are not included.',
				'pagewright'
			),
			__( 'A submission whose email fails is stored, so that you can send it again.', 'pagewright' ),
			__( 'Forms on cached pages are accepted for 30 days.', 'pagewright' ),
		);
	}

	/**
	 * Its uninstaller keeps the forms while WPCF7_VERSION is defined. When this plugin yields to it, the constant is
	 * not defined.
	 */
	public function kept( string $folder ): array {
		return $this->id === $folder
			? array(
				'options'    => array( self::OPTION ),
				'post_types' => array( Form::POST_TYPE ),
			)
			: array();
	}

	public function row_text( string $folder, bool $is_active ): string {
		return match ( true ) {
			$this->id !== $folder => '',
			$is_active            => __(
				'While this plugin is active, it displays its forms. Pagewright displays them after you deactivate it.',
				'pagewright'
			),
			default               => __(
				'Pagewright displays its forms. If you delete this plugin, they are kept.',
				'pagewright'
			),
		};
	}

	public function notice( State $state ): string {
		return State::Inactive === $state
			? __(
				'Contact Form 7 is inactive. Pagewright displays its forms, validates and emails submissions, and uses its CAPTCHA keys. You can edit the forms under Forms.',
				'pagewright'
			)
			: '';
	}

	protected function on_deactivation(): string {
		return __(
			'Pagewright then displays its forms and imports the CAPTCHA keys. Forms and pages do not change.',
			'pagewright'
		);
	}

	protected function before_deletion(): ?Step {
		$settings = Settings::load();
		if (
			array() === self::services()
			|| '' !== $settings->captcha . $settings->captcha_key . $settings->captcha_secret
			|| 0 !== History::last( $this->id, History::SETTINGS )
		) {
			return null;
		}
		return new Step(
			Step::SETTINGS,
			__( 'Import the CAPTCHA keys', 'pagewright' ),
			/* translators: %s: name of a captcha service. */
			sprintf( __( '%s then protects the forms as before.', 'pagewright' ), implode( ', ', self::services() ) )
		);
	}

	public function take_over_settings(): void {
		OldKeys::take_over( get_option( self::OPTION ) );
	}

	public function source(): Source {
		return new Source( $this );
	}

	/** @return list<Finding> */
	private static function forms(): array {
		$forms   = 0;
		$tags    = array();
		$foreign = array();
		Types::open();
		foreach ( Forms::templates() as $title => $template ) {
			++$forms;
			foreach ( Scanner::tags( $template ) as $tag ) {
				$tags[ $tag->basetype ] = ( $tags[ $tag->basetype ] ?? 0 ) + 1;
			}
			foreach ( Foreign::sources( $template ) as $source ) {
				$foreign[] = "$title: $source";
			}
		}
		arsort( $tags );
		$kinds = array_map(
			static fn ( string $tag, int $times ): string => "[$tag] × " . number_format_i18n( $times ),
			array_keys( $tags ),
			$tags
		);
		return array_values(
			array_filter(
				array(
					0 === $forms
						? null
						: new Finding(
							'forms',
							$forms,
							sprintf(
								/* translators: %s: a number. */
								_n( '%s contact form', '%s contact forms', $forms, 'pagewright' ),
								number_format_i18n( $forms )
							),
							$kinds
						),
					array() === $foreign
						? null
						: new Finding(
							'foreign-tags',
							count( $foreign ),
							sprintf(
								/* translators: %s: a number. */
								_n(
									'%s form-tag that no active plugin supports; visitors will not see it',
									'%s form-tags that no active plugin supports; visitors will not see them',
									count( $foreign ),
									'pagewright'
								),
								number_format_i18n( count( $foreign ) )
							),
							$foreign,
							true
						),
				)
			)
		);
	}

	private static function posts(): ?Finding {
		$count = ( new Content( self::TEXTS ) )->posts();
		return 0 === $count
			? null
			: new Finding(
				'posts',
				$count,
				sprintf(
					/* translators: %s: a number of posts, pages, patterns and templates. */
					_n(
						'%s post or page with a contact form',
						'%s posts and pages with a contact form',
						$count,
						'pagewright'
					),
					number_format_i18n( $count )
				)
			);
	}

	private static function keys(): ?Finding {
		$services = self::services();
		return array() === $services
			? null
			: new Finding(
				'captcha-keys',
				count( $services ),
				/* translators: %s: names of services. */
				sprintf( __( 'CAPTCHA keys: %s', 'pagewright' ), implode( ', ', $services ) )
			);
	}

	/** @return list<string> Names of services with keys. */
	private static function services(): array {
		$stored = get_option( self::OPTION );
		return array_values(
			array_filter(
				self::SERVICES,
				static fn ( string $key ): bool =>
					is_array( $stored ) && is_array( $stored[ $key ] ?? null ) && array() !== $stored[ $key ],
				ARRAY_FILTER_USE_KEY
			)
		);
	}
}
