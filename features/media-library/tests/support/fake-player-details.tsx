import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { PlayerDetails } from '../../browser/player-details/PlayerDetails';
import { playerOf, type PlayerValues } from '../../model/details/player';

interface Props {
	kind: 'audio' | 'video';
	values: PlayerValues;
}

const MIMES = {
	...{ mp3: 'audio/mpeg', ogg: 'audio/ogg', flac: 'audio/flac', m4a: 'audio/mpeg' },
	...{ wav: 'audio/wav', mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm' },
	...{ ogv: 'video/ogg', flv: 'video/x-flv' },
};

/**
 * The details of a player in a post, and what they changed. They open on demand, because the controls of browsers
 * in all players of a page are too many tab stops.
 */
export function FakePlayerDetails( { kind, values: first }: Props ) {
	const [ values, setValues ] = useState( first );
	const [ said, setSaid ] = useState( '' );
	const [ isOpen, setOpen ] = useState( false );
	if ( ! isOpen ) {
		return (
			<Button variant="primary" onClick={ () => setOpen( true ) }>
				Open dialog
			</Button>
		);
	}
	return (
		<>
			<PlayerDetails
				player={ playerOf( kind, values ) }
				mimes={ MIMES }
				onChange={ ( changes ) => {
					setValues( { ...values, ...changes } );
					setSaid( JSON.stringify( changes ) );
				} }
				onReplace={ () => setSaid( 'replace' ) }
				onAddSource={ ( format ) => setSaid( `add ${ format }` ) }
				onChoosePoster={ () => setSaid( 'poster' ) }
				onAddTrack={ () => setSaid( 'track' ) }
				onFrame={ ( image ) => {
					setValues( { ...values, poster: URL.createObjectURL( image ) } );
					setSaid( `${ image.name } ${ image.type } ${ image.size > 0 }` );
				} }
			/>
			<output data-said="">{ said }</output>
		</>
	);
}
