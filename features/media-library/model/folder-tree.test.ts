import { describe, expect, it } from 'vitest';
import {
	isInside,
	pathOf,
	treeCommand,
	visibleFolders,
	type TreeCommand,
	type TreeEntry,
} from './folder-tree';

const folder = ( id: number, name: string, parent = 0 ) => ( { id, name, parent, count: 0 } );
const folders = [
	folder( 1, 'Events' ),
	folder( 2, 'Products' ),
	folder( 3, 'Spring', 2 ),
	folder( 4, 'Lamps', 3 ),
	folder( 5, 'éclairs' ),
];

describe( 'visible folders', () => {
	const names = ( ...open: number[] ) =>
		visibleFolders( folders, new Set( open ) ).map(
			( { folder: { name }, level, hasChildren, isOpen } ) =>
				`${ level } ${ hasChildren ? ( isOpen ? '-' : '+' ) : ' ' } ${ name }`
		);
	it.each( [
		[ 'only the top', [], [ '1   Events', '1 + Products', '1   éclairs' ] ],
		[ 'an open folder', [ 2 ], [ '1   Events', '1 - Products', '2 + Spring', '1   éclairs' ] ],
		[
			'open folders in each other',
			[ 2, 3 ],
			[ '1   Events', '1 - Products', '2 - Spring', '3   Lamps', '1   éclairs' ],
		],
		[
			'not what is inside a closed folder',
			[ 3 ],
			[ '1   Events', '1 + Products', '1   éclairs' ],
		],
	] )( 'are %s', ( _what, open, expected ) => {
		expect( names( ...open ) ).toEqual( expected );
	} );
} );

it( 'knows the path of a folder', () => {
	expect( pathOf( folders, 4 ) ).toEqual( [ 2, 3, 4 ] );
	expect( pathOf( folders, 9 ) ).toEqual( [] );
	expect( isInside( folders, 4, 2 ) ).toBe( true );
	expect( isInside( folders, 2, 2 ) ).toBe( true );
	expect( isInside( folders, 2, 4 ) ).toBe( false );
} );

describe( 'keys', () => {
	const command = ( key: string, focused: TreeEntry, open: number[] = [ 2 ], more = {} ) => {
		const visible = visibleFolders( folders, new Set( open ) );
		const entries = [ null, 0, ...visible.map( ( { folder: { id } } ) => id ) ];
		return treeCommand( {
			...{ key, entries, focused, visible },
			...{ isRtl: false, canEdit: true, ...more },
		} );
	};
	const focus = ( entry: TreeEntry ): TreeCommand => ( { type: 'focus', entry } );
	const cases: Array< [ string, TreeEntry, TreeCommand | null ] > = [
		[ 'ArrowDown', null, focus( 0 ) ],
		[ 'ArrowDown', 0, focus( 1 ) ],
		[ 'ArrowDown', 2, focus( 3 ) ],
		[ 'ArrowDown', 5, null ],
		[ 'ArrowUp', null, null ],
		[ 'ArrowUp', 1, focus( 0 ) ],
		[ 'ArrowUp', 0, focus( null ) ],
		[ 'Home', 3, focus( null ) ],
		[ 'End', 3, focus( 5 ) ],
		[ 'Home', null, null ],
		[ 'ArrowRight', 2, focus( 3 ) ],
		[ 'ArrowRight', 3, { type: 'open', id: 3 } ],
		[ 'ArrowRight', 1, null ],
		[ 'ArrowRight', null, null ],
		[ 'ArrowLeft', 2, { type: 'close', id: 2 } ],
		[ 'ArrowLeft', 3, focus( 2 ) ],
		[ 'ArrowLeft', 1, null ],
		[ 'F2', 3, { type: 'rename', id: 3 } ],
		[ 'F2', 0, null ],
		[ 'Delete', 3, { type: 'delete', id: 3 } ],
		[ 'Delete', null, null ],
		[ 's', null, focus( 3 ) ],
		[ 'É', 1, focus( 5 ) ],
		[ 'e', 2, focus( 1 ) ],
		[ 'x', 2, null ],
		[ ' ', 2, null ],
		[ 'Enter', 2, null ],
	];
	it.each( cases )( '%s at %s', ( key, focused, expected ) => {
		expect( command( key, focused ) ).toEqual( expected );
	} );

	it( 'are mirrored right to left', () => {
		expect( command( 'ArrowLeft', 3, [ 2 ], { isRtl: true } ) ).toEqual( {
			type: 'open',
			id: 3,
		} );
		expect( command( 'ArrowRight', 3, [ 2 ], { isRtl: true } ) ).toEqual( focus( 2 ) );
	} );

	it.each( [ 'F2', 'Delete' ] )( '%s does nothing without the right to edit', ( key ) => {
		expect( command( key, 2, [], { canEdit: false } ) ).toBeNull();
	} );
} );
