import { describe, expect, it } from 'vitest';
import { attributesOf, shortcodeOf } from './shortcode';

describe( 'the shortcode of a selected form', () => {
	it( 'contains the hash of the form, or its ID if there is no hash', () => {
		expect( shortcodeOf( { id: 5, hash: 'a1b2c3d', title: 'Contact' } ) ).toBe(
			'[contact-form-7 id="a1b2c3d" title="Contact"]'
		);
		expect( shortcodeOf( { id: 5, title: 'Contact' } ) ).toBe(
			'[contact-form-7 id="5" title="Contact"]'
		);
		expect( shortcodeOf( { title: 'Contact' } ) ).toBe( '' );
	} );

	it( 'contains the other options in a fixed order', () => {
		expect(
			shortcodeOf( {
				hash: 'a1b2c3d',
				title: 'C',
				output: 'raw_form',
				htmlClass: 'x y',
				htmlTitle: 'Write to us',
				htmlName: 'n',
				htmlId: 'i',
			} )
		).toBe(
			'[contact-form-7 id="a1b2c3d" title="C" html_id="i" html_name="n" html_title="Write to us" html_class="x y" output="raw_form"]'
		);
		expect( shortcodeOf( { hash: 'a1b2c3d', output: 'form' } ) ).toBe(
			'[contact-form-7 id="a1b2c3d" title=""]'
		);
	} );

	it( 'is not closed by characters of the title', () => {
		expect( shortcodeOf( { hash: 'a1b2c3d', title: 'My "best" [form] <b>' } ) ).toBe(
			'[contact-form-7 id="a1b2c3d" title="My best form b"]'
		);
	} );

	it( 'can be parsed again', () => {
		const attributes = {
			hash: 'a1b2c3d',
			title: 'Write to us',
			htmlId: 'i',
			htmlName: 'n',
			htmlTitle: 't',
			htmlClass: 'a b',
			output: 'raw_form' as const,
		};
		expect( attributesOf( ` ${ shortcodeOf( attributes ) }\n` ) ).toEqual( attributes );
		expect( attributesOf( "[contact-form-7 id=12 title='C']" ) ).toEqual( {
			id: 12,
			title: 'C',
		} );
		expect( attributesOf( '[contact-form-7 id="1234567"]' ) ).toEqual( { hash: '1234567' } );
	} );

	it( 'is not changed if it contains more, or names no form', () => {
		for ( const text of [
			'',
			'[gallery]',
			'Write: [contact-form-7 id="a1b2c3d"]',
			'[contact-form-7 id="a1b2c3d"] and more',
			'[contact-form-7 title="Contact"]',
			'[contact-form-7 id="x y"]',
			'[contact-form-7]',
		] ) {
			expect( attributesOf( text ), text ).toBeNull();
		}
	} );
} );
