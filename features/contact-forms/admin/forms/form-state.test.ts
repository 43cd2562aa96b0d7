import { describe, expect, it } from 'vitest';
import type { ContactForm } from '../../rest/contact-form/client';
import {
	changesOf,
	countProblems,
	initialState,
	isUnsaved,
	reduce,
	tabOf,
	type FormEvent,
	type FormState,
} from './form-state';

const form = ( change: Partial< ContactForm > = {} ): ContactForm =>
	( {
		id: 7,
		hash: 'a1b2c3d',
		title: 'Contact',
		locale: 'en_US',
		properties: {
			form: { content: '[text a]', fields: [] },
			mail: { subject: 'S', recipient: 'r@example.org', theirs: 'kept' },
			mail_2: [],
			messages: { spam: 'Spam!', of_an_add_on: 'kept' },
			additional_settings: { content: 'unknown: kept', settings: [] },
			points: 5,
		},
		pagewright_store: false,
		...change,
	} ) as ContactForm;

const after = ( state: FormState, ...events: FormEvent[] ) => events.reduce( reduce, state );
const ready = after( initialState( 7 ), { type: 'loaded', form: form() } );

describe( 'an edited form', () => {
	it( 'has nothing to save after loading', () => {
		expect( ready ).toMatchObject( { id: 7, hash: 'a1b2c3d', status: 'ready' } );
		expect( isUnsaved( ready ) ).toBe( false );
		expect( changesOf( ready ) ).toEqual( {} );
		expect( isUnsaved( initialState( 7 ) ) ).toBe( false );
	} );

	it( 'saves only changed values and keeps unknown keys', () => {
		const state = after( ready, { type: 'changed', change: { title: 'Other' } } );
		expect( isUnsaved( state ) ).toBe( true );
		expect( changesOf( state ) ).toEqual( { title: 'Other' } );
		expect(
			isUnsaved( after( state, { type: 'changed', change: { title: 'Contact' } } ) )
		).toBe( false );
	} );

	it( 'keeps unknown keys of changed mails and messages', () => {
		const state = after(
			ready,
			{ type: 'mail-changed', name: 'mail', change: { subject: 'T' } },
			{ type: 'message-changed', key: 'spam', text: 'No.' }
		);
		expect( changesOf( state ) ).toEqual( {
			mail: { subject: 'T', recipient: 'r@example.org', theirs: 'kept' },
			messages: { spam: 'No.', of_an_add_on: 'kept' },
		} );
	} );

	it( 'accepts an empty map that PHP encoded as a list', () => {
		const state = after( ready, {
			type: 'mail-changed',
			name: 'mail_2',
			change: { active: true },
		} );
		expect( changesOf( state ) ).toEqual( { mail_2: { active: true } } );
	} );

	it( 'saves all values of a new form', () => {
		const state = after( initialState( null ), { type: 'loaded', form: form( { id: null } ) } );
		expect( Object.keys( changesOf( state ) ).sort() ).toEqual( [
			'additional_settings',
			'form',
			'mail',
			'mail_2',
			'messages',
			'pagewright_store',
			'title',
		] );
		expect( isUnsaved( state ) ).toBe( false );
	} );

	it( 'loses nothing when saving fails', () => {
		const failure = { kind: 'offline', message: 'x' } as const;
		const state = after(
			ready,
			{ type: 'changed', change: { form: '[text b]' } },
			{ type: 'saving' },
			{ type: 'refused', failure }
		);
		expect( state ).toMatchObject( { status: 'ready', failure, draft: { form: '[text b]' } } );
		expect( isUnsaved( state ) ).toBe( true );
		expect( after( state, { type: 'saving' } ).failure ).toBeNull();
	} );

	it( 'shows the response of the server, except in fields that changed meanwhile', () => {
		const sent = after( ready, {
			type: 'changed',
			change: { title: ' <b>New</b> ', form: '[text b]' },
		} );
		const state = after(
			sent,
			{ type: 'saving' },
			{ type: 'changed', change: { form: '[text b][text c]' } },
			{
				type: 'saved',
				sent: sent.draft,
				form: form( {
					title: 'New',
					properties: { ...form().properties, form: { content: '[text b]' } },
				} ),
			}
		);
		expect( state ).toMatchObject( {
			status: 'ready',
			saves: 1,
			draft: { title: 'New', form: '[text b][text c]' },
		} );
		expect( changesOf( state ) ).toEqual( { form: '[text b][text c]' } );
	} );

	it( 'can be loaded again after a failure', () => {
		const failed = after( initialState( 7 ), {
			type: 'failed',
			failure: { kind: 'aborted' },
		} );
		expect( failed.status ).toBe( 'failed' );
		expect( after( failed, { type: 'again' } ) ).toMatchObject( {
			status: 'loading',
			failure: null,
			attempt: 1,
		} );
	} );
} );

it( 'counts problems at the tab where they can be fixed', () => {
	const one = [ { message: 'x', link: '' } ];
	const { problems } = after( ready, {
		type: 'checked',
		problems: {
			'form.body': [ ...one, ...one ],
			'mail.sender': one,
			'mail_2.body': one,
			'messages.spam': one,
			'additional_settings.body': one,
		},
	} );
	expect( countProblems( problems, 'form' ) ).toBe( 2 );
	expect( countProblems( problems, 'mail' ) ).toBe( 2 );
	expect( countProblems( problems, 'messages' ) ).toBe( 1 );
	expect( countProblems( problems, 'settings' ) ).toBe( 1 );
	expect( after( ready, { type: 'checked', problems: [] } ).problems ).toEqual( {} );
	expect( tabOf( 'whatever.else' ) ).toBe( 'form' );
} );
