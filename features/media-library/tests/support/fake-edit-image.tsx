import { Button } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { EditImage } from '../../browser/edit-image/EditImage';
import { MediaStore } from '../../browser/store/media-store';
import { completeAttachment } from './attachments';
import { createFakeImages, type FakeImageOptions } from './fake-images';
import { createFakePort } from './fake-port';

interface Props extends Omit< FakeImageOptions, 'onEdit' > {
	mime?: string;
}

const ID = 5;

/** The image editor, and what it sent to the server. */
export function FakeEditImage( { mime = 'image/jpeg', ...options }: Props ) {
	const [ said, setSaid ] = useState( '' );
	const [ isOpen, setOpen ] = useState( false );
	const store = useMemo( () => {
		const file = { id: ID, title: 'Hut', filename: 'hut.jpg', mime };
		const port = createFakePort( { generated: 4, files: [ file, { ...file, id: 2000 } ] } );
		const images = createFakeImages( port.library, { ...options, onEdit: setSaid } );
		return new MediaStore( port, undefined, images );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the server stays.
	}, [] );
	const [ attachment ] = useState( () => completeAttachment( { id: ID, title: 'Hut', mime } ) );
	return (
		<>
			<Button variant="secondary" onClick={ () => setOpen( true ) }>
				Open
			</Button>
			{ isOpen && (
				<EditImage
					{ ...{ store, attachment } }
					loginUrl="https://example.org/wp-login.php"
					editing={ {
						onCopied: ( id ) => setSaid( ( text ) => `${ text } => ${ id }` ),
					} }
					onClose={ () => setOpen( false ) }
				/>
			) }
			<output data-said="">{ said }</output>
		</>
	);
}
