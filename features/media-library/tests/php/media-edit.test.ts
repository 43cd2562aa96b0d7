// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import type { ImageChange } from '../../image-port';
import {
	callEdit,
	CENTERS,
	CENTERS_TURNED,
	colors,
	edit,
	restore,
	sizesOf,
	source,
	stateOf,
} from '../support/edit';
import { setUp } from '../support/edit-files';

const { upload, remove } = setUp();

describe( 'pixels of an edited image', () => {
	it.each< [ string, ImageChange[], [ number, number, string ], number[][] ] >( [
		[
			'crop',
			[ { type: 'crop', x: 200, y: 0, width: 400, height: 200 } ],
			[ 400, 200, 'gb' ],
			[
				[ 25, 50 ],
				[ 75, 50 ],
			],
		],
		[
			'rotate right',
			[ { type: 'rotate', degrees: 90 } ],
			[ 400, 600, 'yrcgmb' ],
			CENTERS_TURNED,
		],
		[
			'rotate left',
			[ { type: 'rotate', degrees: -90 } ],
			[ 400, 600, 'bmgcry' ],
			CENTERS_TURNED,
		],
		[ 'turn around', [ { type: 'rotate', degrees: 180 } ], [ 600, 400, 'mcybgr' ], CENTERS ],
		[
			'flip left and right',
			[ { type: 'flip', axis: 'horizontal' } ],
			[ 600, 400, 'bgrmcy' ],
			CENTERS,
		],
		[
			'flip top and bottom',
			[ { type: 'flip', axis: 'vertical' } ],
			[ 600, 400, 'ycmrgb' ],
			CENTERS,
		],
		[
			'scale',
			[ { type: 'scale', width: 301, height: 199 } ],
			[ 301, 199, 'rgbycm' ],
			CENTERS,
		],
		[
			'flip, rotate, crop and scale',
			[
				{ type: 'flip', axis: 'horizontal' },
				{ type: 'rotate', degrees: 90 },
				{ type: 'crop', x: 0, y: 200, width: 400, height: 400 },
				{ type: 'scale', width: 100, height: 100 },
			],
			[ 100, 100, 'cgyr' ],
			[
				[ 25, 25 ],
				[ 75, 25 ],
				[ 25, 75 ],
				[ 75, 75 ],
			],
		],
		[
			'one pixel',
			[ { type: 'crop', x: 599, y: 399, width: 1, height: 1 } ],
			[ 1, 1, 'm' ],
			[ [ 0, 0 ] ],
		],
	] )( '%s', async ( _what, changes, expected, points ) => {
		const id = await upload();
		const answer = await edit( id, changes );
		expect( answer ).toMatchObject( {
			status: 200,
			attachments: [ { id, width: expected[ 0 ], height: expected[ 1 ] } ],
		} );
		expect( await colors( id, points ) ).toEqual( expected );
		expect( ( await sizesOf( id ) ).missing ).toEqual( [] );
	} );

	it.each( [
		[ 7, 529, 334 ],
		[ 52.3, 276, 182 ],
		[ -33.3, 351, 234 ],
	] )(
		'a rotation by %f° has the size of its box, and a crop inside has no empty corner',
		async ( degrees, width, height ) => {
			const id = await upload();
			const radians = ( Math.abs( degrees ) * Math.PI ) / 180;
			const box = {
				width: Math.round( 600 * Math.cos( radians ) + 400 * Math.sin( radians ) ),
				height: Math.round( 600 * Math.sin( radians ) + 400 * Math.cos( radians ) ),
			};
			const crop = {
				x: Math.round( ( box.width - width ) / 2 ),
				y: Math.round( ( box.height - height ) / 2 ),
				...{ width, height },
			};
			await edit( id, [
				{ type: 'rotate', degrees },
				{ type: 'crop', ...crop },
			] );
			expect( await callEdit( 'has_full_edges', id ) ).toBe( true );
			expect( ( await colors( id ) ).slice( 0, 2 ) ).toEqual( [ width, height ] );
		}
	);

	it.each( [ 'jpeg', 'gif' ] )( 'can be a %s', async ( type ) => {
		const id = await upload( 600, 400, type );
		await edit( id, [ { type: 'rotate', degrees: 90 } ] );
		expect( await colors( id, CENTERS_TURNED ) ).toEqual( [ 400, 600, 'yrcgmb' ] );
	} );

	it( 'has new sizes of the new image, and none of the old one', async () => {
		const id = await upload( 1200, 800 );
		const before = await sizesOf( id );
		await edit( id, [ { type: 'crop', x: 0, y: 0, width: 400, height: 400 } ] );
		const after = await sizesOf( id );
		expect( after ).toMatchObject( { width: 400, height: 400, missing: [] } );
		expect( after.file ).toMatch( /^fields(-\d+)?-e\d{13}\.png$/ );
		expect( before.sizes ).toHaveProperty( 'large' );
		expect( after.sizes ).not.toHaveProperty( 'large' );
		expect( await colors( id, [ [ 50, 50 ] ], after.sizes.medium ) ).toEqual( [
			300,
			300,
			expect.stringMatching( /[ry]/ ),
		] );
	} );
} );

describe( 'WordPress and the server', () => {
	it( 'restores the original, files of all versions stay', async () => {
		const id = await upload();
		const before = await stateOf( id );
		expect( await source( id ) ).toMatchObject( {
			...{ status: 200, width: 600, height: 400, canRestore: false, hasThumbnail: true },
			focus: null,
		} );
		await edit( id, [ { type: 'rotate', degrees: 90 } ] );
		await edit( id, [ { type: 'rotate', degrees: 90 } ] );
		const edited = await stateOf( id );
		expect( edited.files ).toMatchObject( before.files );
		expect( await source( id ) ).toMatchObject( { canRestore: true } );
		expect( await restore( id ) ).toMatchObject( { status: 200, attachments: [ { id } ] } );
		const after = await stateOf( id );
		expect( after.files ).toEqual( edited.files );
		expect( after.meta._wp_attached_file ).toBe( before.meta._wp_attached_file );
		expect( after.meta._wp_attachment_metadata ).toEqual( before.meta._wp_attachment_metadata );
		expect( await source( id ) ).toMatchObject( { canRestore: false } );
		expect( await restore( id ) ).toMatchObject( {
			status: 409,
			code: 'pagewright_edit_no_original',
		} );
	} );

	it( 'restores what WordPress edited, and WordPress restores what was edited here', async () => {
		const id = await upload();
		const before = await stateOf( id );
		expect( await callEdit( 'edit_as_wordpress', id ) ).toBe( 'Image saved' );
		expect( await colors( id, CENTERS_TURNED ) ).toEqual( [ 400, 600, 'bmgcry' ] );
		await edit( id, [ { type: 'flip', axis: 'horizontal' } ] );
		await restore( id );
		expect( ( await stateOf( id ) ).meta._wp_attached_file ).toBe(
			before.meta._wp_attached_file
		);
		await edit( id, [ { type: 'rotate', degrees: 90 } ] );
		expect( await callEdit( 'restore_as_wordpress', id ) ).toBe(
			'Image restored successfully.'
		);
		expect( ( await stateOf( id ) ).meta._wp_attachment_metadata ).toEqual(
			before.meta._wp_attachment_metadata
		);
	} );

	it( 'edits the thumbnail only, without cropping it again, and restores it', async () => {
		const id = await upload();
		const before = await sizesOf( id );
		const { files } = await stateOf( id );
		await edit( id, [ { type: 'crop', x: 0, y: 0, width: 200, height: 100 } ], {
			target: 'thumbnail',
		} );
		const after = await sizesOf( id );
		expect( after.file ).toBe( before.file );
		expect( after.sizes ).toMatchObject( { medium: before.sizes.medium } );
		expect( await colors( id, [ [ 50, 50 ] ], after.sizes.thumbnail ) ).toEqual( [
			150,
			75,
			'r',
		] );
		const added = Object.keys( ( await stateOf( id ) ).files ).filter(
			( name ) => ! ( name in files )
		);
		expect( added ).toEqual( [ after.sizes.thumbnail ] );
		expect( await restore( id ) ).toMatchObject( { status: 200 } );
		expect( await sizesOf( id ) ).toEqual( before );
	} );

	it( 'edits all but the thumbnail', async () => {
		const id = await upload();
		const before = await sizesOf( id );
		await edit( id, [ { type: 'rotate', degrees: 90 } ], { target: 'nothumb' } );
		const after = await sizesOf( id );
		expect( after.sizes.thumbnail ).toBe( before.sizes.thumbnail );
		expect( after.sizes.medium ).not.toBe( before.sizes.medium );
		expect( await colors( id, CENTERS_TURNED, after.sizes.medium ) ).toEqual( [
			200,
			300,
			'yrcgmb',
		] );
	} );

	it( 'stores a copy with the texts, and does not change the image', async () => {
		const id = await upload();
		await callEdit( 'set_meta', id, '_wp_attachment_image_alt', 'Six "fields" \\ here' );
		const before = await stateOf( id );
		const answer = await edit(
			id,
			[
				{ type: 'crop', x: 0, y: 0, width: 300, height: 400 },
				{ type: 'scale', width: 150, height: 200 },
			],
			{ copy: true, focus: { x: 10, y: 20.5 } }
		);
		const copy = answer.attachments![ 0 ]!.id;
		remove( copy );
		expect( answer ).toMatchObject( {
			status: 200,
			attachments: [ { width: 150, height: 200 } ],
		} );
		expect( copy ).not.toBe( id );
		expect( await colors( copy, [ [ 10, 20 ] ] ) ).toEqual( [ 150, 200, 'r' ] );
		expect( await callEdit( 'texts', copy ) ).toEqual( [
			...( await callEdit< string[] >( 'texts', id ) ).slice( 0, 3 ),
			'10 20.5',
			expect.stringMatching( /-edited(-\d+)?\.png$/ ),
		] );
		const after = await stateOf( id );
		expect( after.meta ).toEqual( before.meta );
		expect( after.files ).toMatchObject( before.files );
	} );

	it( 'keeps the focal point of the result, alone too, and accepts nothing else', async () => {
		const id = await upload();
		const before = await stateOf( id );
		await edit( id, [], { focus: { x: 33.333, y: 100 } } );
		const after = await stateOf( id );
		expect( after.files ).toEqual( before.files );
		expect( after.meta._pagewright_focal_point ).toBe( '33.3 100' );
		expect( await source( id ) ).toMatchObject( { focus: { x: 33.3, y: 100 } } );
		await edit( id, [] );
		expect( await source( id ) ).toMatchObject( { focus: null } );
		for ( const value of [ '101 5', '-1 5', '5', '1e1 5', '5 5;x', null, [ '5 5' ] ] ) {
			expect( await callEdit( 'sanitize_point', value ) ).toBe( '' );
		}
	} );
} );
