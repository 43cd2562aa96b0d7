import type { Held } from '../slides/holds';
import type { Slider } from './slider';

/** Loads code that few sliders need: for videos and unusual settings. */
export function loadMore( slider: Slider, rotation?: Held ): void {
	const { section, list, settings, signal, on } = slider;
	let isLoading = false;
	const loadExtras = async () => {
		if ( ! isLoading ) {
			isLoading = true;
			const { addExtras } = await import(
				/* webpackChunkName: "slider-extras" */ './extras'
			);
			if ( ! signal.aborted ) {
				addExtras( slider );
			}
		}
	};
	on( list, 'error', loadExtras, true );
	if (
		settings.autoHeight ||
		section.querySelector(
			'[data-parallax],.pagewright-parallax,[data-url]:not(:has(.pagewright-slide-link))'
		) ||
		[ ...list.querySelectorAll( 'img' ) ].some(
			( picture ) => picture.complete && ! picture.naturalWidth
		)
	) {
		loadExtras();
	}
	if ( section.querySelector( 'video,audio,[data-embed]' ) ) {
		import( /* webpackChunkName: "slider-video" */ './video' ).then(
			( { playMedia } ) => signal.aborted || playMedia( slider, rotation )
		);
	}
}
