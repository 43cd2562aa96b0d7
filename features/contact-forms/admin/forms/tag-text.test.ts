import { describe, expect, it } from 'vitest';
import { tagButtons } from './tag-kinds';
import { mistakesIn, nameFor, namesIn, tagText, withLabel, type TagValues } from './tag-text';

const kind = ( type: string ) => tagButtons().find( ( one ) => one.type === type )!;
const written = ( type: string, values: TagValues ) => tagText( kind( type ), values );

describe( 'the text of a tag', () => {
	it.each( [
		[ 'text', { name: 'your-name' }, '[text your-name]' ],
		[
			'text',
			{
				name: 'your-name',
				required: true,
				value: 'Ann "the" Boss',
				placeholder: true,
				minlength: '2',
				maxlength: '40',
				autocomplete: 'name',
				id: 'n',
				class: 'wide  blue',
			},
			`[text* your-name placeholder minlength:2 maxlength:40 autocomplete:name id:n class:wide class:blue 'Ann "the" Boss']`,
		],
		[ 'email', { name: 'mail', placeholder: true }, '[email mail]' ],
		[
			'textarea',
			{ name: 'text', required: true, maxlength: '500' },
			'[textarea* text maxlength:500]',
		],
		[
			'number',
			{ name: 'n', value: '5', min: '1', max: '10', step: '0.5' },
			'[number n min:1 max:10 step:0.5 "5"]',
		],
		[ 'range', { name: 'n', min: '0' }, '[range n min:0]' ],
		[
			'date',
			{ name: 'd', min: 'today', max: 'today + 7 days' },
			'[date d min:today max:today_+_7_days]',
		],
		[
			'select',
			{
				name: 's',
				choices: " A \n\nB|b@example.org\nIt's",
				include_blank: true,
				multiple: true,
			},
			`[select s include_blank multiple "A" "B|b@example.org" "It's"]`,
		],
		[
			'checkbox',
			{
				name: 'c',
				required: true,
				choices: 'A\nB',
				use_label_element: true,
				exclusive: true,
				default: '1_2',
			},
			'[checkbox* c use_label_element exclusive default:1_2 "A" "B"]',
		],
		[
			'radio',
			{ name: 'r', required: true, choices: 'A\nB', free_text: true },
			'[radio r free_text "A" "B"]',
		],
		[
			'acceptance',
			{ name: 'terms', content: 'I agree to <a href="/t">this</a>', optional: true },
			'[acceptance terms optional] I agree to <a href="/t">this</a> [/acceptance]',
		],
		[
			'file',
			{ name: 'f', filetypes: 'pdf, docx image/*', limit: '4mb' },
			'[file f filetypes:pdf|docx|image/* limit:4mb]',
		],
		[
			'quiz',
			{ name: 'q', choices: 'Hot or cold?|hot\n1+1=?|2' },
			'[quiz q "Hot or cold?|hot" "1+1=?|2"]',
		],
		[ 'hidden', { name: 'h', value: 'x', default: 'get' }, '[hidden h default:get "x"]' ],
		[ 'submit', { value: 'Send' }, '[submit "Send"]' ],
	] as [ string, TagValues, string ][] )( '%s %#', ( type, values, text ) =>
		expect( written( type, values ) ).toBe( text )
	);

	it( 'is inside its label, with choices below', () => {
		expect( withLabel( kind( 'text' ), { name: 'a', label: 'Your name' } ) ).toBe(
			'<label> Your name\n    [text a] </label>'
		);
		expect( withLabel( kind( 'radio' ), { name: 'a', label: 'Which?', choices: 'A' } ) ).toBe(
			'Which?\n[radio a "A"]'
		);
	} );
} );

describe( 'the name of a field', () => {
	it( 'is made from its label and unique', () => {
		expect( nameFor( 'Your naïve  Name!', 'text', [] ) ).toBe( 'your-naive-name' );
		expect( nameFor( 'City', 'text', [ 'city', 'city-2' ] ) ).toBe( 'city-3' );
		expect( nameFor( '', 'email', [ 'email-1' ] ) ).toBe( 'email-2' );
		expect( nameFor( '名前', 'text', [] ) ).toBe( 'text-1' );
		expect( nameFor( '2. Name', 'text', [] ) ).toBe( 'your-name' );
	} );

	it( 'is found in a template', () => {
		expect( namesIn( '[text* a][textarea b-2 "x"] [submit "Send"] [email c.d]' ) ).toEqual( [
			'a',
			'b-2',
			'c.d',
		] );
	} );
} );

it( 'says why a tag is invalid', () => {
	const wrong = ( type: string, values: TagValues, taken: string[] = [] ) =>
		mistakesIn( kind( type ), values, taken );
	expect( wrong( 'text', { name: 'a', value: "it's" } ) ).toEqual( {} );
	expect( wrong( 'text', { name: '1a' } ) ).toEqual( { name: 'name' } );
	expect( wrong( 'text', { name: 'a' }, [ 'a' ] ) ).toEqual( { name: 'taken' } );
	expect( wrong( 'text', { name: 'a', value: 'a]b' } ) ).toEqual( { value: 'characters' } );
	expect( wrong( 'select', { name: 'a', choices: `A\n"it's"` } ) ).toEqual( {
		choices: 'characters',
	} );
	expect( wrong( 'text', { name: 'a', id: 'é' } ) ).toEqual( { id: 'option' } );
	expect( wrong( 'acceptance', { name: 'a', content: 'x [b]' } ) ).toEqual( {
		content: 'content',
	} );
	expect( wrong( 'submit', {} ) ).toEqual( {} );
} );
