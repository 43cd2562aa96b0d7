import { useState } from '@wordpress/element';
import { AttachmentFile } from '../../browser/replace/AttachmentFile';
import { MediaStore } from '../../browser/store/media-store';
import type { Point } from '../../image-port';
import { exposePort } from './fake-browser';
import { createFakeImages } from './fake-images';
import { createFakePort, type FakePort } from './fake-port';
import { createFakeUploads, type FakeUploadOptions, type FakeUploads } from './fake-uploads';
import * as uploads from './upload-samples';

const ID = 1992;
const REPLACED_MS = Date.UTC( 2026, 10, 2, 12 );

interface Props {
	name: string;
	focus?: Point;
	prepare?: ( port: FakePort ) => void;
	uploads?: FakeUploadOptions & {
		begin: ( queue: MediaStore[ 'uploads' ], server: FakeUploads ) => void;
	};
}

/** The box of a file on the screen of its attachment, as narrow as WordPress's. */
function FakeAttachmentFile( { name, focus, prepare, uploads: options = uploads.NONE }: Props ) {
	const [ host ] = useState( () => {
		const port = createFakePort( { generated: 2000 } );
		prepare?.( port );
		exposePort( name, port );
		const server = createFakeUploads( {
			...options,
			onReplaced: ( id, { size } ) => port.versions.replace( id, size ),
		} );
		const store = new MediaStore( port, server );
		options.begin( store.uploads, server );
		const images = createFakeImages( port.library, {
			...( focus && { source: { focus } } ),
			onEdit: () => {},
		} );
		return { store, images };
	} );
	return (
		<div style={ { maxInlineSize: 280 } } data-box="">
			<AttachmentFile
				{ ...host }
				id={ ID }
				context={ { timeZone: 'UTC', language: 'en-US' } }
				focus={ focus ?? null }
			/>
		</div>
	);
}

const state = ( title: string, props: Omit< Props, 'name' > ) => ( {
	title,
	draw: () => <FakeAttachmentFile name={ title } { ...props } />,
} );

export const FILE_STATES = [
	state( 'The replaced file of an attachment', {
		focus: { x: 40, y: 25.5 },
		prepare: ( port ) => port.versions.replace( ID, 81_234, REPLACED_MS ),
	} ),
	state( 'The file of an attachment that is being replaced', { uploads: uploads.REPLACING } ),
	state( 'The file of an attachment that is not replaced', { uploads: uploads.NOT_REPLACED } ),
	state( 'The file of an attachment that fails to load', {
		prepare: ( port ) => port.failNext( 'get', { kind: 'network' } ),
	} ),
];
