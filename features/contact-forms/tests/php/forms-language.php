<?php
/**
 * PHP code of forms-language.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsLanguage;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Messages;
use Pagewright\Features\ContactForms\Paragraphs;
use Pagewright\Features\ContactForms\Schema;
use Pagewright\Features\ContactForms\Tags\Scanner;
use Pagewright\Request\Memory;

function read_cases( array $cases ) {
	add_filter( 'pre_option_pagewright_forms', static fn () => array( 'trap' => false ) );
	$keys = array_keys( Messages::all() );
	add_filter( 'pagewright/forms/autop', '__return_false' );
	// Each case is a separate page.
	$forget = static fn () => Memory::forget( FormRenderer::class );
	return array_map(
		static function ( string $template ) use ( $keys, $forget ): array {
			$forget();
			$form = new Form( 5, 'Contact', '', '', 'en_US', array( 'form' => $template, 'messages' => array_combine( $keys, $keys ) ) );
			return array( FormRenderer::html( $form ), Schema::of( $form )['rules'] );
		},
		$cases
	);
}

function rules() {
	return Schema::of( new Form( 5, '', '', '', 'en_US', array( 'form' => '[file f filetypes:image/*]' ) ) )['rules'];
}

function made( array $cases ) {
	return array_map(
		static function ( string $text ): string {
			$tags = array();
			$text = Scanner::replace(
				$text,
				static function ( $tag ) use ( &$tags ): string {
					$tags[] = $tag->basetype;
					return Paragraphs::OPEN . ( count( $tags ) - 1 ) . Paragraphs::CLOSE;
				}
			);
			$displays = array_map(
				static fn ( $type ) => array( 'response' => 'block', 'hidden' => 'hidden' )[ $type ] ?? 'inline',
				$tags
			);
			return preg_replace_callback(
				"/\u{F8F0}(\\d+)\u{F8F1}/u",
				static fn ( $found ) => '[' . $tags[ $found[1] ] . ']',
				Paragraphs::html( $text, $displays )
			);
		},
		$cases
	);
}

function html() {
	return FormRenderer::html( new Form( 5, '', '', '', 'en_US', array( 'form' => "\xff [text a]" ) ) );
}

function scan_long_text() {
	$start = microtime( true );
	$tags = Scanner::tags( str_repeat( 'word [text ', 20000 ) . str_repeat( '[text a "x"] [acceptance b] y ', 2000 ) );
	return array( count( $tags ), microtime( true ) - $start );
}
