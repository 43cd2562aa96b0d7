import { expect, it } from 'vitest';
import { withAddresses } from './read';

it.each( [
	[ 'url(../images/a.png)', 'url("https://example.org/wp-includes/images/a.png")' ],
	[ 'url( "b.svg" )', 'url("https://example.org/wp-includes/css/b.svg")' ],
	[ "url('//cdn.example.org/c.woff')", 'url("https://cdn.example.org/c.woff")' ],
	[ 'url(data:image/gif;base64,AA==)', 'url(data:image/gif;base64,AA==)' ],
	[ 'url("data:image/svg+xml,<svg/>")', 'url("data:image/svg+xml,<svg/>")' ],
	[ 'url(#clip)', 'url(#clip)' ],
] )( 'converts %s', ( css, converted ) => {
	expect(
		withAddresses( `a{b:${ css }}`, 'https://example.org/wp-includes/css/c.css?ver=1' )
	).toBe( `a{b:${ converted }}` );
} );
