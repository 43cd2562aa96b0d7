import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderForm } from '../../tests/support/form';

const text = ( options: object = {} ) => ( {
	text: { type: 'tinymce', label: 'Text', ...options },
} );
const realm = globalThis as Record< string, unknown >;

/** WordPress's classic editor in memory: it rewrites HTML when it opens, like the real one. */
function fakeEditor() {
	const state = {
		content: '',
		settings: {} as Record< string, unknown >,
		live: 0,
		listeners: {} as Record< string, ( event?: { key: string } ) => unknown >,
	};
	realm.wp = {
		oldEditor: {
			initialize: ( id: string, settings: Record< string, unknown > ) => {
				state.live++;
				state.settings = settings;
				state.content = `<p>${ ( document.getElementById( id ) as HTMLTextAreaElement ).value.replace( /<\/?p>/g, '' ) }</p>`;
			},
			remove: () => state.live--,
			getContent: () => state.content,
		},
	};
	const on = ( events: string, listener: () => void ) =>
		events.split( ' ' ).forEach( ( event ) => ( state.listeners[ event ] = listener ) );
	realm.tinymce = { get: () => ( { on, focus: () => {} } ) };
	return {
		state,
		write: ( content: string ) => {
			state.content = content;
			act( () => void state.listeners.keyup?.() );
		},
		start: () => state.listeners.init?.(),
	};
}
afterEach( () => {
	delete realm.wp;
	delete realm.tinymce;
} );

const open = async ( value: Parameters< typeof renderForm >[ 1 ], options: object = {} ) => {
	const form = renderForm( text( options ), value );
	await form.user.click( screen.getByRole( 'button', { name: /(Edit|Write) text/ } ) );
	return form;
};

it( 'shows the text without scripts, event handlers and frames of other sites', () => {
	const { container } = renderForm( text(), {
		text: '<p onclick="x()">One <b>two</b><script>alert(1)</script><iframe src="https://example.com"></iframe><img src="javascript:x" onerror="x()"><svg><a href="javascript:x">s</a></svg></p><form>f</form>',
	} );
	expect( container.querySelector( '.pagewright-tinymce__preview' )?.innerHTML ).toBe(
		'<p>One <b>two</b><img></p>'
	);
} );

it( 'stores the text of the code editor, and which editor was used', async () => {
	fakeEditor();
	const { last, user } = await open( { text: 'old', text_selected_editor: 'quicktags' } );
	fireEvent.change( screen.getByLabelText( 'HTML code' ), {
		target: { value: '<b>new</b>' },
	} );
	await user.click( screen.getByRole( 'button', { name: 'Done' } ) );
	expect( last() ).toEqual( { text: '<b>new</b>', text_selected_editor: 'html' } );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
} );

it( 'stores the text of the visual editor and removes the editor', async () => {
	const { state, start, write } = fakeEditor();
	const { last, user } = await open( { text: 'old' } );
	start();
	expect( state.live ).toBe( 1 );
	write( '<p>new</p>' );
	await user.click( screen.getByRole( 'button', { name: 'Done' } ) );
	expect( last() ).toEqual( { text: '<p>new</p>', text_selected_editor: 'tmce' } );
	expect( state.live ).toBe( 0 );
} );

it( 'changes nothing when a text is only viewed, although the editor normalizes it', async () => {
	const { start, state } = fakeEditor();
	const { told, user } = await open( { text: 'old' } );
	start();
	act( () => void state.listeners.blur?.() );
	await user.click( screen.getByRole( 'button', { name: 'Done' } ) );
	expect( told ).toEqual( [] );
} );

it( 'copies the text from one tab to the other', async () => {
	const { start, write } = fakeEditor();
	const { user } = await open( { text: 'old' } );
	start();
	write( '<p>new</p>' );
	await user.click( screen.getByRole( 'tab', { name: 'Code' } ) );
	await waitFor( () =>
		expect( screen.getByLabelText( 'HTML code' ) ).toHaveValue( '<p>new</p>' )
	);
} );

it( 'converts line breaks to paragraphs only if the other field says so', async () => {
	const { state } = fakeEditor();
	await open( { text: 'a', autop: 'on' }, { autopField: 'autop' } );
	expect( state.settings ).toMatchObject( { tinymce: { wpautop: true }, mediaButtons: false } );
} );

it( 'drops changes on the second Cancel, not on the first', async () => {
	const { told, user } = await open( { text: 'old' } );
	fireEvent.change( screen.getByLabelText( 'HTML code' ), { target: { value: 'new' } } );
	await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'unsaved changes' );
	await user.click( screen.getByRole( 'button', { name: 'Discard changes' } ) );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( told ).toEqual( [] );
} );

it( 'closes on Escape inside the text, without an event on the outer page', async () => {
	const { state, start } = fakeEditor();
	const { told } = await open( { text: 'old' } );
	start();
	expect( state.listeners.keydown?.( { key: 'a' } ), 'false would swallow the key' ).toBe(
		undefined
	);
	act( () => void state.listeners.keydown?.( { key: 'Escape' } ) );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( told ).toEqual( [] );
} );

it( 'shows a code editor if the visual editor is missing, and keeps the stored editor', async () => {
	const { last, user } = await open( { text: 'old', text_selected_editor: 'tinymce' } );
	expect( screen.queryByRole( 'tab' ) ).toBeNull();
	fireEvent.change( screen.getByLabelText( 'HTML code' ), { target: { value: 'new' } } );
	await user.click( screen.getByRole( 'button', { name: 'Done' } ) );
	expect( last() ).toEqual( { text: 'new', text_selected_editor: 'tmce' } );
} );
