// Does not depend on the database.
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-captcha-json.php' );

/** Text that esc_attr(), shortcodes and browsers have misread. */
const TEXT =
	'a &lt;img src=x onerror=alert(1)&gt; &quot; &amp;quot; &amp; & &#39; \\u003c \\" [gallery] [embed]x[/embed] {"b":1} é 😀';
/** The same with parts that a text field removes. */
const WILD = `${ TEXT } <img src=x onerror=alert(1)> " ' < > </script> <!--`;

it( 'the JSON of a captcha restores its key', async () => {
	const [ html, key ] = await call< [ string, string ] >( 'print_key', WILD );
	expect( key ).toContain( '&lt;img' );
	const page = new JSDOM( html ).window.document;
	const script = page.querySelector( '[data-pagewright-captcha] > script' )!;
	expect( JSON.parse( script.textContent! ).key ).toBe( key );
	expect( page.querySelectorAll( '[onerror]' ) ).toHaveLength( 0 );
} );
