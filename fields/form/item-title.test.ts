import { describe, expect, it } from 'vitest';
import type { RepeaterSchema } from '../../schema/field-types';
import { itemTitle } from './item-title';

const field: RepeaterSchema = {
	type: 'repeater',
	item_name: 'panel',
	item_label: 'title',
	fields: { title: { type: 'text' } },
};

describe( 'the title of an item', () => {
	it.each( [
		[ 'is the text of its label field', 'First', 'First' ],
		[ 'has no HTML', '<b>Q &amp; A</b>\n <i>here</i>', 'Q & A here' ],
		[ 'uses name and number if it is empty', ' <br> ', 'Panel 3' ],
		[ 'uses name and number if the value is not text', [ 'x' ], 'Panel 3' ],
		[ 'may be 80 characters long', 'x'.repeat( 80 ), 'x'.repeat( 80 ) ],
		[ 'is truncated after 79 characters', 'x'.repeat( 81 ), `${ 'x'.repeat( 79 ) }…` ],
		[ 'counts characters, not code units', '🧀'.repeat( 81 ), `${ '🧀'.repeat( 79 ) }…` ],
	] )( '%s', ( _name, title, expected ) => {
		expect( itemTitle( field, { title }, 2 ) ).toBe( expected );
	} );

	it( 'is the label of the selected key', () => {
		const networks = {
			...field,
			fields: { title: { type: 'select', options: { 'x-twitter': 'X' } } },
		} as RepeaterSchema;
		expect( itemTitle( networks, { title: 'x-twitter' }, 0 ) ).toBe( 'X' );
	} );

	it( 'is the text of a field in a group, or of the first field with a text', () => {
		const buttons = {
			...field,
			item_label: [ 'button.text', 'title' ],
			fields: {
				...field.fields,
				button: { type: 'section', fields: { text: { type: 'text' } } },
			},
		} as RepeaterSchema;
		expect( itemTitle( buttons, { title: 'A', button: { text: 'Book' } }, 0 ) ).toBe( 'Book' );
		expect( itemTitle( buttons, { title: 'A', button: 'none' }, 0 ) ).toBe( 'A' );
		expect( itemTitle( buttons, {}, 0 ) ).toBe( 'Panel 1' );
	} );
} );
