<?php
/**
 * The current form and submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Compat;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\Types;
use Pagewright\Request\Memory;

/** Add-ons of Contact Form 7 ask for "the" form and "the" submission; our code does not. */
final class Current {
	/** Sets the form that is being rendered. */
	public static function renders( FormRenderer $renderer ): \WPCF7_ContactForm {
		Memory::set( self::class, 'unit_tag', $renderer->unit_tag() );
		return self::form( $renderer->form() );
	}

	/** Sets the current submission; returns the same object until it ends. */
	public static function submits( Submission $submission ): \WPCF7_Submission {
		$current = self::submission();
		if ( null === $current || $current->pagewright_submission() !== $submission ) {
			$current = new \WPCF7_Submission( $submission );
			Memory::set( self::class, 'submission', $current );
			Memory::set( self::class, 'unit_tag', $submission->request->unit_tag );
			Memory::set( self::class, 'form', new \WPCF7_ContactForm( $submission->form, $submission ) );
		}
		return $current;
	}

	public static function submission(): ?\WPCF7_Submission {
		return Memory::get( self::class, 'submission' );
	}

	/** Returns the object of a form; the same one while it is current. */
	public static function form( Form $form, ?Submission $submission = null ): \WPCF7_ContactForm {
		$current = self::current();
		if ( null === $current || $current->pagewright_form() !== $form ) {
			$current = new \WPCF7_ContactForm( $form, $submission ?? self::submission()?->pagewright_submission() );
			Memory::set( self::class, 'form', $current );
		}
		return $current;
	}

	public static function current(): ?\WPCF7_ContactForm {
		return Memory::get( self::class, 'form' );
	}

	public static function unit_tag(): string {
		return Memory::get( self::class, 'unit_tag', '' );
	}

	/**
	 * Returns the tags of a form.
	 *
	 * @param array<string, mixed> $wanted `type`, `basetype`, `name`, `feature`: one or several of each.
	 * @return list<\WPCF7_FormTag>
	 */
	public static function tags( Form $form, array $wanted ): array {
		$found = array_filter(
			$form->tags(),
			static function ( Tag $tag ) use ( $wanted ): bool {
				foreach ( array( 'type', 'basetype', 'name' ) as $key ) {
					if ( ! empty( $wanted[ $key ] ) && ! in_array( $tag->$key, (array) $wanted[ $key ], true ) ) {
						return false;
					}
				}
				return empty( $wanted['feature'] )
					|| array() !== array_intersect(
						(array) $wanted['feature'],
						Types::of( $tag->type )?->features() ?? array()
					);
			}
		);
		return array_map(
			static fn ( Tag $tag ): \WPCF7_FormTag => new \WPCF7_FormTag( $tag ),
			array_values( $found )
		);
	}
}
