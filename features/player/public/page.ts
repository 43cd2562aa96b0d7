import { whenNear } from '../../../frontend/slides/near';

const ROOTS = '[data-pagewright="player"], [data-pagewright="playlist"]';
const PLAYS = '.pagewright-player__facade, .pagewright-playlist__link';

const lives = new Map< HTMLElement, AbortController >();

/** Loads the player when it is near the viewport, or earlier when it is used. */
function wait( root: HTMLElement ): void {
	const life = new AbortController();
	const { signal } = life;
	const early = new AbortController();
	let started: Promise< void > | undefined;
	lives.set( root, life );
	const begin = () =>
		( started ??= import( /* webpackChunkName: "player-core" */ './core' )
			.then( ( core ) => {
				const { destroy } = core.start( root );
				if ( signal.aborted ) {
					destroy();
				}
				signal.addEventListener( 'abort', destroy );
			} )
			// eslint-disable-next-line no-console -- the only place where developers see it.
			.catch( ( error ) => console.error( 'pagewright: player could not start.', error ) )
			.finally( () => early.abort() ) );
	root.addEventListener( 'focusin', begin, early );
	root.addEventListener(
		'click',
		( event ) => {
			const link = ( event.target as Element ).closest< HTMLElement >( PLAYS );
			if (
				link &&
				! event.ctrlKey &&
				! event.metaKey &&
				! event.shiftKey &&
				! event.altKey
			) {
				event.preventDefault();
				// The player then handles the click; without it, the browser follows the link.
				begin().then( () => link.click() );
			}
		},
		early
	);
	signal.addEventListener( 'abort', () => early.abort() );
	whenNear( root, signal, begin );
}

/**
 * Also handles elements that are added later, in previews and by other scripts; destroys players of
 * removed ones.
 */
function look(): void {
	for ( const [ root, life ] of lives ) {
		if ( ! root.isConnected ) {
			lives.delete( root );
			life.abort();
		}
	}
	for ( const root of document.querySelectorAll< HTMLElement >( ROOTS ) ) {
		// A playlist starts its own player.
		if (
			! lives.has( root ) &&
			! root.parentElement?.closest( '[data-pagewright="playlist"]' )
		) {
			wait( root );
		}
	}
}

look();
new MutationObserver( look ).observe( document.documentElement, {
	childList: true,
	subtree: true,
} );
