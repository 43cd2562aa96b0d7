import { expect, it } from 'vitest';
import { isTooLong } from '../../tools/lint-php/lines.mjs';

const LONG = 'x'.repeat( 50 );

it.each( [
	`\t\t$a = ${ 'b'.repeat( 105 ) };`,
	`\t$text = __( '${ LONG.repeat( 3 ) }', 'pagewright' );`,
	`\treturn ${ 'b'.repeat( 100 ) }; // phpcs:ignore WordPress.DB -- prepared by the caller.`,
	`\t * @example add_filter( 'pagewright/forms/mail', ${ 'b'.repeat( 100 ) } );`,
	`\t<p class="${ 'b'.repeat( 100 ) }"><?php echo esc_html( $a ); ?></p>`,
] )( 'accepts %s', ( line ) => {
	expect( isTooLong( line ) ).toBe( false );
} );

it.each( [
	`\t\t$a = ${ 'b'.repeat( 110 ) };`,
	`\treturn ${ 'b'.repeat( 120 ) }; // phpcs:ignore WordPress.DB -- prepared by the caller.`,
	`\t// ${ 'word '.repeat( 30 ) }`,
	`\t$a = array( ${ "'short', ".repeat( 14 ) });`,
] )( 'finds %s', ( line ) => {
	expect( isTooLong( line ) ).toBe( true );
} );
