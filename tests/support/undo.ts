import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { EVERY_FIELD_BLOCK, USES, type Hands } from './every-field';
import { typeAtOnce } from './type-at-once';

/** One change by a user; undone in one step. */
export interface Edit {
	/** Field of the example widget that changes. */
	path: string;
	name: string;
	act: ( field: ( path: string ) => Locator, page: Page, hands: Hands ) => Promise< void >;
	/** Made in a dialog, which needs more time. */
	isInDialog?: boolean;
}

const edit = ( path: string, name: string, act: Edit[ 'act' ] ): Edit => ( { path, name, act } );

/** The change that the test of all fields makes, for fields with a single change. */
const likeAll = ( path: string, name: string, isInDialog = false ): Edit => ( {
	...edit( path, name, ( field, _page, hands ) => USES[ path ]![ 0 ]( field( path ), hands ) ),
	isInDialog,
} );

const type =
	( path: string, words: string, role: 'textbox' | 'spinbutton' | 'combobox' = 'textbox' ) =>
	async ( field: ( path: string ) => Locator ) => {
		const box = field( path ).getByRole( role ).first();
		await box.focus();
		await box.press( 'End' );
		await typeAtOnce( box.page(), words );
	};

/** Long enough to start a new undo step, by the clock of the page. */
const pause = async ( page: Page ) => {
	const start = await page.evaluate( () => performance.now() );
	await page.waitForFunction( ( from ) => performance.now() - from > 1100, start );
};

/** Edits of different types of fields, in order. */
export const EDITS: Edit[] = [
	edit( 'text', 'a text is typed', type( 'text', 'Hello' ) ),
	edit( 'text', 'after a pause, more is typed', async ( field, page ) => {
		await pause( page );
		await type( 'text', ' there' )( field );
	} ),
	edit( 'textarea', 'lines are typed', type( 'textarea', 'One' ) ),
	edit( 'text', 'the first text is continued', type( 'text', '!' ) ),
	edit( 'number', 'a number is typed', type( 'number', '42', 'spinbutton' ) ),
	edit( 'slider', 'a slider is moved', ( field ) =>
		field( 'slider' ).getByRole( 'slider' ).press( 'End' )
	),
	edit( 'select', 'a choice is made', async ( field ) => {
		await field( 'select' ).getByRole( 'combobox' ).selectOption( 'b' );
	} ),
	edit( 'several', 'one of several is chosen', ( field ) =>
		field( 'several' ).getByRole( 'checkbox', { name: 'Beech' } ).check()
	),
	edit( 'several', 'another of several is chosen', ( field ) =>
		field( 'several' ).getByRole( 'checkbox', { name: 'Ash' } ).check()
	),
	edit( 'radio', 'a radio button is chosen', ( field ) =>
		field( 'radio' ).getByRole( 'radio', { name: 'Below' } ).check()
	),
	edit( 'checkbox', 'a box is ticked', ( field ) =>
		field( 'checkbox' ).getByRole( 'checkbox' ).check()
	),
	edit( 'checkbox', 'it is unticked', ( field ) =>
		field( 'checkbox' ).getByRole( 'checkbox' ).uncheck()
	),
	edit( 'toggle', 'a toggle is switched', ( field ) =>
		field( 'toggle' ).getByRole( 'checkbox' ).check()
	),
	likeAll( 'checkboxes', 'one box of a list is ticked' ),
	edit( 'image_radio', 'a tile is chosen', ( field ) =>
		field( 'image_radio' ).getByRole( 'radio', { name: 'Brown' } ).check()
	),
	edit( 'link', 'an address is typed', type( 'link', '#top', 'combobox' ) ),
	edit( 'color', 'a color is typed', async ( field, page ) => {
		await type( 'color', '#123456' )( field );
		await page.keyboard.press( 'Enter' );
	} ),
	edit( 'measurement', 'a length is typed', type( 'measurement', '12', 'spinbutton' ) ),
	edit( 'measurement', 'a unit is chosen', async ( field ) => {
		await field( 'measurement' ).getByRole( 'combobox' ).selectOption( 'em' );
	} ),
	likeAll( 'sides', 'the length of a side is typed' ),
	likeAll( 'icon', 'an icon is searched and chosen' ),
	edit( 'icon', 'the icon is removed', ( field ) =>
		field( 'icon' ).getByRole( 'button', { name: 'Remove icon' } ).click()
	),
	edit( 'shape', 'a shape is chosen', async ( field, page ) => {
		await field( 'shape' ).getByRole( 'button' ).first().click();
		await page.getByRole( 'button', { name: 'Triangle' } ).click();
	} ),
	likeAll( 'media', 'a picture is chosen', true ),
	edit( 'media', 'the picture is removed', ( field ) =>
		field( 'media' )
			.getByRole( 'button', { name: /^Remove/ } )
			.first()
			.click()
	),
	likeAll( 'pictures', 'a picture is added', true ),
	likeAll( 'size', 'a size is chosen' ),
	edit( 'location', 'a place is typed', type( 'location', 'Our stand', 'combobox' ) ),
	likeAll( 'tinymce', 'rich text is written', true ),
	edit( 'order', 'an entry is moved', ( field ) =>
		field( 'order' ).getByRole( 'button', { name: 'Move down: First' } ).click()
	),
	edit( 'presets', 'a preset fills in a field', async ( field ) => {
		await field( 'presets' ).getByRole( 'combobox' ).selectOption( 'tall' );
	} ),
	edit( 'code', 'code is typed', async ( field, page ) => {
		await field( 'code' ).locator( '.cm-content' ).click();
		await typeAtOnce( page, 'let a' );
	} ),
	edit( 'font', 'a font is searched and chosen', async ( field, page ) => {
		await field( 'font' ).getByRole( 'combobox' ).first().click();
		await typeAtOnce( page, 'georgia' );
		await page.keyboard.press( 'Enter' );
	} ),
	likeAll( 'builder', 'blocks are written', true ),
	likeAll( 'autocomplete', 'a post is searched and chosen' ),
	likeAll( 'dates', 'a day is typed' ),
	edit( 'posts', 'the posts of a query are chosen', async ( field ) => {
		await field( 'posts' )
			.getByRole( 'combobox', { name: 'Sticky posts' } )
			.selectOption( 'only' );
	} ),
	edit( 'section', 'a section is opened', ( field ) =>
		field( 'section' ).getByRole( 'button' ).first().click()
	),
	edit( 'section', 'a text in it is typed', type( 'section.inside', 'Inside' ) ),
	likeAll( 'tabs', 'a text in a tab is typed' ),
	edit( 'rows', 'a row is added', ( field ) =>
		field( 'rows' ).getByRole( 'button', { name: 'Add row' } ).click()
	),
	edit( 'rows', 'its text is typed', async ( field, page ) => {
		await expect( field( 'rows.0.inside' ).getByRole( 'textbox' ) ).toBeFocused();
		await typeAtOnce( page, 'First row' );
	} ),
	edit( 'rows', 'a second row is added', ( field ) =>
		field( 'rows' ).getByRole( 'button', { name: 'Add row' } ).click()
	),
	edit( 'rows', 'it is moved up', ( field ) =>
		field( 'rows' )
			.getByRole( 'button', { name: /^Move up/ } )
			.last()
			.click()
	),
	edit( 'rows', 'a row is removed', async ( field ) => {
		await field( 'rows' )
			.getByRole( 'button', { name: /^Remove: / } )
			.first()
			.click();
		await field( 'rows' ).getByRole( 'button', { name: 'Remove', exact: true } ).click();
	} ),
	edit( 'button', 'the form of a widget is opened', ( field ) =>
		field( 'button' ).getByRole( 'button' ).first().click()
	),
	edit( 'button', 'a text in it is typed', type( 'button.text', 'Press' ) ),
];

/** Stored values, and values in the form. */
interface State {
	data: unknown;
	form: string[];
}

export const insertEveryField = ( page: Page ) =>
	page.evaluate(
		( name ) =>
			( window as any ).wp.data
				.dispatch( 'core/block-editor' )
				.insertBlocks( ( window as any ).wp.blocks.createBlock( name ) ),
		EVERY_FIELD_BLOCK
	);

const dataOf = ( page: Page ) =>
	page.evaluate( ( name ) => {
		const editor = ( window as any ).wp.data.select( 'core/block-editor' );
		const id = editor
			.getClientIdsWithDescendants()
			.find( ( each: string ) => editor.getBlockName( each ) === name );
		return editor.getBlockAttributes( id )?.widgetData ?? {};
	}, EVERY_FIELD_BLOCK );

/** Values of all controls, and the texts and images that show a value. */
const formOf = ( form: Locator ) =>
	form.evaluate( ( root ) =>
		[
			...root.querySelectorAll< HTMLInputElement >(
				'input, select, textarea, .cm-content, .is-image_shape button, .is-order li, .pagewright-icon__toggle, .is-media, .is-multiple_media li, .is-tinymce, .is-builder, .is-autocomplete li'
			),
		]
			.filter(
				( control ) =>
					control.checkVisibility() && ! control.closest( '.pagewright-icon__panel' )
			)
			.map( ( control ) => {
				const field = control.closest< HTMLElement >( '[data-field]' )?.dataset.field;
				const isChoice = [ 'checkbox', 'radio' ].includes( control.type );
				const hasValue = control.matches( 'input, select, textarea' );
				const text = hasValue ? control.value : control.textContent;
				const shown = isChoice ? control.checked : text;
				return `${ field } ${ control.type ?? '' }: ${ shown }`;
			} )
	);

const stateOf = async ( page: Page, form: Locator ): Promise< State > => ( {
	data: await dataOf( page ),
	form: await formOf( form ),
} );

const formIn = ( root: Page | FrameLocator ) => root.locator( '.pagewright-form' ).first();

/** Makes the edits one by one and returns the state before the first and after each. */
export async function makeEdits(
	page: Page,
	root: Page | FrameLocator,
	edits: Edit[],
	hands: Hands,
	afterEach: ( index: number ) => Promise< void > = async () => {}
): Promise< State[] > {
	const form = formIn( root );
	const field = ( path: string ) => form.locator( `[data-field="${ path }"]` );
	await expect( field( 'code' ).locator( '.cm-content' ) ).toBeVisible();
	// The selected tab and open state of a query are not stored.
	await field( 'posts' ).getByRole( 'button', { name: 'Posts' } ).click();
	await field( 'tabs' ).getByRole( 'tab', { name: 'Two tab' } ).click();
	const states = [ await stateOf( page, form ) ];
	for ( const [ index, { name, act } ] of edits.entries() ) {
		const before = states.at( -1 )!.data;
		await act( field, page, hands );
		await expect
			.poll( () => dataOf( page ), { message: `${ name }: something is stored` } )
			.not.toEqual( before );
		await afterEach( index );
		states.push( await stateOf( page, form ) );
	}
	return states;
}

/** Undoes and redoes all edits, and compares every state. */
export async function goBackAndForth(
	page: Page,
	root: Page | FrameLocator,
	edits: Edit[],
	states: State[],
	steps: { undo: () => Promise< void >; redo: () => Promise< void >; keepsFocus?: boolean }
): Promise< void > {
	const form = formIn( root );
	const expectState = async ( index: number, after: string ) => {
		await expect
			.poll( () => stateOf( page, form ), { message: after } )
			.toEqual( states[ index ] );
		if ( steps.keepsFocus ) {
			expect(
				await form.evaluate( ( element ) =>
					element.contains( element.ownerDocument.activeElement )
				),
				`the focus is in the form, ${ after }`
			).toBe( true );
		}
	};
	for ( let index = edits.length - 1; index >= 0; index-- ) {
		await steps.undo();
		await expectState( index, `after undoing: ${ edits[ index ]!.name }` );
	}
	for ( const [ index, { name } ] of edits.entries() ) {
		await steps.redo();
		await expectState( index + 1, `after redoing: ${ name }` );
	}
}
