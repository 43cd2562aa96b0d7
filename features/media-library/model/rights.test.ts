import { describe, expect, it } from 'vitest';
import {
	actionsOf,
	bulkPlan,
	needsConfirmation,
	rightsOf,
	type AttachmentActions,
	type BulkAction,
	type RightsContext,
} from './rights';

it.each( [
	[ { update: 'a1', delete: 'b2', edit: 'c3' } as const, true, true ],
	[ { update: 'a1', delete: false, edit: 'c3' } as const, true, false ],
	[ { update: false, delete: false, edit: false } as const, false, false ],
	[ {}, false, false ],
	[ undefined, false, false ],
] )( 'the nonces %o allow to edit: %s, and to delete: %s', ( nonces, canEdit, canDelete ) => {
	expect( rightsOf( nonces ) ).toEqual( { canEdit, canDelete } );
} );

const photo = { status: 'inherit', mime: 'image/png', canEdit: true, canDelete: true } as const;
const context: RightsContext = {
	hasTrash: false,
	allowsLocalEdits: false,
	editableTypes: [ 'image/png' ],
};
const nothing: AttachmentActions = {
	...{ canType: false, canSave: false, canEditImage: false, canReplace: false },
	...{ canTrash: false, canRestore: false, canRemove: false },
};
const texts = { canType: true, canSave: true };
const usual = { ...texts, canReplace: true };

describe( 'the details offer the actions', () => {
	it.each< [ string, object, Partial< RightsContext >, Partial< AttachmentActions > ] >( [
		[ 'of an image', {}, {}, { ...usual, canEditImage: true, canRemove: true } ],
		[
			'of a private image',
			{ status: 'private' },
			{},
			{ ...usual, canEditImage: true, canRemove: true },
		],
		[
			'that the server cannot edit',
			{ mime: 'image/svg+xml' },
			{},
			{ ...usual, canRemove: true },
		],
		[ 'of a document', { mime: 'application/pdf' }, {}, { ...usual, canRemove: true } ],
		[
			'with a trash',
			{},
			{ hasTrash: true },
			{ ...usual, canEditImage: true, canTrash: true },
		],
		[
			'in the trash',
			{ status: 'trash' },
			{ hasTrash: true },
			{ ...texts, canRestore: true, canRemove: true },
		],
		[
			'in a trash that was turned off',
			{ status: 'trash' },
			{},
			{ ...texts, canRestore: true, canRemove: true },
		],
		[ 'of someone else', { canEdit: false, canDelete: false }, { hasTrash: true }, {} ],
		[
			'of someone else, for an insertion',
			{ canEdit: false, canDelete: false },
			{ allowsLocalEdits: true },
			{ canType: true },
		],
		[
			'without the right to delete',
			{ canDelete: false },
			{},
			{ ...usual, canEditImage: true },
		],
		[ 'without the right to edit', { canEdit: false }, {}, { canRemove: true } ],
	] )( '%s', ( _name, change, where, expected ) => {
		const actions = actionsOf( { ...photo, ...change }, { ...context, ...where } );
		expect( actions ).toEqual( { ...nothing, ...expected } );
	} );
} );

describe( 'a bulk action', () => {
	const known = new Map< number, Parameters< typeof actionsOf >[ 0 ] >( [
		[ 1, photo ],
		[ 2, { ...photo, canDelete: false } ],
		[ 3, { ...photo, canEdit: false } ],
	] );
	const find = ( id: number ) => known.get( id ) ?? null;

	it.each< [ BulkAction, number[], number[] ] >( [
		[ 'trash', [ 4, 3, 1 ], [ 2 ] ],
		[ 'restore', [ 4, 3, 1 ], [ 2 ] ],
		[ 'remove', [ 4, 3, 1 ], [ 2 ] ],
		[ 'save', [ 4, 2, 1 ], [ 3 ] ],
	] )( '%s applies to %o and skips %o', ( action, ids, skipped ) => {
		expect( bulkPlan( action, [ 4, 3, 2, 1 ], find ) ).toEqual( { ids, skipped } );
	} );

	it.each< [ BulkAction, boolean, boolean ] >( [
		[ 'remove', false, true ],
		[ 'remove', true, true ],
		[ 'trash', false, false ],
		[ 'trash', true, true ],
		[ 'restore', true, false ],
		[ 'save', true, false ],
	] )( '%s of several (%s) needs a confirmation: %s', ( action, isBulk, needs ) => {
		expect( needsConfirmation( action, isBulk ) ).toBe( needs );
	} );
} );
