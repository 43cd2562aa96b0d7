import { beforeEach, expect, it, vi } from 'vitest';
import { droppedFolder } from '../../tests/support/dropped';
import { holdUploader } from './hold-uploader';

const PLUPLOAD = { STARTED: 2, FAILED: 4, FILE_SIZE_ERROR: -600, parseSize: Number };
const LARGE = { name: 'large.zip', size: 5000 };

const offer = vi.fn();
const trigger = vi.fn();
let isOurs: boolean;
let mayTake: ( file: object ) => unknown;
let zone: HTMLElement;

beforeEach( () => {
	vi.stubGlobal( 'plupload', PLUPLOAD );
	vi.stubGlobal( 'DataTransfer', class {} );
	vi.clearAllMocks();
	isOurs = true;
	zone = document.createElement( 'div' );
} );

function hold() {
	const core = {
		state: PLUPLOAD.STARTED,
		files: [ { name: 'small.zip', size: 10 }, LARGE ],
		settings: { filters: { max_file_size: 1000 }, heic_upload_error: true },
		bind: ( _event: string, listener: ( up: null, file: object ) => unknown ) => {
			mayTake = ( file ) => listener( null, file );
		},
		...{ trigger, removeFile: vi.fn(), stop: vi.fn(), start: vi.fn() },
	};
	const uploader = { uploader: core, dropzone: [ zone ] };
	const held = holdUploader( { uploader, controller: {} } as never, () => isOurs, offer );
	return { core, held };
}

/** Drops entries and files. Returns the event. */
function drop( ...entries: Array< FileSystemDirectoryEntry | File > ) {
	const event = new Event( 'drop', { cancelable: true } );
	const items = entries.map( ( entry ) => ( {
		kind: 'file',
		webkitGetAsEntry: () => ( entry instanceof File ? null : entry ),
		getAsFile: () => ( entry instanceof File ? entry : null ),
	} ) );
	Object.defineProperty( event, 'dataTransfer', {
		configurable: true,
		value: { items, files: [] },
	} );
	zone.dispatchEvent( event );
	return event;
}

const trip = droppedFolder( 'Trip', { 'a.jpg': 'a' } );
const photo = new File( [ 'b' ], 'b.jpg' );

it( 'holds files that WordPress would refuse, until they are given back', () => {
	const { core, held } = hold();
	expect( mayTake( LARGE ) ).toBe( false );
	expect( offer ).toHaveBeenCalled();
	expect( core.settings ).toMatchObject( {
		filters: { max_file_size: 0 },
		heic_upload_error: 0,
	} );
	held.giveBack();
	expect( trigger.mock.calls ).toEqual( [
		[ 'Error', { code: PLUPLOAD.FILE_SIZE_ERROR, file: LARGE } ],
	] );
	expect( core.removeFile ).toHaveBeenCalledExactlyOnceWith( LARGE );
	expect( core.start ).toHaveBeenCalled();
	expect( mayTake( LARGE ) ).toBeUndefined();
	expect( core.settings ).toMatchObject( {
		filters: { max_file_size: 1000 },
		heic_upload_error: true,
	} );
} );

it( 'takes a drop with folders, and plupload finds nothing in it', () => {
	const { held } = hold();
	const event = drop( trip, photo );
	expect( held.dropped ).toEqual( [ trip, photo ] );
	expect( event.defaultPrevented ).toBe( true );
	expect( ( event as DragEvent ).dataTransfer ).not.toHaveProperty( 'items' );
	expect( offer ).toHaveBeenCalled();
} );

it( 'leaves a drop to plupload if it has no folders, or if WordPress uploads', () => {
	const { held } = hold();
	expect( drop( photo ).defaultPrevented ).toBe( false );
	isOurs = false;
	expect( drop( trip ).defaultPrevented ).toBe( false );
	expect( held.dropped ).toEqual( [] );
} );

it( 'reports dropped folders that are given back, because they cannot be read again', () => {
	const { held } = hold();
	drop( trip );
	held.giveBack();
	expect( trigger ).toHaveBeenCalledWith( 'Error', {
		code: PLUPLOAD.FAILED,
		file: { name: 'Trip' },
	} );
	expect( held.dropped ).toEqual( [] );
} );
