<?php
/**
 * Headline.
 *
 * @package Pagewright
 *
 * @var array{parts: list<array<string, string>>, is_fitted: bool} $view
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Link\Url;
use Pagewright\Output\Safe;

?>
<div class="sow-headline-container">
<?php
foreach ( $view['parts'] as $part ) {
	if ( 'divider' === $part['kind'] ) {
		echo "\t<div class=\"decoration\"><div class=\"decoration-inside\"></div></div>\n";
		continue;
	}
	$text = Safe::html( $part['text'] );
	if ( '' !== $part['href'] ) {
		$text = sprintf(
			'<a href="%s"%s>%s</a>',
			Safe::url( $part['href'], Url::protocols() ),
			'' !== $part['target'] ? ' target="_blank" rel="noopener"' : '',
			$text
		);
	}
	if ( $view['is_fitted'] ) {
		$text = '<span class="pagewright-headline__fit">' . $text . '</span>';
	}
	printf(
		"\t<%1\$s class=\"%2\$s\">%3\$s</%1\$s>\n",
		tag_escape( $part['tag'] ),
		Safe::attribute( $part['class'] ),
		$text
	);
}
?>
</div>
