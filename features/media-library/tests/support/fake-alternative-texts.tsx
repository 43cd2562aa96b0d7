import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { AlternativeTexts } from '../../browser/alternative-texts/AlternativeTexts';
import { MediaStore } from '../../browser/store/media-store';
import type { Attachment } from '../../port';
import { completeAttachment } from './attachments';
import { fakeContext } from './fake-context';
import { exposePort } from './fake-browser';
import { HUT } from './fake-images';
import { createFakePort, type FakePort } from './fake-port';
import { createFakeTexts, type FakeTextOptions, type FakeTexts } from './fake-texts';

export interface FakeAlternativeTextsProps extends FakeTextOptions {
	files: ReadonlyArray< Partial< Attachment > >;
	/** Called before the view opens. */
	prepare?: ( texts: FakeTexts, port: FakePort ) => void;
}

/** Lets tests change the server. */
const exposed = { fakeTexts: null as FakeTexts | null };
Object.assign( globalThis, { alternativeTexts: exposed } );

/** An image of a file with all that the view shows. */
export const fakeImage = ( file: Partial< Attachment > ): Partial< Attachment > => ( {
	mime: 'image/jpeg',
	...{ thumbnail: HUT, url: HUT, width: 1200, height: 800 },
	sizes: { large: { url: HUT, width: 1024, height: 683 } },
	...file,
} );

/**
 * The view of alternative texts with a port in memory. It is open on a page with one state; on the page of all
 * states, a button opens it.
 */
export function FakeAlternativeTexts( { files, prepare, ...options }: FakeAlternativeTextsProps ) {
	const [ isOpen, setOpen ] = useState( () =>
		new URLSearchParams( globalThis.location.search ).has( 'state' )
	);
	const [ context ] = useState( () => fakeContext() );
	const [ { store, texts } ] = useState( () => {
		const port = createFakePort( { generated: 0, files: files.map( complete ) } );
		const server = createFakeTexts( port.library, options );
		prepare?.( server, port );
		exposePort( 'alternative-texts', port );
		exposed.fakeTexts = server;
		return { store: new MediaStore( port ), texts: server };
	} );
	return (
		<>
			<Button variant="secondary" onClick={ () => setOpen( true ) }>
				Alternative texts
			</Button>
			{ isOpen && (
				<AlternativeTexts
					{ ...{ store, context } }
					port={ texts }
					onClose={ () => setOpen( false ) }
				/>
			) }
		</>
	);
}

/** Files with larger IDs are later. */
const complete = ( file: Partial< Attachment >, at: number ): Attachment =>
	completeAttachment( { ...file, id: file.id ?? at + 1 } );
