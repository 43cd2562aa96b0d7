import { Button, Flex, Modal } from '@wordpress/components';
import { createRoot } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { DialogLayer } from '../DialogLayer';
import type { ImageChoices } from '../../model/uploads/questions';
import { PlaceQuestion } from './PlaceQuestion';
import { rememberPlace } from './place-for-page';
import { placesText } from './question-text';

type Place = NonNullable< ImageChoices[ 'place' ] >;

interface Open {
	answer: Promise< Place | null >;
	/** Shows that there is one more photo. */
	add: () => void;
}

let open: Open | null = null;

/**
 * Asks in a dialog what happens to the place in a photo. Photos that come while it is open get the same answer.
 *
 * @param page Document of the page.
 * @return Null if the user does not want to upload the photos.
 */
export function askForPlace( page: Document ): Promise< Place | null > {
	open ??= show( page );
	open.add();
	return open.answer;
}

function show( page: Document ): Open {
	const element = page.createElement( 'div' );
	page.body.append( element );
	const root = createRoot( element );
	let count = 0;
	let end: ( place: Place | null ) => void;
	const answer = new Promise< Place | null >( ( resolve ) => {
		end = ( place ) => {
			open = null;
			root.unmount();
			element.remove();
			resolve( place );
		};
	} );
	const add = () => {
		count++;
		root.render(
			<DialogLayer>
				<PlaceDialog
					count={ count }
					onChoose={ ( place, isForPage ) => {
						if ( isForPage ) {
							rememberPlace( place );
						}
						end( place );
					} }
					onCancel={ () => end( null ) }
				/>
			</DialogLayer>
		);
	};
	return { answer, add };
}

interface Props {
	/** Number of photos with a place. */
	count: number;
	onChoose: ( place: Place, isForPage: boolean ) => void;
	/** Called if the photos are not uploaded. */
	onCancel: () => void;
}

/** The question of photos that blocks upload. */
export const PlaceDialog = ( { count, onChoose, onCancel }: Props ) => (
	<Modal
		className="pagewright-media-place"
		title={ placesText( count ) }
		size="medium"
		onRequestClose={ onCancel }
	>
		<Flex direction="column" align="stretch" gap={ 4 }>
			<PlaceQuestion onChoose={ onChoose }>
				<Button size="compact" variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel upload', 'pagewright' ) }
				</Button>
			</PlaceQuestion>
		</Flex>
	</Modal>
);
