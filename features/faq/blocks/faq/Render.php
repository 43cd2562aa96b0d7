<?php
/**
 * FAQ list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq\Blocks\Faq;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Anchors;
use Pagewright\Blocks\FormFacts;
use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Features\Faq\Answer;
use Pagewright\Features\Faq\Groups;
use Pagewright\Features\Faq\Question;
use Pagewright\Features\Faq\Search;
use Pagewright\Features\Faq\StructuredData;
use Pagewright\Output\Safe;

/** The browser opens and closes questions; the script adds the other features. */
final class Render implements RenderInterface, FormFacts {
	/** Inline HTML that a question may contain, as it is inside a clickable summary. */
	private const INLINE = array( 'b', 'strong', 'i', 'em', 'code', 'sub', 'sup', 'span', 'mark', 'br' );

	/** @var array<string, true> IDs that the page already has. */
	private array $ids = array();

	private readonly Source $source;

	public function __construct() {
		$this->source = new Source();
	}

	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		if ( Answer::is_being_made() || ! $this->source->enter( $data ) ) {
			return null;
		}
		try {
			return $this->view( $data, $context );
		} finally {
			$this->source->leave( $data );
		}
	}

	/** Groups and questions, which only PHP knows. */
	public function form( array $fields ): array {
		$fields['entries']['fields']['groups']['options']  = Groups::all()->choices();
		$fields['entries']['fields']['exclude']['options'] = Source::choices();
		if ( array() !== $fields['entries']['fields']['exclude']['options'] || ! current_user_can( 'edit_posts' ) ) {
			return $fields;
		}
		// Nothing in a preview can be clicked: the form links to "Add question".
		$begin = array(
			'type' => 'html',
			'html' => '<p>' . self::hint( array( 'source' => 'entries' ), true ) . '</p>',
			'when' => $fields['entries']['when'] ?? array(),
		);
		$at    = 1 + (int) array_search( 'source', array_keys( $fields ), true );
		return array_slice( $fields, 0, $at, true ) + array( 'begin' => $begin ) + $fields;
	}

	public function javascript_variables(): ?array {
		return null;
	}

	/**
	 * @param array<string, mixed> $data Sanitized data.
	 * @return ?array<string, mixed>
	 */
	private function view( array $data, RenderContext $context ): ?array {
		$search    = new ListSearch( $data['search'], $context->is_preview );
		$limit     = $data['entries']['limit'] ?? 0;
		$questions = $this->source->questions( $data, $search->is_asked() ? 0 : (int) $limit );
		$is_sample = array() === $questions && $context->is_preview;
		$questions = $is_sample ? Source::sample() : $questions;
		if ( array() === $questions ) {
			return $this->nothing( $data, $context );
		}
		$groups = $this->groups( $data, $search->divide( $questions, (int) $limit ), $context );
		return array(
			'title'       => (string) $data['title'],
			'groups'      => $groups,
			'group_tag'   => self::tag( (string) $data['entries']['heading_tag'] ),
			'tag'         => self::tag( (string) $data['design']['question_tag'] ),
			'label'       => '' !== trim( wp_strip_all_tags( (string) $data['title'] ) )
				? wp_strip_all_tags( (string) $data['title'] )
				: __( 'Questions and answers', 'pagewright' ),
			'search'      => $search->view(
				$context->id,
				array_sum( array_map( static fn ( array $group ): int => $group['count'], $groups ) )
			),
			'has_control' => $data['list']['expand_all'] && ! $data['list']['accordion'] && 1 < count( $questions ),
			'name'        => $data['list']['accordion'] ? $context->id : '',
			'options'     => self::options( $data, $context, $search ),
			'hint'        => $is_sample ? self::hint( $data, true ) : '',
			'has_icon'    => 'none' !== $data['design']['icon'],
			'classes'     => array(
				'is-' . $data['design']['look'],
				'has-icon-' . $data['design']['icon'],
				'has-icon-' . $data['design']['icon_position'],
				...( $data['list']['focus'] ? array( 'has-focus' ) : array() ),
			),
		);
	}

	/**
	 * Only users who can write questions see the notice that the list is empty.
	 *
	 * @param array<string, mixed> $data Sanitized data.
	 * @return ?array<string, mixed>
	 */
	private function nothing( array $data, RenderContext $context ): ?array {
		return ! current_user_can( 'edit_posts' ) ? null : array(
			'title'      => (string) $data['title'],
			'groups'     => array(),
			'hint'       => self::hint( $data, false ),
			'has_module' => false,
		);
	}

	/**
	 * @param array<string, mixed> $data      Sanitized data.
	 * @param list<array{question: Question, is_hidden: bool}> $rows Questions, and whether the search excludes them.
	 * @return list<array{heading: string, count: int, items: list<array<string, mixed>>}>
	 */
	private function groups( array $data, array $rows, RenderContext $context ): array {
		$hidden  = array();
		$all     = array();
		foreach ( $rows as $row ) {
			$hidden[ spl_object_id( $row['question'] ) ] = $row['is_hidden'];
			$all[] = $row['question'];
		}
		$divided = $data['entries']['headings'] && 'entries' === $data['source'] ? Groups::divide( $all ) : array(
			array(
				'heading'   => '',
				'questions' => $all,
			),
		);
		$names   = new Anchors();
		$groups  = array();
		$number  = 0;
		foreach ( $divided as $group ) {
			$items = array();
			foreach ( $group['questions'] as $question ) {
				++$number;
				$items[] = $this->item(
					$question,
					$names->next( '' !== $question->name ? $question->name : $question->question, $number, 'question' ),
					$hidden[ spl_object_id( $question ) ],
					$data,
					$context
				);
			}
			$groups[] = array(
				'heading' => $group['heading'],
				'count'   => count( array_filter( $items, static fn ( array $item ): bool => ! $item['is_hidden'] ) ),
				'items'   => $items,
			);
		}
		return self::with_first( $groups, $data['list']['first_open'] );
	}

	/**
	 * @param array<string, mixed> $data Sanitized data.
	 * @return array{id: string, name: string, question: string, answer: string, is_hidden: bool, is_open: bool}
	 */
	private function item(
		Question $question,
		string $name,
		bool $is_hidden,
		array $data,
		RenderContext $context
	): array {
		$name = 'faq-' . $name;
		$id   = $name;
		for ( $i = 2; isset( $this->ids[ $id ] ); $i++ ) {
			$id = "$name-$i";
		}
		$this->ids[ $id ] = true;
		$answer            = ( $question->answer )();
		if ( $data['list']['schema'] && ! $is_hidden && ! $context->is_preview ) {
			StructuredData::add( $question->question, $answer );
		}
		return array(
			'id'        => $id,
			'name'      => $name,
			'question'  => wp_kses( $question->question, array_fill_keys( self::INLINE, array() ) ),
			'answer'    => $answer,
			'is_hidden' => $is_hidden,
			'is_open'   => false,
		);
	}

	/**
	 * @param list<array{heading: string, count: int, items: list<array<string, mixed>>}> $groups In order.
	 * @return list<array{heading: string, count: int, items: list<array<string, mixed>>}> With the first visible
	 *    question open.
	 */
	private static function with_first( array $groups, bool $is_open ): array {
		foreach ( $is_open ? $groups : array() as $g => $group ) {
			foreach ( $group['items'] as $i => $item ) {
				if ( ! $item['is_hidden'] ) {
					$groups[ $g ]['items'][ $i ]['is_open'] = true;
					return $groups;
				}
			}
		}
		return $groups;
	}

	/**
	 * @param array<string, mixed> $data Sanitized data.
	 * @return array<string, mixed> Options for the script.
	 */
	private static function options( array $data, RenderContext $context, ListSearch $search ): array {
		return array(
			'name'     => "faq-$context->id",
			'hasFocus' => (bool) $data['list']['focus'],
			'expand'   => __( 'Expand all', 'pagewright' ),
			'collapse' => __( 'Collapse all', 'pagewright' ),
			...$search->options(),
		);
	}

	/**
	 * @param array<string, mixed> $data       Sanitized data.
	 * @param bool                 $is_preview Whether links must not leave the editor.
	 */
	private static function hint( array $data, bool $is_preview ): string {
		$is_filtered = 'own' === $data['source'] || array() !== ( $data['entries']['groups'] ?? array() );
		$text        = esc_html(
			$is_filtered
				? __( 'No questions yet.', 'pagewright' )
				: __( 'No questions yet. Visitors see nothing here until you publish a question.', 'pagewright' )
		);
		return 'own' === $data['source']
			? $text
			: sprintf(
				'%s <a href="%s"%s>%s</a>',
				$text,
				Safe::url( admin_url( 'post-new.php?post_type=pagewright_faq' ) ),
				$is_preview ? ' target="_blank"' : '',
				esc_html__( 'Add a question', 'pagewright' )
			);
	}

	private static function tag( string $chosen ): string {
		return 1 === preg_match( '/^h[2-6]$/', $chosen ) ? $chosen : 'span';
	}
}
