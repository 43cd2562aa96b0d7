<?php
/**
 * PHP code of forms.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\Support\Forms;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;

function inside( array $templates, string $before ) {
	add_filter( 'pre_option_pagewright_forms', static fn () => array( 'trap' => false ) );
	eval( $before );
	$inside = array();
	foreach ( $templates as $template ) {
		$html = FormRenderer::html( new Form( 5, 'Contact', '', '', 'en_US', array( 'form' => $template ) ) );
		preg_match(
			'~</fieldset>\n(.*?)(?:<div class="wpcf7-response-output" aria-hidden="true"></div>)?\n</form>~s',
			$html,
			$found
		);
		$inside[] = $found[1] ?? $html;
	}
	return $inside;
}
