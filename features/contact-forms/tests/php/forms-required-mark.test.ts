// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { inside } from '../support/forms';

const MARK = '<span class="pagewright-required" aria-hidden="true">*</span>';
/** Returns the text of a form with `^` for each mark, and `[]` for each field. */
const marks = async ( template: string, before = '' ) =>
	(
		await inside(
			[ template ],
			`add_filter( 'pagewright/forms/autop', '__return_false' ); ${ before }`
		)
	)[ 0 ]!
		.replaceAll( MARK, '^' )
		.replace(
			/<span class="wpcf7-form-control-wrap".*?(?:<\/select>|<\/textarea>|\/>)(?:<span class="wpcf7-list-item-label">.*?<\/span><\/span><\/span>)?<\/span>/gs,
			'[]'
		);

describe( 'the mark of a required field', () => {
	it.each( [
		[ '<label>Name\n[text* a]</label>', '<label>Name^\n[]</label>' ],
		[ '<label> Name <br />[email* a] </label>', '<label> Name^ <br />[] </label>' ],
		[ '<p>Name<br>[textarea* a]</p>', '<p>Name^<br>[]</p>' ],
		[ '<label for="n">Name</label> [text* a id:n]', '<label for="n">Name^</label> []' ],
		[
			'<p><label for="n">Name</label></p><p>[text* a id:n]</p>',
			'<p><label for="n">Name^</label></p><p>[]</p>',
		],
		[ '<strong>Name:</strong> [select* a "x"]', '<strong>Name:^</strong> []' ],
		[ '<tr><td>Name</td><td>[text* a]</td></tr>', '<tr><td>Name^</td><td>[]</td></tr>' ],
		[ '<dl><dt>Name</dt><dd>[text* a]</dd></dl>', '<dl><dt>Name^</dt><dd>[]</dd></dl>' ],
		[
			'<fieldset><legend>Sizes</legend>[checkbox* a "S"]</fieldset>',
			'<fieldset><legend>Sizes^</legend>[]</fieldset>',
		],
		[ 'Sizes [radio a "S"]', 'Sizes^ []' ],
		[ '名前 [text* a]', '名前^ []' ],
		[ 'First [text* a] Last [text* b]', 'First^ [] Last^ []' ],
		[ 'Name [text a] Mail [email* b]', 'Name [] Mail^ []' ],
	] )( 'is at the end of its label: %s', async ( template, expected ) => {
		expect( await marks( template ) ).toBe( expected );
	} );

	it.each( [
		'Name [text a]',
		'Name* [text* a]',
		'Name <span class="required">!</span> [text* a]',
		'Your Name (required) [text* a]',
		'<label>Ihr Name (Pflichtfeld)<br />[text* a]</label>',
		'Nom (obligatoire) [text* a]',
		'お名前（必須）[text* a]',
		'Name [text* a] *',
		'Name [text* a] (required)',
		'<h2>Write to us</h2>[text* a]',
		'<p>Words before the form.</p><p>[text* a]</p>',
		'[text* a]',
		'Sizes [radio a default:1 "S"]',
		'Name [hidden a]',
	] )( 'is not added: %s', async ( template ) => {
		expect( await marks( template ) ).not.toContain( '^' );
	} );

	it( 'is in a placeholder that is the only label, but not in the name of the field', async () => {
		const [ html ] = await inside( [
			'[text* a placeholder "Name"][email* b placeholder "Mail *"][text c placeholder "Town"]',
		] );
		expect( html ).toContain( 'placeholder="Name *" aria-label="Name"' );
		expect( html ).toContain( 'placeholder="Mail *" ' );
		expect( html ).toContain( 'placeholder="Town" ' );
		expect( html!.match( /aria-label/g ) ).toHaveLength( 1 );
		expect( ( await inside( [ 'Name [text* a placeholder "Ann"]' ] ) )[ 0 ] ).toContain(
			'placeholder="Ann" '
		);
	} );

	it( 'is in quizzes and acceptance conditions', async () => {
		expect( ( await inside( [ '[quiz q "1+1=?|2"]' ] ) )[ 0 ] ).toContain(
			`1+1=?</span>${ MARK } <input`
		);
		const condition = async ( tag: string ) =>
			( await inside( [ tag ] ) )[ 0 ]!.includes( MARK );
		expect( await condition( '[acceptance a] Yes [/acceptance]' ) ).toBe( true );
		expect( await condition( '[acceptance a optional] Yes [/acceptance]' ) ).toBe( false );
		expect( await condition( '[acceptance a invert] No [/acceptance]' ) ).toBe( false );
		expect( await condition( '[acceptance a] Yes (required) [/acceptance]' ) ).toBe( false );
	} );

	it( 'can be changed or removed by the site', async () => {
		const filter = ( mark: string ) =>
			`add_filter( 'pagewright/forms/required-mark', static fn () => '${ mark }' );`;
		expect( ( await inside( [ 'Name [text* a]' ], filter( '<!>' ) ) )[ 0 ] ).toContain(
			'>&lt;!&gt;</span>'
		);
		const [ none ] = await inside(
			[ 'Name [text* a][text* b placeholder "Mail"]' ],
			filter( '' )
		);
		expect( none ).not.toContain( 'pagewright-required' );
		expect( none ).toContain( 'placeholder="Mail" ' );
	} );
} );
