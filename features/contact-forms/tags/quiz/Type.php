<?php
/**
 * Quizzes.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Quiz;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\RequiredMark;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Tags\Clean;
use Pagewright\Features\ContactForms\Tags\Control;
use Pagewright\Features\ContactForms\Tags\Html;
use Pagewright\Features\ContactForms\Tags\Tag;

/** `[quiz x "Capital of Peru?|Lima"]`: one of the questions, and a hidden field with the proof of its answer. */
final class Type extends Control {
	/** Default question and answer. */
	private const QUESTION = array( '1+1=?', '2' );

	public function types(): array {
		return array( 'quiz' );
	}

	public function features(): array {
		return array( 'name-attr', 'do-not-store', 'not-for-mail' );
	}

	public function html( Tag $tag, FormRenderer $renderer ): string {
		[ $question, $proof ] = self::draw( $tag, $renderer->form() );
		$input                = array(
			'size'         => $tag->get_size_option( 40 ),
			...self::lengths( $tag ),
			'class'        => self::classes( $tag, $renderer ),
			'id'           => $renderer->id_for( $tag ),
			'tabindex'     => self::tabindex( $tag ),
			'autocomplete' => 'off',
			...self::aria( $tag, $renderer, true ),
			'type'         => 'text',
			'name'         => $tag->name,
		);
		$label                = Html::element( 'span', array( 'class' => 'wpcf7-quiz-label' ), esc_html( $question ) )
			. RequiredMark::html() . ' ' . Html::void( 'input', $input );
		$hidden               = array(
			'type'  => 'hidden',
			'name'  => '_wpcf7_quiz_answer_' . $tag->name,
			'value' => $proof,
		);
		return self::wrap(
			$tag,
			$renderer,
			Html::element( 'label', array(), $label ) . Html::void( 'input', $hidden )
		);
	}

	public function refusal( Tag $tag, Submission $submission ): ?string {
		$fields = $submission->request->fields;
		$proof  = Clean::text( $fields[ '_wpcf7_quiz_answer_' . $tag->name ] ?? '' );
		return Proof::is_right( $proof, $submission->form->id, $tag->name, Clean::text( $fields[ $tag->name ] ?? '' ) )
			? null
			: $submission->form->message( 'quiz_answer_not_correct' );
	}

	public function spend( Tag $tag, Submission $submission ): ?string {
		$proof = Clean::text( $submission->request->fields[ '_wpcf7_quiz_answer_' . $tag->name ] ?? '' );
		return UsedProofs::take( $proof ) ? null : $submission->form->message( 'quiz_answer_not_correct' );
	}

	public function refill( Tag $tag, Form $form ): array {
		return array( 'quiz' => array( $tag->name => self::draw( $tag, $form ) ) );
	}

	/** @return array{0: string, 1: string} Question and proof. */
	private static function draw( Tag $tag, Form $form ): array {
		$questions             = array() === $tag->pipes ? array( self::QUESTION ) : $tag->pipes;
		[ $question, $answer ] = $questions[ wp_rand( 0, count( $questions ) - 1 ) ];
		return array( $question, Proof::of( $form->id, $tag->name, $answer ) );
	}
}
