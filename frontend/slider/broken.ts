import type { Slider } from './slider';

const PICTURE = '.sow-slider-background-image';

/** Leaves out slides whose image does not load, and counts the others again. */
export function leaveOutBroken( slider: Slider ): void {
	const { list, slides, signal, on } = slider;
	const label = slides[ 0 ]!.firstElementChild?.getAttribute( 'aria-label' );
	const renumber = () => {
		numberDots( slider );
		slider.slides.forEach( ( { firstElementChild }, i, { length } ) => {
			if ( label ) {
				firstElementChild!.setAttribute(
					'aria-label',
					// The label of the first slide: its 1 is the position, the other number is the
					// total.
					label.replace( /\d+/g, ( digits ) => `${ digits === '1' ? i + 1 : length }` )
				);
			}
		} );
	};
	const check = async ( picture: HTMLImageElement ) => {
		try {
			// A vector image without a size looks like a failed one.
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
