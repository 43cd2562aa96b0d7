import { afterEach } from 'vitest';
import { unplug } from '../../../../tests/support/plug';
import { callEdit as call, fieldsImage } from './edit';
import { collection } from './uploads';

/** Prepares the tests of a file. All that a test makes is removed after it. */
export function setUp() {
	const files = collection();
	const copies: number[] = [];
	afterEach( async () => {
		await unplug( 'edit' );
		for ( const id of copies.splice( 0 ) ) {
			await call( 'delete_attachment', id );
		}
		await files.remove();
	} );
	return {
		/** Uploads an image with six fields. Returns the ID of the attachment. */
		upload: async ( width = 600, height = 400, type = 'png', orientation = 1 ) => {
			const bytes = await fieldsImage( width, height, type, orientation );
			const name = `fields.${ type === 'jpeg' ? 'jpg' : type }`;
			return Number( ( await files.upload( name, bytes, { role: 'author' } ) ).id );
		},
		/** Removes a copy after the test. */
		remove: ( id: number ) => void copies.push( id ),
	};
}
