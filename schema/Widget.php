<?php
/**
 * Describes one widget.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * One widget, as its folder describes it. The names are always loaded; the field list loads on first use.
 */
final class Widget {
	/** @var ?array<string, array<string, mixed>> */
	private ?array $fields = null;

	/**
	 * @param string       $folder      Its folder's name, e.g. `button`.
	 * @param string       $path        Its folder, with no slash at the end.
	 * @param string       $class       The class name that saved content uses, e.g. `SiteOrigin_Widget_Button_Widget`.
	 * @param string       $block       Block name, e.g. `sowb/siteorigin-widget-button-widget`.
	 * @param string       $id_base     Classic widget id base, e.g. `sow-button`.
	 * @param string       $title       Name in English.
	 * @param string       $description Sentence in English.
	 * @param list<string> $keywords    Search words in English.
	 * @param string       $text_domain Text domain of these texts and the labels of fields.
	 * @param string       $render      Class that implements Blocks\Render, or '' when the template uses the cleaned
	 *    data.
	 * @param string|\Closure $schema   PHP file or function that returns the field list, or '' to read widget.json.
	 * @param bool         $has_preview_check False when an empty preview is normal (a map, an icon).
	 * @param string       $placeholder English hint what to fill in if the widget is empty; '' for none.
	 * @param bool         $is_manual   Whether the widget registers its own block.
	 * @param string       $url         URL of the folder that serves style.css and view.js, without a trailing slash.
	 * @param string       $assets      Path of the same folder.
	 * @param string       $view        Neighboring folder whose view.js this widget uses, such as `slider`; '' for its
	 *    own.
	 * @param array<string, mixed> $example Sample data from `example` of block.json; empty when there are none.
	 * @param int          $example_width_px Width of the page that shows the example.
	 * @param list<string> $styles      Names of shared CSS files that its style.css builds on, in cascade order.
	 * @param array{content?: string, areas?: string} $also_in Other texts by which a page shows the widget: in content,
	 *    and the ID base of a classic widget in widget areas.
	 */
	public function __construct(
		public readonly string $folder,
		public readonly string $path,
		public readonly string $class,
		public readonly string $block,
		public readonly string $id_base,
		public readonly string $title,
		public readonly string $description = '',
		public readonly array $keywords = array(),
		public readonly string $text_domain = 'pagewright',
		public readonly string $render = '',
		private readonly string|\Closure $schema = '',
		public readonly bool $has_preview_check = true,
		public readonly bool $is_manual = false,
		public readonly string $placeholder = '',
		public readonly string $url = '',
		public readonly string $assets = '',
		public readonly string $view = '',
		public readonly array $example = array(),
		public readonly int $example_width_px = 500,
		public readonly array $styles = array(),
		public readonly array $also_in = array(),
	) {}

	/**
	 * Returns the fields by name, in the order of widget.json, without the forms of nested widgets.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function fields(): array {
		return $this->definition()['fields'];
	}

	/**
	 * Returns the fields of the settings that apply to all widgets of this type, by name.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function settings_fields(): array {
		return $this->definition()['settings'];
	}

	/** Returns whether the widget has a style sheet. */
	public function has_style(): bool {
		return is_file( $this->assets . '/style.css' );
	}

	/** Returns the handle of the style sheet. */
	public function style_handle(): string {
		return 'pagewright-' . $this->folder;
	}

	/** @return array{fields: array<string, array<string, mixed>>, settings: array<string, array<string, mixed>>} */
	private function definition(): array {
		if ( null === $this->fields ) {
			$data         = match ( true ) {
				$this->schema instanceof \Closure => ( $this->schema )(),
				'' !== $this->schema && is_file( $this->schema ) => require $this->schema,
				default => Loader::read_json( $this->path . '/widget.json' ),
			};
			$this->fields = array(
				'fields'   => is_array( $data['fields'] ?? null ) ? $data['fields'] : array(),
				'settings' => is_array( $data['settings'] ?? null ) ? $data['settings'] : array(),
			);
		}
		return $this->fields;
	}
}
