import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { GalleryDialog } from '../../browser/collection/GalleryDialog';
import { createRequest } from '../../browser/dialog/request';
import type { LoadChosen } from '../../browser/dialog/types';
import { MediaStore } from '../../browser/store/media-store';
import type { GalleryStart } from '../../model/collecting';
import type { Attachment } from '../../port';
import { exposePort } from './fake-browser';
import { fakeContext } from './fake-context';
import { createFakePort, type FakePort } from './fake-port';

const CONTEXT = fakeContext();

interface FakeGalleryProps {
	/** Name under which tests find the port. */
	name: string;
	start?: GalleryStart;
	/** IDs of the gallery. */
	ids?: readonly number[];
	/** Number of files in the library. */
	count?: number;
	/** Called with the port before the first request. */
	prepare?: ( port: FakePort ) => void;
}

/** A button that opens the dialog of a gallery with a port in memory. */
export function FakeGallery( props: FakeGalleryProps ) {
	const { name, start = 'gallery', ids = [], count = 500, prepare } = props;
	const [ { store, load } ] = useState( () => {
		const port = createFakePort( { generated: count } );
		prepare?.( port );
		exposePort( name, port );
		return { store: new MediaStore( port ), load: loadFrom( port ) };
	} );
	const [ isOpen, setOpen ] = useState( false );
	const [ said, setSaid ] = useState( '' );
	return (
		<>
			<Button variant="primary" onClick={ () => setOpen( true ) }>
				Open dialog
			</Button>
			{ isOpen && (
				<GalleryDialog
					{ ...{ store } }
					context={ CONTEXT }
					request={ createRequest( {
						...{ gallery: start, selected: ids, types: [ 'image' ], multiple: true },
					} ) }
					loadChosen={ load }
					lastTab="browse"
					onUserSetting={ () => {} }
					onTab={ () => {} }
					onEnd={ ( result ) => {
						setOpen( false );
						setSaid(
							result.type === 'chosen'
								? result.attachments
										.map( ( { id, caption } ) =>
											`${ id } ${ String( caption ) }`.trim()
										)
										.join( ', ' )
								: result.type
						);
					} }
				/>
			) }
			<output data-said="">{ said }</output>
		</>
	);
}

/** Loads attachments as WordPress has them; those of the fake port have the same properties. */
const loadFrom =
	( port: FakePort ): LoadChosen =>
	async ( ids ) => ( {
		ok: true,
		value: ids
			.map( ( id ) => port.library.find( id ) )
			.filter( ( found ) => found !== null )
			.map( ( attachment: Attachment ) => ( { ...attachment } ) ),
	} );
