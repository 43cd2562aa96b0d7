import type PhotoSwipe from 'photoswipe';
import type { Picture } from './album';
import { itemOf, probe } from './items';

type Content = NonNullable< PhotoSwipe[ 'currSlide' ] >[ 'content' ];

interface Parts {
	swipe: PhotoSwipe;
	/** In the order of PhotoSwipe. */
	pictures: Picture[];
	/** Whether stepping wraps around. */
	isRound: boolean;
	failed: string;
	signal: AbortSignal;
}

/**
 * Manages loading around the current image: determines unknown sizes and cancels loads that are no
 * longer near.
 */
export function manageLoads( { swipe, pictures, isRound, failed, signal }: Parts ): void {
	const probes = new Map< number, AbortController >();
	const isNear = ( index: number ) => {
		const away = Math.abs( index - swipe.currIndex );
		return away < 2 || ( isRound && away === pictures.length - 1 );
	};
	sayFailures( swipe, pictures, failed );
	swipe.on( 'change', () => {
		for ( const [ index, life ] of probes ) {
			if ( ! isNear( index ) ) {
				life.abort();
				probes.delete( index );
			}
		}
		giveUp( swipe, isNear );
		pictures.forEach( ( picture, index ) => {
			const isKnown = ( picture.width && picture.height ) || picture.hasFailed;
			if ( isNear( index ) && ! isKnown && ! probes.has( index ) ) {
				const life = new AbortController();
				probes.set( index, life );
				void learn( swipe, { picture, index, signal: life.signal } ).then( () =>
					probes.delete( index )
				);
			}
		} );
	} );
	signal.addEventListener( 'abort', () => probes.forEach( ( life ) => life.abort() ) );
}

/** Shows a message in place of images that do not load. */
function sayFailures( swipe: PhotoSwipe, pictures: Picture[], failed: string ): void {
	const message = () => {
		const element = document.createElement( 'p' );
		element.className = 'pagewright-lightbox__failed';
		element.setAttribute( 'role', 'alert' );
		element.textContent = failed;
		return element;
	};
	swipe.addFilter( 'contentErrorElement', message );
	swipe.on( 'contentAppend', ( { content } ) => {
		if ( pictures[ content.index ]?.hasFailed && content.element ) {
			content.element.replaceChildren( message() );
		}
	} );
}

interface Unknown {
	picture: Picture;
	index: number;
	signal: AbortSignal;
}

/** Determines the size of an image and then shows it. */
async function learn( swipe: PhotoSwipe, { picture, index, signal }: Unknown ): Promise< void > {
	await probe( picture, signal );
	( swipe.options.dataSource as unknown[] )[ index ] = itemOf( picture );
	if ( ! swipe.isDestroying ) {
		swipe.refreshSlideContent( index );
	}
}

/** Cancels loads that are no longer needed. */
function giveUp( swipe: PhotoSwipe, isNear: ( index: number ) => boolean ): void {
	// Its own cache, which keeps outdated entries.
	const { _cachedItems: contents } = swipe.contentLoader as unknown as {
		_cachedItems: Content[];
	};
	for ( const content of [ ...contents ] ) {
		if ( content.isLoading() && ! isNear( content.index ) ) {
			const image = content.element as HTMLImageElement;
			image.onload = image.onerror = null;
			image.removeAttribute( 'srcset' );
			image.removeAttribute( 'src' );
			swipe.contentLoader.removeByIndex( content.index );
			content.destroy();
		}
	}
}
