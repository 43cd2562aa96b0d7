import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page } from './page';
import { start } from './start';
import { clearMessages, removeError, showError } from './tips';

const SCHEMA = { rules: [ { rule: 'required', field: 'a', error: 'Needed.' } ] };
const FORM = ( id: number, schema = true ) => `
	<div class="wpcf7 no-js" id="u${ id }" data-wpcf7-id="${ id }">
		<div class="screen-reader-response"><p role="status"></p><ul></ul></div>
		<form data-status="init" class="init"><input type="hidden" name="_wpcf7" value="${ id }"><input type="hidden" name="_wpcf7_unit_tag" value="u${ id }">
			<span class="wpcf7-form-control-wrap" data-name="a"><input class="wpcf7-form-control" name="a" aria-invalid="false" aria-describedby="hint"></span>
			<span class="wpcf7-form-control-wrap" data-name="b.c"><fieldset class="wpcf7-form-control"><input type="checkbox" name="b.c[]"></fieldset></span>
			<button class="has-spinner">Send</button><div class="wpcf7-response-output"></div></form>
		${ schema ? `<script type="application/json" class="pagewright-form-schema">${ JSON.stringify( SCHEMA ) }</script>` : '' }
	</div>`;

const here = window as unknown as Page;
const form = () => document.querySelector< any >( '.wpcf7 > form' )!;
const run = ( html: string, more: object = {} ) => {
	document.body.innerHTML = html;
	here.wpcf7 = { api: { root: '/', namespace: 'n' }, ...more } as Page[ 'wpcf7' ];
	start( here );
};

beforeEach( () =>
	vi.stubGlobal(
		'fetch',
		vi.fn( async () => ( { ok: true, status: 200, json: async () => SCHEMA } ) )
	)
);
afterEach( () => {
	vi.unstubAllGlobals();
	document.body.replaceChildren();
	delete ( window as any ).wpcf7;
	delete ( window as any ).swv;
} );

describe( 'the client', () => {
	it( 'reads rules from the page, and requests missing ones once for each form', async () => {
		run( FORM( 1 ) + FORM( 2, false ) + FORM( 2, false ) );
		await vi.waitFor( () => expect( [ ...here.wpcf7.schemas.keys() ] ).toEqual( [ 1, 2 ] ) );
		expect( vi.mocked( fetch ).mock.calls.map( ( [ url ] ) => url ) ).toEqual( [
			'/n/contact-forms/2/feedback/schema',
		] );
		expect( form().wpcf7.schema ).toEqual( SCHEMA );
	} );

	it( 'keeps existing properties of its globals', () => {
		const validate = vi.fn();
		here.swv = { validate };
		const init = vi.fn();
		run( FORM( 1 ), { init } );
		expect( init ).toHaveBeenCalledWith( form() );
		expect( here.swv.validate ).toBe( validate );
		expect( here.wpcf7.submit ).toBeTypeOf( 'function' );
	} );

	it( 'initializes a form once', () => {
		run( FORM( 1 ) );
		here.wpcf7.init( form() );
		expect( document.querySelectorAll( '.wpcf7-spinner' ) ).toHaveLength( 1 );
		expect( document.querySelector( '.wpcf7' ) ).toHaveClass( 'js' );
	} );

	it.each( [
		{ invalid_fields: null },
		{ invalid_fields: {} },
		{ quiz: { a: 1 } },
		{ message: undefined },
	] )( 'uses the valid parts of a response with %j', async ( strange ) => {
		run( FORM( 1 ) );
		vi.mocked( fetch ).mockResolvedValue( {
			ok: true,
			status: 200,
			json: async () => ( { status: 'validation_failed', message: 'No.', ...strange } ),
		} as Response );
		await here.wpcf7.submit( form() );
		expect( form().dataset.status ).toBe( 'invalid' );
		expect( document.querySelector( '.wpcf7-response-output' )!.textContent ).toBe(
			'message' in strange ? '' : 'No.'
		);
	} );

	it( 'can submit and reset a form with fields named submit and reset', async () => {
		run( FORM( 1 ).replace( '<button', '<input name="submit"><input name="reset"><button' ) );
		vi.mocked( fetch ).mockResolvedValue( {
			ok: true,
			status: 200,
			json: async () => ( { status: 'mail_sent', message: 'Sent.' } ),
		} as Response );
		form().querySelector( '[name=a]' ).value = 'x';
		await here.wpcf7.submit( form() );
		expect( form().querySelector( '[name=a]' ).value ).toBe( '' );
		expect( document.querySelector( '.wpcf7-response-output' )!.textContent ).toBe( 'Sent.' );
	} );
} );

describe( 'errors', () => {
	it( 'are added and removed completely', () => {
		run( FORM( 1 ) );
		const before = document.body.innerHTML;
		showError( form(), 'a', '<b>No</b>' );
		const field = form().querySelector( '[name=a]' );
		expect( field.getAttribute( 'aria-describedby' ) ).toBe( 'hint u1-ve-a' );
		expect( field.validationMessage ).toBe( '<b>No</b>' );
		removeError( form(), 'a' );
		expect(
			document.body.innerHTML.replace(
				/ class="wpcf7-form-control "/,
				' class="wpcf7-form-control"'
			)
		).toBe( before );
	} );

	it( 'of groups are announced by the group; ids omit invalid characters', () => {
		run( FORM( 1 ) );
		showError( form(), 'b.c', 'Choose.' );
		const group = form().querySelector( 'fieldset' );
		expect( group.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( group.getAttribute( 'aria-describedby' ) ).toBe( 'u1-ve-bc' );
		expect( document.getElementById( 'u1-ve-bc' )!.textContent ).toBe( 'Choose.' );
		clearMessages( form() );
		expect( group.getAttribute( 'aria-invalid' ) ).toBe( 'false' );
		expect( document.querySelectorAll( 'li, .wpcf7-not-valid-tip' ) ).toHaveLength( 0 );
	} );

	it( 'of a field that is twice in the form appear twice, and once in the list', () => {
		run( FORM( 1 ).replace( 'data-name="b.c"', 'data-name="a"' ) );
		showError( form(), 'a', 'No.' );
		showError( form(), 'a', 'Still no.' );
		expect(
			[ ...document.querySelectorAll( '.wpcf7-not-valid-tip' ) ].map(
				( tip ) => tip.textContent
			)
		).toEqual( [ 'Still no.', 'Still no.' ] );
		expect( document.querySelectorAll( 'li' ) ).toHaveLength( 1 );
	} );
} );
