import { expect, it } from 'vitest';
import { cleanLink, cleanUrl, isRefusedUrl } from './embed-url';

it.each( [
	[ '', false ],
	[ 'https://example.org/film', false ],
	[ 'HTTP://example.org', false ],
	[ 'example.org/film', false ],
	[ 'example.org:8080/film', false ],
	[ '/uploads/photo.jpg', false ],
	[ 'https://bücher.example/ä', false ],
	[ 'javascript:alert(1)', true ],
	[ 'JavaScript:alert(1)', true ],
	[ 'java\tscript:alert(1)', true ],
	[ '\u0001javascript:1', true ],
	[ 'javascript:1', true ],
	[ 'data:text/html,<script>1</script>', true ],
	[ 'vbscript:x', true ],
	[ 'file:///etc/passwd', true ],
	[ 'blob:https://example.org/1', true ],
	[ 'mailto:a@example.org', true ],
] )( 'the URL “%s” is refused: %s', ( url, isRefused ) => {
	expect( isRefusedUrl( url ) ).toBe( isRefused );
} );

it.each( [
	[ 'https://example.org/my photo.jpg', 'https://example.org/my%20photo.jpg' ],
	[ 'https://example.org/"onload="x', 'https://example.org/%22onload=%22x' ],
	[ 'https://example.org/<b>', 'https://example.org/%3Cb%3E' ],
	[ 'https://bücher.example/ä?a=1&b=%20', 'https://bücher.example/ä?a=1&b=%20' ],
	[ 'https://exa\nmple.org', 'https://example.org' ],
] )( 'the URL “%s” is inserted as “%s”', ( url, expected ) => {
	expect( cleanUrl( url ) ).toBe( expected );
} );

it.each( [
	[ 'javascript:alert(1)', '' ],
	[ 'mailto:a@example.org', 'mailto:a@example.org' ],
	[ '#part', '#part' ],
	[ '/page', '/page' ],
] )( 'the link “%s” is inserted as “%s”', ( url, expected ) => {
	expect( cleanLink( url ) ).toBe( expected );
} );
