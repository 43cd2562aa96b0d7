import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { PlaceDialog } from '../../browser/upload/ask-for-place';

/** A button that opens the question about the places in photos. */
function FakePlace( { count }: { count: number } ) {
	const [ isOpen, setOpen ] = useState( false );
	const [ said, setSaid ] = useState( '' );
	const end = ( answer: string ) => {
		setOpen( false );
		setSaid( answer );
	};
	return (
		<>
			<Button variant="primary" onClick={ () => setOpen( true ) }>
				Upload photos
			</Button>
			{ isOpen && (
				<PlaceDialog
					count={ count }
					onChoose={ ( place, isForPage ) =>
						end( isForPage ? `${ place }, also later` : place )
					}
					onCancel={ () => end( 'canceled' ) }
				/>
			) }
			<output data-said="">{ said }</output>
		</>
	);
}

export const PLACE_STATES = [
	{
		title: 'A photo of a block with its place',
		draw: () => <FakePlace count={ 1 } />,
	},
	{
		title: 'Photos of blocks with their places',
		draw: () => <FakePlace count={ 12 } />,
	},
];
