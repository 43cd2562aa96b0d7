import type { MutableRefObject } from 'react';
import { Spinner } from '@wordpress/components';
import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import {
	isFinished,
	leftIn,
	neighborsOf,
	shownIn,
	type TextList,
} from '../../model/alternative-texts/text-list';
import type { TextListKind, TextPort } from '../../text-port';
import { wholeImage } from '../attachment/Preview';
import { titleOf } from '../file-texts';
import { FailurePanel } from '../states/FailurePanel';
import type { MediaStore } from '../store/media-store';
import type { BrowserContext } from '../types';
import { End } from './End';
import { Failed } from './Failed';
import { Head } from './Head';
import { ShownImage } from './ShownImage';
import { leftText } from './texts';
import type { ViewKeys } from './types';
import { useSteps } from './use-steps';
import { useSuggestion } from './use-suggestion';
import { useTextList } from './use-text-list';

interface Props {
	store: MediaStore;
	port: TextPort;
	context: BrowserContext;
	kind: TextListKind;
	onKind: ( kind: TextListKind ) => void;
	keys: MutableRefObject< ViewKeys | null >;
}

/** The images of a list, one after another. */
export function Walk( { store, port, context, kind, onKind, keys }: Props ) {
	const [ list, dispatch ] = useTextList( port, store, kind );
	const steps = useSteps( { store, port, list, dispatch } );
	const shown = shownIn( list );
	const next = neighborsOf( list );
	const suggestion = useSuggestion( port, suggestedFor( list, next[ 0 ] ) );
	const move = ( by: 1 | -1 ) => dispatch( { type: 'moved', by } );
	useLayoutEffect( () => {
		keys.current = { move, undo: steps.undo };
	} );
	useAnnouncements( list, context.language );
	const isAtEnd = ! shown && isFinished( list );
	return (
		<div className="pagewright-alternative-texts__walk pagewright-media-library">
			<Head { ...{ list, kind, onKind, steps, move } } language={ context.language } />
			<Failed
				{ ...{ list, store } }
				loginUrl={ context.loginUrl }
				onRetry={ ( step ) => void steps.send( step ) }
				onShow={ ( id ) => dispatch( { type: 'shown', id } ) }
			/>
			{ list.failure && (
				<FailurePanel
					failure={ list.failure }
					loginUrl={ context.loginUrl }
					onRetry={ () => dispatch( { type: 'loadRetried' } ) }
				/>
			) }
			{ shown && (
				<ShownImage
					{ ...{ store, context, kind, suggestion } }
					entry={ shown }
					onStep={ ( step ) => void steps.send( step ) }
					onPass={ () => dispatch( { type: 'passed' } ) }
					onGone={ () => steps.lose( shown ) }
				/>
			) }
			{ ! shown && ! isAtEnd && ! list.failure && (
				<div className="pagewright-alternative-texts__wait">
					<Spinner />
					<p>{ __( 'Loading…', 'pagewright' ) }</p>
				</div>
			) }
			{ isAtEnd && <End kind={ kind } left={ leftIn( list ) } /> }
			<Ahead store={ store } ids={ next } />
		</div>
	);
}

/** Images that the user may not edit need no suggestion. */
const suggestedFor = ( list: TextList, next: number | undefined ): number[] =>
	[ list.current, next ?? null ].filter(
		( id ): id is number =>
			id !== null && list.entries.some( ( { row } ) => row.id === id && row.canEdit )
	);

/** Says which image is shown, from the second one: the dialog and its field say the first one. */
function useAnnouncements( list: TextList, language: string ): void {
	const last = useRef< number | null >( null );
	const shown = shownIn( list );
	const text = shown && `${ titleOf( shown.row ) }. ${ leftText( leftIn( list ), language ) }`;
	const id = shown?.row.id ?? null;
	const latest = useRef( text );
	latest.current = text;
	useEffect( () => {
		if ( last.current !== null && id !== null && latest.current ) {
			speak( latest.current );
		}
		last.current = id ?? last.current;
	}, [ id ] );
}

/** Loads the images that follow, so that the user does not wait for them. */
function Ahead( { store, ids }: { store: MediaStore; ids: readonly number[] } ) {
	const key = ids.join();
	useEffect( () => {
		key.split( ',' )
			.filter( Boolean )
			.forEach( ( id ) => void store.load( Number( id ) ) );
	}, [ store, key ] );
	const images = ids.flatMap( ( id ) => {
		const loaded = store.attachment( id );
		const image = loaded?.status === 'ready' ? wholeImage( loaded.attachment ) : null;
		return image ? [ image.url ] : [];
	} );
	return (
		<div hidden>
			{ images.map( ( url ) => (
				<img key={ url } src={ url } alt="" />
			) ) }
		</div>
	);
}
