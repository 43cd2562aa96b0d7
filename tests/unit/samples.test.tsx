import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FieldOptions, Fields, Values } from '../../schema/field-types';
import every from '../example-plugin/every-field/widget.json';
import { renderForm } from '../support/form';

// A site that never answers: a form shows its initial values before any response.
beforeAll( () => void vi.stubGlobal( 'fetch', () => new Promise( () => {} ) ) );
afterAll( () => void vi.unstubAllGlobals() );

const fields = every.fields as unknown as Fields;

/**
 * Values in posts of the original plugin's form, its sanitizing and older versions of both: type of
 * the field (its name in the widget with every field) => values with the keys beside them.
 */
const SAMPLES: Record< string, Array< Values > > = {
	checkbox: [
		{ checkbox: 'on' },
		{ checkbox: false },
		{ checkbox: 'true' },
		{ checkbox: 'false' },
		{ checkbox: true },
	],
	toggle: [ { toggle: 'on' }, { toggle: false } ],
	number: [ { number: '450' }, { number: 450 }, { number: '' }, { number: false } ],
	slider: [ { slider: '450' }, { slider: 45 } ],
	text: [ { text: 'old' } ],
	textarea: [ { textarea: 'One\r\nTwo <b>three</b>' } ],
	select: [ { select: 'b' }, { select: 'gone' }, { select: 2 } ],
	several: [ { several: [ 'a', 'b' ] }, { several: [ 'a', 'gone' ] }, { several: 'a' } ],
	radio: [ { radio: 'b' }, { radio: 'gone' } ],
	checkboxes: [ { checkboxes: [ 'a' ] }, { checkboxes: [ 'gone' ] }, { checkboxes: [] } ],
	image_radio: [ { image_radio: 'b' }, { image_radio: 'gone' } ],
	link: [
		'https://example.org/?a=1&b=2',
		'post: 123',
		'post: 123 (Our prices)',
		'#prices',
		'tel:+49',
		'mailto:a@example.org',
		'skype:ann',
		'[shop_url]',
		'example.org',
	].map( ( link ) => ( { link } ) ),
	color: [ '#abc', '#aabbcc', 'rgba(1,2,3,0.5)', '', false ].map( ( color ) => ( {
		color,
	} ) ),
	font: [ 'default', 'Georgia', 'Roboto', 'Roboto:700italic', 'Gone Sans' ].map( ( font ) => ( {
		font,
	} ) ),
	measurement: [
		{ measurement: '1.3', measurement_unit: 'em' },
		{ measurement: '1.3em', measurement_unit: 'em' },
		{ measurement: '1.3em' },
		{ measurement: false },
		{ measurement: '12' },
		{ measurement: 12 },
	],
	sides: [ '10px 0px 1.5em 10px', '10px 5px', '', '0.25', '-5px 1px' ].map( ( sides ) => ( {
		sides,
	} ) ),
	icon: [
		'fontawesome-sow-fas-ship',
		'fontawesome-ship',
		'fontawesome-star-o',
		'materialicons-sowm-round-home',
		'typicons-heart',
		'gone-thing',
		'',
	].map( ( icon ) => ( { icon } ) ),
	shape: [ 'circle', 'hexagon', 'gone', '' ].map( ( shape ) => ( { shape } ) ),
	media: [
		{ media: '123', media_fallback: '' },
		{ media: 123 },
		{ media: '', media_fallback: 'https://example.org/a.jpg#640x480' },
		{ media: 0, media_fallback: 'https://example.org/a.jpg' },
	],
	pictures: [ { pictures: '3,1,2' }, { pictures: [ 3, 1, 2 ] }, { pictures: '' } ],
	size: [
		{ size: 'full' },
		{ size: 'gone-size' },
		{
			size: 'custom_size',
			size_width: '640',
			size_height: '480',
			size_enforce: 'on',
		},
		{
			size: 'custom_size',
			size_width: 640,
			size_height: 480,
			size_enforce: true,
		},
	],
	location: [
		{
			location: '{"name":"Harbor","address":"Harbor 1","location":"(53.5, 9.9)"}',
		},
		{
			location: {
				name: 'Harbor',
				address: 'Harbor 1',
				location: '(53.5, 9.9)',
			},
		},
		{ location: 'Harbor 1, Hamburg' },
		{ location: '' },
		{ location: { name: '' } },
	],
	tinymce: [ 'tinymce', 'tmce', 'html', 'quicktags' ].map( ( editor ) => ( {
		tinymce: '<p>One</p>\n\nTwo & <em>three</em>',
		tinymce_selected_editor: editor,
	} ) ),
	code: [ { code: '<script>let a = "b";</script>' } ],
	order: [ { order: 'second,first' }, { order: [ 'second', 'first' ] }, { order: 'gone,first' } ],
	presets: [ { presets: 'tall' }, { presets: 'gone' } ],
	builder: [
		{ builder: '{"widgets":[],"grids":[],"grid_cells":[]}' },
		{
			builder: {
				widgets: [ { text: 'a', panels_info: { class: 'X', builder: true } } ],
				grids: [],
				grid_cells: [],
			},
		},
		{
			builder: {
				blocks: '<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->',
			},
		},
		{ builder: 'broken {' },
	],
	autocomplete: [
		{ autocomplete: '12,7,9' },
		{ autocomplete: 'category:news' },
		{ autocomplete: '' },
	],
	dates: [ { dates: '{"after":"2024-01-01","before":"2024-12-31"}' }, { dates: '' } ],
	posts: [
		{
			posts: 'post_type=post,page&tax_query=category:news,post_tag:boats&orderby=date&order=DESC&posts_per_page=6&sticky=ignore&additional=meta_key%3Dprice',
		},
		{
			posts: {
				post_type: [ 'post', 'page' ],
				post__in: '12,7,9',
				tax_query: 'category:news,boats',
				tax_query_relation: 'AND',
				date_type: 'relative',
				date_query: '{"after":"2024-01-01","before":""}',
				date_query_relative:
					'{"from":{"value":2,"unit":"months"},"to":{"value":1,"unit":"days"}}',
				orderby: 'post__in',
				order: 'ASC',
				posts_per_page: '6',
				sticky: '',
				additional: 'a=b&c=d',
				so_field_container_state: 'open',
			},
		},
		{ posts: { post_type: '_all', later: 'kept' } },
		{ posts: '' },
	],
	section: [
		{
			section: { inside: 'a', so_field_container_state: 'closed', later: [ 1 ] },
		},
		{ section: { so_field_container_state: 'open' } },
	],
	tabs: [ { tabs: { one: { inside: 'a' }, later: { x: false } } } ],
	rows: [
		{ rows: [ { inside: 'a', later: 1 } ] },
		{ rows: { 0: { inside: 'a' }, 3: { inside: 'b' } } },
		{ rows: [] },
	],
	button: [
		{
			button: {
				text: 'Old',
				align: 'left',
				rounding: 0.25,
				icon_selected: 'fontawesome-star-o',
				design: { font_size: '1', font_size_unit: 'em' },
			},
		},
	],
};

/** Keys of the form or of Page Builder in saved data. */
const AROUND: Values = {
	_sow_form_id: '16a2b3c4d5e6f7890123456789abcdef',
	_sow_form_timestamp: '1700000000000',
	panels_info: {
		class: 'X',
		raw: false,
		grid: 0,
		cell: 0,
		id: 0,
		widget_id: 'x',
		style: {},
	},
	html: '<div>copy</div>',
};

it( 'has samples of every field', () => {
	const without = [ 'words', 'preset_height' ];
	expect( Object.keys( SAMPLES ).sort() ).toEqual(
		Object.keys( fields )
			.filter( ( name ) => ! without.includes( name ) )
			.sort()
	);
} );

describe.each( Object.entries( SAMPLES ) )( 'saved data of %s', ( name, samples ) => {
	const schema: Fields = {
		other: { type: 'text', label: 'Other' },
		[ name ]: {
			...( fields[ name ] as FieldOptions ),
			...( name === 'button'
				? { fields: { text: { type: 'text', label: 'Button text' } } }
				: {} ),
		} as FieldOptions,
	};

	it.each( samples )( 'leave the form unchanged: %j', async ( sample ) => {
		const saved = { ...AROUND, other: 'old', ...sample };
		const { user, told } = renderForm( schema, saved );
		for ( const toggle of screen.queryAllByRole( 'button', {
			expanded: false,
		} ) ) {
			await user.click( toggle );
		}
		await user.type( screen.getByLabelText( 'Other' ), '!' );
		// The form stores which groups are open; nothing else may differ.
		const withoutState = ( values: Values | undefined ) =>
			JSON.stringify( values, ( key, value ) =>
				key === 'so_field_container_state' ? undefined : value
			);
		expect( withoutState( told.at( -1 ) ) ).toBe( withoutState( { ...saved, other: 'old!' } ) );
	} );
} );
