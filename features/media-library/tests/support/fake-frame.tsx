import { Button } from '@wordpress/components';
import { useReducer, useState } from '@wordpress/element';
import { Arranger } from '../../browser/arrange/Arranger';
import { Browser } from '../../browser/Browser';
import { Embed } from '../../browser/embed/Embed';
import { loadImage, useEmbed } from '../../browser/embed/use-embed';
import { Frame } from '../../browser/frame/Frame';
import type { FrameTexts } from '../../browser/frame/texts';
import { MediaStore } from '../../browser/store/media-store';
import type { FrameId } from '../../model/frames';
import { createNavigation, reduceNavigation } from '../../model/navigation';
import { createSelection, reduceSelection } from '../../model/selection';
import type { FrameState } from '../../model/states';
import { fakeContext } from './fake-context';
import { createFakePort } from './fake-port';

const PAGE = { hasThumbnail: true, hasAudio: true, hasVideo: true, tabs: [ 'stock' ] };
const SITE = fakeContext();
/** An image that loads without a request. */
const probe: typeof loadImage = async ( url ) =>
	url.endsWith( '.webp' ) ? { width: 800, height: 600 } : null;

interface FakeFrameProps {
	frame: FrameId;
	texts?: FrameTexts;
}

/** A button that opens a dialog with a port in memory. */
export function FakeFrame( { frame, texts = {} }: FakeFrameProps ) {
	const [ store ] = useState( () => new MediaStore( createFakePort( { generated: 500 } ) ) );
	const [ navigation, navigate ] = useReducer( reduceNavigation, createNavigation( frame ) );
	const [ selection, setSelection ] = useState( createSelection( false ) );
	const [ inLibrary, setInLibrary ] = useState( 0 );
	const [ said, setSaid ] = useState( '' );
	const embed = useEmbed( store.port, probe );
	const browse = ( state: FrameState ) => (
		<Browser
			key={ navigation.state }
			{ ...{ store, state, selection } }
			context={ SITE }
			onSelectionChange={ setSelection }
			onListChange={ ( { total } ) => setInLibrary( total ?? 0 ) }
			onConfirm={ () => navigate( { type: 'confirmed' } ) }
			{ ...( state.content.includes( 'edit-selection' )
				? {
						onEditSelection: () =>
							navigate( { type: 'contentChosen', content: 'edit-selection' } ),
					}
				: {} ) }
		/>
	);
	const arrange = ( state: FrameState ) => (
		<Arranger
			{ ...{ store, state } }
			context={ SITE }
			field={ null }
			ids={ [ ...selection.ids ] }
			onChange={ ( ids ) => {
				const removed = [ ...selection.ids ].filter( ( id ) => ! ids.includes( id ) );
				const left = reduceSelection( selection, { type: 'removed', ids: removed } );
				setSelection( reduceSelection( left, { type: 'reordered', ids } ) );
			} }
			slots={ {
				top: (
					<Button
						variant="tertiary"
						onClick={ () => navigate( { type: 'contentChosen', content: 'browse' } ) }
					>
						Back to the library
					</Button>
				),
			} }
		/>
	);
	return (
		<>
			<Button
				variant="primary"
				onClick={ () => {
					setSelection( createSelection( frame === 'post' ? 'reset' : false ) );
					navigate( { type: 'opened' } );
				} }
			>
				Open dialog
			</Button>
			<Frame
				{ ...{ navigation, texts } }
				context={ PAGE }
				onNavigate={ ( event ) => {
					if ( event.type === 'stateChosen' ) {
						setSelection( createSelection( 'add' ) );
					}
					navigate( event );
				} }
				facts={ {
					...{ selected: selection.ids.size, selectedUploading: 0, inLibrary },
					...{ libraryUploading: 0, url: embed.embed.url, hasImage: false },
				} }
				onButton={ ( { id } ) => {
					setSaid( `${ id } ${ [ ...selection.ids ].join( ' ' ) || embed.embed.url }` );
					navigate( { type: id === 'back' ? 'backPressed' : 'confirmed' } );
				} }
			>
				{ ( content, state ) => {
					if ( content === 'browse' ) {
						return browse( state );
					}
					if ( content === 'edit-selection' ) {
						return arrange( state );
					}
					return content === 'embed' ? <Embed control={ embed } /> : <p>{ content }</p>;
				} }
			</Frame>
			<output data-said="">{ said }</output>
		</>
	);
}
