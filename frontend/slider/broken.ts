import type { Slider } from './slider';

const PICTURE = '.sow-slider-background-image';

/** Leaves out slides whose picture does not load, and counts the others anew. */
export function leaveOutBroken( slider: Slider ): void {
	const { list, slides, signal, on } = slider;
	const label = slides[ 0 ]!.firstElementChild?.getAttribute( 'aria-label' );
	const renumber = () => {
		numberDots( slider );
		slider.slides.forEach( ( { firstElementChild }, i, { length } ) => {
			if ( label ) {
				firstElementChild!.setAttribute(
					'aria-label',
					// The first slide's: its 1 is the place, the other number how many there are.
					label.replace( /\d+/g, ( digits ) => `${ digits === '1' ? i + 1 : length }` )
				);
			}
		} );
	};
	const check = async ( picture: HTMLImageElement ) => {
		try {
			// A drawing without a size looks like one that has failed.
			await picture.decode();
		} catch {
			const slide = picture.closest( 'li' )!;
			if ( slider.slides.length > 1 && slider.slides.includes( slide ) && ! signal.aborted ) {
				slider.leaveOut( slide );
				renumber();
			}
		}
	};
	on(
		list,
		'error',
		( { target } ) => {
			if ( ( target as Element ).matches( PICTURE ) ) {
				check( target as HTMLImageElement );
			}
		},
		true
	);
	for ( const picture of list.querySelectorAll< HTMLImageElement >( PICTURE ) ) {
		if ( picture.complete && ! picture.naturalWidth ) {
			check( picture );
		}
	}
	signal.addEventListener( 'abort', renumber );
}

function numberDots( { section, all, slides }: Slider ): void {
	for ( const dot of section.querySelectorAll< HTMLElement >( ':scope > ol [data-goto]' ) ) {
		const number = `${ slides.indexOf( all[ Number( dot.dataset.goto ) ]! ) + 1 }`;
		dot.textContent &&= number;
		dot.ariaLabel &&= dot.ariaLabel.replace( /\d+/, number );
	}
}
