// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import type { FormParts } from '../support/forms';
import { htmlProblems } from '../../../../tests/support/html';
import { phpValue, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-view.php' );

const render = ( properties: FormParts, atts: object = {}, before = '', locale?: string ) =>
	call< string >( 'render', locale, properties, atts, before );

/** Returns the page after a submission without JavaScript. */
const answered = (
	form: string,
	status: string,
	kept: object,
	invalid: Record< string, string | [ string, string ] > = {},
	settings = ''
) =>
	render(
		{ form, additional_settings: settings },
		{},
		`
		$fields = array();
		foreach ( ${ phpValue( invalid ) } as $field => $what ) {
			$fields[] = array( 'field' => $field, 'message' => ( (array) $what )[0], 'idref' => ( (array) $what )[1] ?? null, 'error_id' => "wpcf7-f5-o1-ve-$field" );
		}
		Pagewright\\Features\\ContactForms\\FormRenderer::show( new Pagewright\\Features\\ContactForms\\Submission\\Result( 5, '${ status }', 'Says <b>so</b>', '#wpcf7-f5-o1', $fields ), 'wpcf7-f5-o1', ${ phpValue( kept ) } );
	`
	);

describe( 'the container', () => {
	it( 'has the classes that scripts and styles use', async () => {
		expect( await render( { form: 'Hello' } ) ).toBe(
			`<div class="wpcf7 no-js" id="wpcf7-f5-o1" lang="en-US" dir="ltr" data-wpcf7-id="5">
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
<form action="/#wpcf7-f5-o1" method="post" class="wpcf7-form init" aria-label="Contact form" novalidate="novalidate" data-status="init">
<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="5" /><input type="hidden" name="_wpcf7_version" value="6.1.6" /><input type="hidden" name="_wpcf7_locale" value="en_US" /><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f5-o1" /><input type="hidden" name="_wpcf7_container_post" value="0" /><input type="hidden" name="_wpcf7_posted_data_hash" value="" /></fieldset>
<p>Hello</p><div class="wpcf7-response-output" aria-hidden="true"></div>
</form>
<script type="application/json" class="pagewright-form-schema">{"version":"Pagewright 1","locale":"en_US","rules":[]}</script>
</div>`
		);
	} );

	it( 'has the attributes of the shortcode', async () => {
		const html = await render(
			{
				form: '[file f]',
				additional_settings: 'demo_mode: on\nacceptance_as_validation: on',
			},
			{ html_id: 'my"id', html_name: 'n', html_title: 'Write <us>', html_class: 'one two<' }
		);
		expect( html ).toContain(
			'method="post" class="wpcf7-form init one two demo wpcf7-acceptance-as-validation" id="myid" name="n" aria-label="Write &lt;us&gt;" enctype="multipart/form-data" novalidate'
		);
	} );

	it( 'posts to its own page, with any URL', async () => {
		const html = await render(
			{ form: '' },
			{},
			`$_SERVER['REQUEST_URI'] = '/a/?b=1&c="><script>';`
		);
		expect( html ).toContain( 'action="/a/?b=1&#038;c=script#wpcf7-f5-o1"' );
	} );

	it( 'numbers forms, and names the post in the loop', async () => {
		const [ one, two, three ] = await call< string[] >( 'number_forms', { form: '' } );
		expect( one ).toContain( 'id="wpcf7-f5-o1"' );
		expect( two ).toContain( 'id="wpcf7-f5-o2"' );
		expect( three ).toContain( 'name="_wpcf7_unit_tag" value="wpcf7-f5-pID-o3"' );
		expect( three ).toContain( 'name="_wpcf7_container_post" value="ID"' );
	} );

	it( 'has the language and direction of the form', async () => {
		expect( await render( { form: '' }, {}, '', 'he_IL' ) ).toContain(
			'lang="he-IL" dir="rtl"'
		);
		expect( await render( { form: '' }, {}, '', 'pt_PT_ao90' ) ).toContain(
			'lang="pt-PT-ao90" dir="ltr"'
		);
	} );

	it( 'contains the schema, which cannot close the script', async () => {
		const html = await render( {
			form: '[select a "</script><b>" "\\u{2028}&"]',
			messages: { invalid_required: '</script>' },
		} );
		const json = /<script[^>]*form-schema">(.*?)<\/script>/s.exec( html )?.[ 1 ] ?? '';
		expect( json ).not.toMatch( /[<>&']/ );
		expect( JSON.parse( json ).rules.at( -1 ).accept[ 0 ] ).toBe( '</script><b>' );
	} );

	it( 'has a nonce for users only, and only if the form requires it', async () => {
		const has = async ( settings: string, before: string ) =>
			( await render( { form: '', additional_settings: settings }, {}, before ) ).includes(
				'_wpnonce'
			);
		const member = 'wp_set_current_user( 1 );';
		expect( await has( '', member ) ).toBe( false );
		expect( await has( 'subscribers_only: on', member ) ).toBe( true );
		expect( await has( '', `${ member } define( 'WPCF7_VERIFY_NONCE', true );` ) ).toBe( true );
		expect( await has( '', `define( 'WPCF7_VERIFY_NONCE', true );` ) ).toBe( false );
	} );

	it( 'is hidden from visitors of a form for members, and returns the template on request', async () => {
		expect(
			await render( { form: 'x', additional_settings: 'subscribers_only: on' } )
		).toMatch( /^<p class="wpcf7-subscribers-only">[^<]+<\/p>$/ );
		expect( await render( { form: '<b>[text a]' }, { output: 'raw_form' } ) ).toBe(
			'<pre class="wpcf7-raw-form"><code>&lt;b&gt;[text a]</code></pre>'
		);
	} );

	it( 'can be changed by filters', async () => {
		const html = await render(
			{ form: 'Hello' },
			{},
			`
			add_filter( 'pagewright/forms/elements', fn ( $html, $view ) => $html . $view->form()->id, 10, 2 );
			add_filter( 'pagewright/forms/hidden-fields', fn ( $fields, $view ) => $fields + array( 'more' => '"' . $view->unit_tag() ), 10, 2 );
			add_filter( 'pagewright/forms/form-attributes', fn ( $attributes ) => array( 'class' => 'mine', 'data-x' => '"' ) + $attributes );
			add_filter( 'pagewright/forms/output', fn ( $html ) => "<i>$html</i>" );
		`
		);
		expect( html ).toContain( '<p>Hello</p>5<i><div class="wpcf7-response' );
		expect( html ).toContain( 'name="more" value="&quot;wpcf7-f5-o1"' );
		expect( html ).toContain( 'class="mine" data-x="&quot;"' );
	} );
} );

describe( 'the page after a submission without scripts', () => {
	const form =
		'[text* a id:first "x"][textarea b][checkbox c "1" "2"][radio d default:1 "1" "2"][select e "1" "2"][acceptance f default:on] Yes [/acceptance][number g][date h "2030-01-01"][hidden i "1"][file j][quiz k "1?|1"]';
	const kept = {
		a: '',
		b: 'One\n"Two" <b>',
		c: [ '2' ],
		d: '2',
		e: '2',
		g: '7',
		h: '2031-02-30',
		k: '1',
	};

	it( 'shows errors at their fields', async () => {
		const html = await answered( form, 'validation_failed', kept, {
			a: [ 'Fill <it>', 'first' ],
			c: 'Choose',
			d: 'Choose',
		} );
		expect( html ).toContain( 'class="wpcf7-form invalid"' );
		expect( html ).toContain( 'data-status="invalid"' );
		expect( html ).toContain(
			'<p role="status" aria-live="polite" aria-atomic="true">Says &lt;b&gt;so&lt;/b&gt;</p> <ul><li id="wpcf7-f5-o1-ve-a"><a href="#first">Fill &lt;it&gt;</a></li><li id="wpcf7-f5-o1-ve-c">Choose</li><li id="wpcf7-f5-o1-ve-d">Choose</li></ul>'
		);
		expect( html ).toContain(
			'<div class="wpcf7-response-output" aria-hidden="true">Says &lt;b&gt;so&lt;/b&gt;</div>'
		);
		expect( html ).toContain(
			'<input size="40" maxlength="400" class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required wpcf7-not-valid" id="first" aria-required="true" aria-invalid="true" aria-describedby="wpcf7-f5-o1-ve-a" value="" type="text" name="a" /><span class="wpcf7-not-valid-tip" aria-hidden="true">Fill &lt;it&gt;</span></span>'
		);
		expect( html ).toContain(
			'class="wpcf7-form-control wpcf7-checkbox wpcf7-not-valid" role="group" aria-describedby="wpcf7-f5-o1-ve-c"'
		);
		expect( html ).toContain(
			'role="radiogroup" aria-required="true" aria-describedby="wpcf7-f5-o1-ve-d"'
		);
		expect( await htmlProblems( html ) ).toEqual( [] );
	} );

	it( 'keeps the submitted values', async () => {
		const html = await answered( form, 'validation_failed', kept, {} );
		expect( html ).toContain( '>One\n&quot;Two&quot; &lt;b&gt;</textarea>' );
		expect( html.match( /value="\d" checked/g ) ).toEqual( [
			'value="2" checked',
			'value="2" checked',
		] );
		expect( html ).toContain( '<option value="2" selected' );
		expect( html ).toContain( 'value="7" type="number"' );
		expect( html ).toContain( 'value="2031-02-30" type="date"' );
		expect( html, 'the box was not checked' ).not.toContain( 'name="f" value="1" checked' );
	} );

	it( 'is empty after the message was sent', async () => {
		const html = await answered( form, 'mail_sent', kept );
		expect( html ).toContain( 'class="wpcf7-form sent"' );
		expect( html ).not.toContain( 'One' );
		expect( html ).toContain( 'name="f" value="1" checked' );
		expect( html ).toContain( 'value="x" type="text"' );
	} );

	it.each( [
		[ 'acceptance_missing', 'unaccepted' ],
		[ 'spam', 'spam' ],
		[ 'aborted', 'aborted' ],
		[ 'mail_failed', 'failed' ],
		[ 'payment_required', 'payment-required' ],
		[ 'my_own_status', 'custom-my-own-status' ],
	] )( 'shows %s as %s', async ( status, name ) => {
		expect( await answered( '', status, {} ) ).toContain( `class="wpcf7-form ${ name }"` );
	} );

	it( 'concerns only the form that was sent', async () => {
		const html = await call< string >( 'html_after_submission', { form: '[text a]' } );
		const [ first, second ] = html.split( 'CUT' );
		expect( first ).toContain( 'init' );
		expect( first ).not.toContain( 'sent' );
		expect( second ).toContain( 'value="sent"' );
	} );

	it( 'restores free text, and reflects values', async () => {
		const html = await answered(
			'[radio a free_text "1" "2"][reflection b][output b][text b]',
			'spam',
			{
				a: '2',
				_wpcf7_free_text_a: 'my "own"',
				b: '<i>',
			}
		);
		expect( html ).toContain( 'class="wpcf7-free-text" value="my &quot;own&quot;"' );
		expect( html ).toContain(
			'<fieldset data-reflection-of="b"><output name="b">&lt;i&gt;</output></fieldset><output data-reflection-of="b">&lt;i&gt;</output>'
		);
	} );
} );

describe( 'script and style sheet', () => {
	const queued = (
		before = '',
		after = 'Pagewright\\Features\\ContactForms\\FormRenderer::html( new Pagewright\\Features\\ContactForms\\Form( 5, "", "", "", "en_US", array( "form" => "" ) ) );'
	) =>
		call< { script: boolean; style: boolean; inline: string; module: boolean } >(
			'queued',
			before,
			after
		);

	it( 'load with a form', async () => {
		const { inline, ...loaded } = await queued();
		expect( loaded ).toEqual( { script: true, style: true, module: true } );
		const settings = JSON.parse( /^var wpcf7 = (\{.*\});$/.exec( inline )?.[ 1 ] ?? '' );
		expect( settings.api ).toEqual( {
			root: expect.stringMatching( /\/wp-json\/$/ ),
			namespace: 'contact-form-7/v1',
		} );
		expect( settings.pagewright.texts.offline ).toMatch( /\w/ );
		expect( settings ).not.toHaveProperty( 'cached' );
	} );

	it( 'do not load without one', async () => {
		expect( await queued( '', '' ) ).toEqual( {
			script: false,
			style: false,
			module: false,
			inline: '',
		} );
	} );

	it( 'do not load if filters say so', async () => {
		expect(
			await queued( `add_filter( 'pagewright/forms/load-style', '__return_false' );` )
		).toMatchObject( { style: false, script: true } );
		expect(
			await queued( `add_filter( 'pagewright/forms/load-script', '__return_false' );` )
		).toMatchObject( { style: true, script: false, module: false } );
	} );

	it( 'detect a page cache', async () => {
		expect(
			( await queued( `add_filter( 'pagewright/forms/is-cached', '__return_true' );` ) )
				.inline
		).toContain( '"cached":1' );
	} );
} );
