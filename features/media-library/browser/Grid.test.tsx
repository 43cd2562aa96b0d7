import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useMemo, useReducer } from '@wordpress/element';
import { expect, it, vi } from 'vitest';
import type { KeyCommand } from '../model/grid-keys';
import { createQuery } from '../model/query';
import { createSelection, reduceSelection, type Multiple } from '../model/selection';
import { completeAttachment } from '../tests/support/attachments';
import { createFakePort, type FakePort } from '../tests/support/fake-port';
import { Grid } from './Grid';
import { useMediaList } from './use-media-list';

interface HostProps {
	port: FakePort;
	multiple: Multiple;
	onCommand: ( command: KeyCommand, id: number | null ) => void;
	/** Receives the function that changes the list. */
	onList: ( dispatch: ReturnType< typeof useMediaList >[ 'dispatch' ] ) => void;
}

/** Number of renders of the host. */
let renders = 0;

function Host( { port, multiple, onCommand, onList }: HostProps ) {
	renders++;
	const query = useMemo( () => createQuery(), [] );
	const { list, dispatch, show, request } = useMediaList( port, query );
	const [ selection, select ] = useReducer( reduceSelection, createSelection( multiple ) );
	onList( dispatch );
	return (
		<>
			<Grid
				label="Media"
				{ ...{ list, selection, onCommand } }
				count={ list.total ?? 0 }
				onView={ show }
				onMissing={ request }
				onSelect={ select }
			/>
			<output>{ [ ...selection.ids ].join( ' ' ) }</output>
		</>
	);
}

async function open( port: FakePort, multiple: Multiple = 'add' ) {
	const onCommand = vi.fn();
	let dispatch: ReturnType< typeof useMediaList >[ 'dispatch' ] = () => {};
	render(
		<Host { ...{ port, multiple, onCommand } } onList={ ( given ) => ( dispatch = given ) } />
	);
	await screen.findAllByRole( 'option', { name: /\d/ } );
	const at = ( place: number ) =>
		screen
			.getAllByRole( 'option' )
			.find( ( tile ) => tile.getAttribute( 'aria-posinset' ) === String( place ) )!;
	const selected = () => screen.getByRole( 'status' ).textContent;
	return { at, selected, onCommand, dispatch };
}

it( 'renders a part of a large library, with its size', async () => {
	const { at } = await open( createFakePort( { generated: 3000 } ) );
	expect( screen.getAllByRole( 'option' ).length ).toBeLessThan( 80 );
	expect( at( 1 ) ).toHaveAttribute( 'aria-setsize', '3000' );
	expect( at( 1 ) ).toHaveAccessibleName( 'Harbor 3000' );
	expect( screen.getByRole( 'listbox' ) ).toHaveAttribute( 'aria-multiselectable', 'true' );
	expect( document.querySelectorAll( '[tabindex="0"]' ) ).toHaveLength( 1 );
} );

it( 'names other files than images by title and file name', async () => {
	const files = [ { title: '', filename: 'b1.pdf', mime: 'application/pdf' } ];
	await open( createFakePort( { files } ) );
	expect( screen.getByRole( 'option' ) ).toHaveAccessibleName( '(no title), b1.pdf' );
} );

it( 'selects by clicks and keys', async () => {
	const { at, selected, onCommand } = await open( createFakePort( { generated: 9 } ) );
	fireEvent.click( at( 2 ) );
	expect( selected() ).toBe( '8' );
	fireEvent.click( at( 4 ), { shiftKey: true } );
	await waitFor( () => expect( selected() ).toBe( '8 7 6' ) );
	fireEvent.click( at( 3 ), { ctrlKey: true } );
	expect( selected() ).toBe( '8 6' );
	act( () => at( 1 ).focus() );
	fireEvent.keyDown( at( 1 ), { key: ' ' } );
	expect( selected() ).toBe( '8 6 9' );
	fireEvent.keyDown( at( 1 ), { key: 'a', ctrlKey: true } );
	expect( selected() ).toBe( '8 6 9 7 5 4 3 2 1' );
	fireEvent.keyDown( at( 1 ), { key: 'Enter' } );
	expect( onCommand ).toHaveBeenLastCalledWith( { type: 'open' }, 9 );
	fireEvent.keyDown( at( 1 ), { key: 'x' } );
	expect( onCommand ).toHaveBeenLastCalledWith( { type: 'search', text: 'x' }, 9 );
} );

it( 'keeps the focus on its file while another one is uploaded', async () => {
	const { at, dispatch } = await open( createFakePort( { generated: 9 } ) );
	act( () => at( 2 ).focus() );
	fireEvent.keyDown( at( 2 ), { key: 'ArrowRight' } );
	await waitFor( () => expect( at( 3 ) ).toHaveFocus() );
	const item = completeAttachment( { id: 50, title: 'New 50', date: Date.UTC( 2027, 0, 1 ) } );
	dispatch( { type: 'added', item, monthOf: () => ( { year: 2027, monthnum: 1 } ) } );
	await waitFor( () => expect( at( 1 ) ).toHaveAccessibleName( 'New 50' ) );
	await waitFor( () => expect( at( 4 ) ).toHaveFocus() );
} );

it( 'scrolls through loaded pages without a render of its host', async () => {
	const { at } = await open( createFakePort( { generated: 3000 } ) );
	const loaded = renders;
	const grid = screen.getByRole( 'listbox' );
	const scroll = async ( px: number ) => {
		grid.scrollTop = px;
		fireEvent.scroll( grid );
		await act( async () => {} );
	};
	await scroll( 400 );
	expect( renders ).toBe( loaded );
	await scroll( 20_000 );
	await waitFor( () => expect( at( 500 ) ).toHaveAttribute( 'data-id', '2501' ) );
	expect( renders ).toBeGreaterThan( loaded );
} );
