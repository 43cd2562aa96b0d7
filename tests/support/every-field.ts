import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { dialogFoot, fileNamed, mediaDialog } from './media-dialog';

/** A widget of the example plugin with one field of each type. */
export const EVERY_FIELD = 'PagewrightExample\\EveryField';
export const EVERY_FIELD_BLOCK = 'example/every-field';

/** Tools of a test beside the field itself. */
export interface Hands {
	page: Page;
	/** Title of an image in the media library. */
	picture: string;
	/** Whether content is edited in a nested block editor, as on screens with blocks. */
	hasBlocks: boolean;
}

type Use = ( field: Locator, hands: Hands ) => Promise< void >;

const fill =
	( role: 'textbox' | 'spinbutton' | 'combobox', words: string ): Use =>
	async ( field ) => {
		await field.getByRole( role ).first().fill( words );
		await field.getByRole( role ).first().press( 'Tab' );
	};
const tick =
	( role: 'checkbox' | 'radio', name?: string ): Use =>
	( field ) =>
		field.getByRole( role, { name } ).first().check();
const pick =
	( key: string ): Use =>
	async ( field ) =>
		void ( await field.getByRole( 'combobox' ).first().selectOption( key ) );

const fromLibrary: Use = async ( field, { page, picture } ) => {
	await field
		.getByRole( 'button', { name: /add (files|media)|select|add/i } )
		.first()
		.click();
	const library = mediaDialog( page );
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	await fileNamed( library, picture ).click();
	await dialogFoot( library ).getByRole( 'button' ).last().click();
	await expect( library ).toBeHidden();
};

const search =
	( words: string, option: RegExp ): Use =>
	async ( field ) => {
		const box = field.getByRole( 'combobox' ).first();
		await box.click();
		await box.fill( words );
		await box.press( 'ArrowDown' );
		await field.getByRole( 'option', { name: option } ).first().click();
	};

const richText: Use = async ( field, { page } ) => {
	await field.getByRole( 'button', { name: /(Add|Edit) text/ } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Rich text' } );
	const body: FrameLocator = dialog.frameLocator( 'iframe' );
	await expect( body.locator( 'body' ) ).toBeFocused();
	await page.keyboard.type( 'Rich words' );
	// Popups above a dialog must not be covered by it, nor by the Customizer.
	await dialog.getByRole( 'button', { name: 'Paragraph' } ).first().click();
	await page.getByRole( 'menuitem', { name: /Heading 3/ } ).click();
	await dialog.getByRole( 'button', { name: 'Done' } ).click();
	await expect( dialog ).toBeHidden();
};

const content: Use = async ( field, { page, hasBlocks } ) => {
	await field.getByRole( 'button', { name: /Add content/ } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Builder', exact: true } );
	if ( hasBlocks ) {
		const canvas = dialog.frameLocator( 'iframe[name="editor-canvas"]' );
		await expect( canvas.getByRole( 'document', { name: /Empty block/ } ) ).toBeFocused();
		await page.keyboard.type( 'In blocks' );
	} else {
		await dialog.getByLabel( 'Blocks as code' ).fill( '<p>In blocks</p>' );
	}
	await dialog.getByRole( 'button', { name: 'Done' } ).click();
	await expect( dialog ).toBeHidden();
};

/** Opens the group, then fills in its fields. */
const inside =
	( label: string, words: string ): Use =>
	async ( field ) => {
		const box = field.getByLabel( label, { exact: true } ).first();
		if ( ! ( await box.isVisible() ) ) {
			await field.getByRole( 'button' ).first().click();
		}
		await box.fill( words );
	};

/** Path of each field => how a user fills it in, and the stored value. */
export const USES: Record< string, [ act: Use, stored: unknown ] > = {
	text: [ fill( 'textbox', 'Words' ), 'Words' ],
	textarea: [ fill( 'textbox', 'Line' ), 'Line' ],
	number: [ fill( 'spinbutton', '7' ), 7 ],
	slider: [ fill( 'spinbutton', '40' ), 40 ],
	select: [ pick( 'b' ), 'b' ],
	several: [ tick( 'checkbox', 'Beech' ), [ 'b' ] ],
	radio: [ tick( 'radio', 'Below' ), 'b' ],
	checkbox: [ tick( 'checkbox' ), true ],
	toggle: [ tick( 'checkbox' ), true ],
	checkboxes: [ tick( 'checkbox', 'Berries' ), [ 'b' ] ],
	image_radio: [ tick( 'radio', 'Brown' ), 'b' ],
	link: [ search( 'Harbor', /Harbor prices/ ), expect.stringMatching( /^post: \d+$/ ) ],
	color: [ fill( 'textbox', '#123456' ), '#123456' ],
	font: [ search( 'georgia', /Georgia/ ), 'Georgia' ],
	measurement: [ fill( 'spinbutton', '12' ), '12px' ],
	sides: [ fill( 'spinbutton', '5' ), '5px 5px' ],
	icon: [
		async ( field ) => {
			await field.getByRole( 'button', { name: /icon/i } ).first().click();
			await field.getByRole( 'searchbox' ).fill( 'anchor' );
			await field.getByRole( 'button', { name: 'anchor', exact: true } ).click();
		},
		expect.stringMatching( /^[a-z]+-(?:.+-)?anchor$/ ),
	],
	shape: [
		async ( field, { page } ) => {
			await field.getByRole( 'button' ).first().click();
			await page.getByRole( 'button', { name: 'Triangle' } ).click();
		},
		'triangle',
	],
	media: [ fromLibrary, expect.any( Number ) ],
	pictures: [ fromLibrary, [ expect.any( Number ) ] ],
	size: [ pick( 'thumbnail' ), 'thumbnail' ],
	location: [ fill( 'combobox', 'Our stand' ), expect.objectContaining( { name: 'Our stand' } ) ],
	tinymce: [ richText, '<h3>Rich words</h3>' ],
	code: [
		async ( field ) => {
			await field.locator( '.cm-content' ).click();
			await field.page().keyboard.type( 'let a' );
		},
		'let a',
	],
	order: [
		( field ) => field.getByRole( 'button', { name: 'Move down: First' } ).click(),
		[ 'second', 'first' ],
	],
	presets: [ pick( 'tall' ), 'tall' ],
	preset_height: [ ( field ) => expect( field.getByRole( 'textbox' ) ).toHaveValue( '9' ), '9' ],
	builder: [
		content,
		expect.objectContaining( { blocks: expect.stringMatching( /In blocks/ ) } ),
	],
	autocomplete: [ search( 'Harbor', /Harbor prices/ ), expect.stringMatching( /^\d+$/ ) ],
	dates: [
		( field ) => field.getByLabel( 'From' ).fill( '2024-01-02' ),
		expect.stringMatching( /2024-01-02/ ),
	],
	posts: [
		async ( field ) => {
			await field.getByRole( 'button', { name: 'Posts' } ).click();
			await field.getByRole( 'combobox', { name: 'Sticky posts' } ).selectOption( 'only' );
		},
		expect.objectContaining( { sticky: 'only' } ),
	],
	section: [ inside( 'Inside section', 'In a section' ), { inside: 'In a section' } ],
	tabs: [
		async ( field ) => {
			await field.getByRole( 'tab', { name: 'Two tab' } ).click();
			await field.getByLabel( 'Inside second tab' ).fill( 'In a tab' );
		},
		expect.objectContaining( { two: { inside: 'In a tab' } } ),
	],
	rows: [
		async ( field ) => {
			await field.getByRole( 'button', { name: 'Add row' } ).click();
			await field.getByLabel( 'Inside row' ).fill( 'In a row' );
		},
		[ expect.objectContaining( { inside: 'In a row' } ) ],
	],
	button: [ inside( 'Button text', 'Press' ), expect.objectContaining( { text: 'Press' } ) ],
};

/** Fills in every field of a form like a user, one after the other. */
export async function useEveryField( form: Locator, hands: Hands ): Promise< void > {
	for ( const [ path, [ act ] ] of Object.entries( USES ) ) {
		const field = form.locator( `[data-field="${ path }"]` );
		await expect( field, `${ path } is there` ).toBeVisible();
		await act( field, hands );
	}
}

/** Stored values after useEveryField(). */
export const EVERY_VALUE = Object.fromEntries(
	Object.entries( USES ).map( ( [ path, [ , stored ] ] ) => [ path, stored ] )
);
