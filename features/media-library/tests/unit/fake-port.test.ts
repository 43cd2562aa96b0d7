import { describe, expect, it } from 'vitest';
import { createQuery } from '../../model/query';
import { createFakePort } from '../support/fake-port';
import { testPort } from '../support/port-contract';
import { valueOf } from '../support/port-library';

testPort( 'of tests', async ( files ) => createFakePort( { files } ) );

describe( 'the fake port', () => {
	it( 'has 100,000 attachments, and pages at any position', async () => {
		const port = createFakePort();
		const request = { query: createQuery(), count: 80, from: { position: 99_990 } };
		const page = valueOf( await port.query( request ) );
		expect( page ).toMatchObject( { total: 100_000, next: null } );
		expect( page.rows.map( ( { id } ) => id ) ).toEqual( [ 10, 9, 8, 7, 6, 5, 4, 3, 2, 1 ] );
	} );

	it( 'fails on demand, and then succeeds', async () => {
		const port = createFakePort( { files: [ {} ] } );
		port.failNext( 'get', { kind: 'network' }, 2 );
		expect( ( await port.get( 1 ) ).ok ).toBe( false );
		expect( ( await port.get( 1 ) ).ok ).toBe( false );
		expect( ( await port.get( 1 ) ).ok ).toBe( true );
		expect( port.calls ).toEqual( [ 'get', 'get', 'get' ] );
	} );

	it( 'holds responses until it resumes', async () => {
		const port = createFakePort( { files: [ {} ] } );
		port.pause();
		let isAnswered = false;
		const answer = port.get( 1 ).then( () => ( isAnswered = true ) );
		await port.library.find( 1 );
		expect( isAnswered ).toBe( false );
		port.resume();
		await answer;
		expect( isAnswered ).toBe( true );
	} );

	it( 'refuses changes of attachments of another user', async () => {
		const port = createFakePort( { files: [ { canEdit: false, canDelete: false } ] } );
		const forbidden = { kind: 'forbidden' };
		expect( await port.save( 1, { title: 'A' } ) ).toEqual( { ok: false, failure: forbidden } );
		expect( valueOf( await port.remove( [ 1 ] ) ).failed ).toEqual( [
			{ id: 1, failure: forbidden },
		] );
	} );

	it( 'has no trash on sites without it', async () => {
		const port = createFakePort( { files: [ {} ], hasTrash: false } );
		expect( valueOf( await port.trash( [ 1 ] ) ).failed ).toMatchObject( [
			{ id: 1, failure: { kind: 'invalid' } },
		] );
	} );
} );
