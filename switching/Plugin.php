<?php
/**
 * A plugin that Pagewright replaces.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/**
 * Information about one replaced plugin, or a group of them, for the site owner. Each is a folder with a subclass named
 * Plugin, which is found by its folder: in switching/plugins, or in switching/ of a feature.
 */
abstract class Plugin {
	/** @param string $id Name of its folder. */
	final public function __construct( public readonly string $id ) {}

	abstract public function name(): string;

	/**
	 * Returns whether the database contains data of the plugin. Must be fast: Site Health and lists of sites call it.
	 */
	abstract public function has_data(): bool;

	/** @return list<Finding> Content that it uses or left behind. Reads all content. */
	abstract public function found(): array;

	/**
	 * @return list<string> What will look or work differently, and why, as sentences that docs/switching.md repeats.
	 */
	abstract public function differences(): array;

	/**
	 * Text for the Plugins screen after the deactivation: the next step, or features that work meanwhile; '' for none.
	 */
	abstract public function notice( State $state ): string;

	/** @return list<string> Folders of the plugins. */
	public function folders(): array {
		return array( $this->id );
	}

	/**
	 * Returns the data to keep when the plugin in a folder is deleted, in the format of KeptData.
	 *
	 * @return array{tables?: list<string>, options?: list<string>, post_types?: list<string>}
	 */
	public function kept( string $folder ): array {
		return array();
	}

	/** Returns a sentence for the row of the plugin in a folder on the Plugins screen; '' for none. */
	public function row_text( string $folder, bool $is_active ): string {
		return '';
	}

	/** Returns whether Site Health and the list of a network's sites repeat the next step. */
	public function is_repeated( State $state ): bool {
		return true;
	}

	/** Returns a step before the plugin is deactivated. */
	protected function before_deactivation(): ?Step {
		return null;
	}

	/** Returns a step between deactivation and deletion of the plugin. */
	protected function before_deletion(): ?Step {
		return null;
	}

	/** Returns what happens to its content on deactivation. */
	protected function on_deactivation(): string {
		return __( 'Pagewright replaces it immediately. Your content does not change.', 'pagewright' );
	}

	/** @return list<array{plugin: string, step: string, time: int, user: int}> Past steps, latest last. */
	public function history(): array {
		return History::of( $this->id );
	}

	/** Returns the source of both renderings; null when there is nothing to compare. */
	public function source(): ?DryRun\Source {
		return null;
	}

	/**
	 * Imports the data in the tables of the plugin, for WP-CLI. Continues an import that was stopped.
	 *
	 * @param \Closure(float): void $progress Called with the part that is done, 0 to 1.
	 * @return ?array{text: string, values: array<string, int>} Result as a sentence and as numbers; null when there is
	 *    nothing to import.
	 * @throws \RuntimeException With a message for people.
	 */
	public function run_import( \Closure $progress ): ?array {
		return null;
	}

	/** Takes over settings. */
	public function take_over_settings(): void {}

	final public function state(): State {
		if ( array() !== Installed::active( $this->folders() ) ) {
			return State::Active;
		}
		if ( array() !== Installed::folders( $this->folders() ) ) {
			return State::Inactive;
		}
		return $this->has_data() || array() !== History::of( $this->id ) ? State::Deleted : State::Never;
	}

	/** Returns the next safe step; null when there is nothing to do. */
	final public function next(): ?Step {
		$state = $this->state();
		if ( State::Never === $state ) {
			return null;
		}
		if ( State::Active === $state ) {
			return $this->before_deactivation() ?? $this->deactivate();
		}
		$step = $this->before_deletion();
		if ( null === $step && State::Inactive === $state && ! is_multisite() ) {
			$step = $this->delete();
		}
		return $step ?? PageCache::step( $this->id );
	}

	/** Returns the next step for Site Health and the list of sites; null if there is none. */
	final public function reminder(): ?Step {
		return $this->is_repeated( $this->state() ) ? $this->next() : null;
	}

	private function deactivate(): Step {
		$files      = Installed::active( $this->folders() );
		$is_network = array() !== array_filter( $files, Installed::is_of_network( ... ) );
		return new Step(
			Step::DEACTIVATE,
			/* translators: %s: name of a plugin. */
			sprintf( __( 'Deactivate %s', 'pagewright' ), $this->name() ),
			$is_network
				? __(
					'It is network active. Only a network administrator can deactivate it, for all sites.',
					'pagewright'
				)
				: $this->on_deactivation(),
			sprintf(
				/* translators: %s: name of a plugin. */
				__(
					'Deactivate %s? Pagewright will then display your pages to visitors. You can activate the plugin again at any time.',
					'pagewright'
				),
				$this->name()
			),
			$is_network ? network_admin_url( 'plugins.php' ) : '',
			Steps::may_deactivate( $files )
		);
	}

	private function delete(): Step {
		return new Step(
			Step::DELETE,
			/* translators: %s: name of a plugin. */
			sprintf( __( 'Delete %s', 'pagewright' ), $this->name() ),
			__(
				'This deletes the plugin files. The data that Pagewright uses stays in the database. If you are not sure, keep the plugin. It can stay inactive.',
				'pagewright'
			),
			sprintf(
				/* translators: %s: name of a plugin. */
				__( 'Delete the files of %s? To go back, you will have to install the plugin again.', 'pagewright' ),
				$this->name()
			),
			'',
			Steps::may_delete( Installed::files( $this->folders() ) )
		);
	}
}
