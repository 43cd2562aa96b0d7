import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DialogResult } from '../../browser/dialog/request';
import { load } from './load';
import { showLoading } from './loading';
import { isOff, setOff } from './off';
import { createOwnDialog } from './own-dialog';

vi.mock( './load' );
vi.mock( './loading' );
vi.mock( '../../browser/classic/page-port', () => ( {
	prefetchList: () => {},
} ) );

const openDialog = vi.fn();
const hideLoading = vi.fn();
let cancel: () => void = () => {};
const dialog = createOwnDialog( document, () => true );
const CHOSEN: DialogResult = { type: 'chosen', attachments: [ { id: 1 } ] };

beforeEach( () => {
	vi.resetAllMocks();
	setOff( false );
	vi.mocked( load ).mockResolvedValue( {
		openDialog,
		mount: vi.fn(),
		showDetails: vi.fn(),
		takeUploads: vi.fn(),
	} );
	vi.mocked( showLoading ).mockImplementation( ( _page, onCancel ) => {
		cancel = onCancel;
		return hideLoading;
	} );
	openDialog.mockResolvedValue( CHOSEN );
} );

describe( 'the dialog of a page', () => {
	it( 'opens with defaults, after its code has loaded', async () => {
		expect( await dialog.open( { types: [ 'image' ] } ) ).toEqual( CHOSEN );
		expect( openDialog.mock.calls[ 0 ]![ 1 ] ).toMatchObject( {
			types: [ 'image' ],
			multiple: false,
			selected: [],
		} );
		expect( hideLoading ).toHaveBeenCalled();
		expect( isOff() ).toBe( false );
	} );

	it( 'opens once for two clicks, and again afterwards', async () => {
		const first = dialog.open( {} );
		expect( await dialog.open( {} ) ).toEqual( { type: 'closed' } );
		expect( await first ).toEqual( CHOSEN );
		expect( await dialog.open( {} ) ).toEqual( CHOSEN );
		expect( openDialog ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'gives way to WordPress when its code cannot be loaded, until the tab is closed', async () => {
		vi.mocked( load ).mockRejectedValue( new Error( 'offline' ) );
		expect( await dialog.open( {} ) ).toEqual( { type: 'turnedOff' } );
		expect( isOff() ).toBe( true );
		expect( hideLoading ).toHaveBeenCalled();
	} );

	it( 'can be closed while its code loads', async () => {
		vi.mocked( load ).mockReturnValue( new Promise( () => {} ) );
		const result = dialog.open( {} );
		cancel();
		expect( await result ).toEqual( { type: 'closed' } );
		expect( openDialog ).not.toHaveBeenCalled();
		expect( isOff() ).toBe( false );
	} );

	it( 'closes with the signal of its caller', async () => {
		const abort = new AbortController();
		vi.mocked( load ).mockReturnValue( new Promise( () => {} ) );
		const result = dialog.open( {}, abort.signal );
		abort.abort();
		expect( await result ).toEqual( { type: 'closed' } );
	} );
} );
