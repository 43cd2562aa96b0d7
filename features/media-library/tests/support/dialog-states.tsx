import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { MediaDialog } from '../../browser/dialog/MediaDialog';
import { createRequest } from '../../browser/dialog/request';
import { MediaStore } from '../../browser/store/media-store';
import { exposePort } from './fake-browser';
import { fakeContext } from './fake-context';
import { loadFrom } from './fake-gallery';
import { createFakePort } from './fake-port';

const CONTEXT = fakeContext();

interface Props {
	/** Name under which tests find the port. */
	name: string;
	selected: readonly number[];
}

/** A button that opens our own dialog for several files, with a port in memory. */
function FakeDialog( { name, selected }: Props ) {
	const [ { store, load } ] = useState( () => {
		const port = createFakePort( { generated: 500 } );
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
				<MediaDialog
					store={ store }
					context={ CONTEXT }
					request={ createRequest( { selected, multiple: 'add' } ) }
					loadChosen={ load }
					lastTab="browse"
					onUserSetting={ () => {} }
					onTab={ () => {} }
					onEnd={ ( result ) => {
						setOpen( false );
						setSaid(
							result.type === 'chosen'
								? result.attachments.map( ( { id } ) => id ).join( ' ' )
								: result.type
						);
					} }
				/>
			) }
			<output data-said="">{ said }</output>
		</>
	);
}

const TITLE = 'Choose several files';

export const DIALOG_STATES = [
	{ title: TITLE, draw: () => <FakeDialog name={ TITLE } selected={ [ 12, 24, 30 ] } /> },
];
