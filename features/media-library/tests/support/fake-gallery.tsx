import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { Arranger } from '../../browser/arrange/Arranger';
import { GalleryDialog } from '../../browser/collection/GalleryDialog';
import { PARTS } from '../../browser/collection/parts';
import { createRequest } from '../../browser/dialog/request';
import type { LoadChosen } from '../../browser/dialog/types';
import { MediaStore } from '../../browser/store/media-store';
import type { Attachment } from '../../port';
import type { CoreAttachment } from '../../port/core-attachment';
import { exposePort } from './fake-browser';
import { fakeContext } from './fake-context';
import { createFakePort, type FakePort } from './fake-port';

const CONTEXT = fakeContext();

interface FakeGalleryProps {
	/** Name under which tests find the port. */
	name: string;
	addToGallery?: boolean;
	/** IDs of the gallery. */
	ids?: readonly number[];
	/** Number of files in the library. */
	count?: number;
	/** Called with the port before the first request. */
	prepare?: ( port: FakePort ) => void;
}

/** A button that opens the dialog of a gallery with a port in memory. */
export function FakeGallery( props: FakeGalleryProps ) {
	const { name, addToGallery = false, ids = [], count = 500, prepare } = props;
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
					{ ...{ store, Arranger } }
					parts={ PARTS }
					context={ CONTEXT }
					request={ createRequest( {
						...{
							gallery: true,
							addToGallery,
							selected: ids,
							types: [ 'image' ],
							multiple: true,
						},
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

/** Loads attachments as WordPress has them. */
export const loadFrom =
	( port: FakePort ): LoadChosen =>
	async ( ids ) => {
		const results = await Promise.all( ids.map( ( id ) => port.get( id ) ) );
		const failed = results.find(
			( result ) => ! result.ok && result.failure.kind !== 'missing'
		);
		return failed && ! failed.ok
			? failed
			: {
					ok: true,
					value: results.flatMap( ( result ) =>
						result.ok ? [ coreFrom( result.value ) ] : []
					),
				};
	};

const coreFrom = ( attachment: Attachment ): CoreAttachment => ( {
	...attachment,
	type: attachment.mime.split( '/' )[ 0 ],
	nonces: { update: attachment.canEdit && 'u', delete: attachment.canDelete && 'd' },
	sizes: {
		...attachment.sizes,
		thumbnail: { url: attachment.thumbnail, width: 150, height: 150 },
	},
} );
