import { Button } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CodeDialog } from '../../browser/CodeDialog';
import type { MediaStore } from '../../browser/store/media-store';
import type { BrowserContext } from '../../browser/types';

interface Props {
	store: MediaStore;
	context: BrowserContext;
}

/** Opens the images without an alternative text. The code loads with the first use. */
export function TextsButton( { store, context }: Props ) {
	const [ isOpen, setOpen ] = useTextsAddress();
	const title = __( 'Alternative texts', 'pagewright' );
	const close = () => setOpen( false );
	return (
		<>
			<Button variant="secondary" onClick={ () => setOpen( true ) } __next40pxDefaultSize>
				{ title }
			</Button>
			{ isOpen && (
				<CodeDialog
					from={ loadTexts }
					title={ title }
					loginUrl={ context.loginUrl }
					onClose={ close }
				>
					{ ( { AlternativeTexts } ) => (
						<AlternativeTexts { ...{ store, context } } onClose={ close } />
					) }
				</CodeDialog>
			) }
		</>
	);
}

const loadTexts = () =>
	import(
		/* webpackChunkName: "media-texts" */ '../../browser/alternative-texts/AlternativeTexts'
	);

/** Mark of a history entry that this view added. */
const MARK = 'pagewrightTexts';
const VIEW = 'alternative-texts';

const isShown = ( { search }: Location ): boolean =>
	new URLSearchParams( search ).get( 'view' ) === VIEW;

/** Keeps in the URL whether the view is open, so that Back closes it: ?view=alternative-texts. */
function useTextsAddress() {
	const [ isOpen, setOpen ] = useState( () => isShown( window.location ) );
	const isLeaving = useRef( false );
	useEffect( () => {
		const follow = () => {
			isLeaving.current = false;
			setOpen( isShown( window.location ) );
		};
		window.addEventListener( 'popstate', follow );
		return () => window.removeEventListener( 'popstate', follow );
	}, [] );
	const change = useCallback( ( isWanted: boolean ) => {
		const { history, location } = window;
		const url = new URL( location.href );
		if ( isWanted ) {
			url.searchParams.set( 'view', VIEW );
			history.pushState( { [ MARK ]: true }, '', url );
		} else if ( history.state?.[ MARK ] ) {
			// A second call before the event would leave the screen.
			if ( ! isLeaving.current ) {
				isLeaving.current = true;
				history.back();
			}
		} else {
			url.searchParams.delete( 'view' );
			history.replaceState( history.state, '', url );
		}
		setOpen( isWanted );
	}, [] );
	return [ isOpen, change ] as const;
}
