import { onArrowKeys } from '../slides/arrow-keys';
import type { Slider } from './slider';

/** Delay before arrows and dots disappear after the pointer left, in ms. */
const LEAVE_MS = 750;
const SHOWN = 'is-nav-shown';

/** Handles arrows, dots and keys; hides arrows and dots for fewer than two slides. */
export function navigate( slider: Slider ): void {
	const { section, all, signal, on } = slider;
	const parts = [ ...section.children ].filter( ( part ) =>
		part.matches( '.sow-slide-nav,.sow-slider-pagination' )
	) as HTMLElement[];
	const placeOf = ( { dataset }: HTMLElement ) =>
		slider.slides.indexOf( all[ Number( dataset.goto ) ]! );

	const update = () => {
		for ( const part of parts ) {
			// Without JavaScript, dots are links and arrows would do nothing.
			part.hidden =
				slider.slides.length < 2 || ( signal.aborted && part.matches( '.sow-slide-nav' ) );
			for ( const dot of part.querySelectorAll< HTMLElement >( '[data-goto]' ) ) {
				const place = placeOf( dot );
				dot.parentElement!.hidden = place < 0;
				if ( slider.slides[ place ] === slider.active && ! signal.aborted ) {
					dot.setAttribute( 'aria-current', 'true' );
				} else {
					dot.removeAttribute( 'aria-current' );
				}
			}
		}
	};
	const choose = ( event: Event ) => {
		const link = ( event.target as Element ).closest< HTMLElement >(
			'[data-action],[data-goto]'
		);
		// Space activates these links like buttons.
		if (
			( ( event as KeyboardEvent ).key ?? ' ' ) === ' ' &&
			parts.some( ( part ) => part.contains( link ) )
		) {
			event.preventDefault();
			if ( link!.dataset.goto ) {
				slider.go( placeOf( link! ) );
			} else {
				slider.step( link!.dataset.action === 'prev' ? -1 : 1 );
			}
		}
	};
	update();
	slider.changed.push( update );
	on( section, 'click', choose );
	on( section, 'keydown', choose );
	onArrowKeys( section, signal, ( step ) => slider.step( step ) );
	showWithPointer( slider );
	signal.addEventListener( 'abort', update );
}

/** Shows arrows and dots with the pointer, or always if the settings say so for this viewport. */
function showWithPointer( { section, settings, signal, on, wait }: Slider ): void {
	const small = window.matchMedia( `(max-width: ${ settings.breakpoint })` );
	let isOver = false;
	let timer = 0;
	const show = () =>
		section.classList.toggle(
			SHOWN,
			! signal.aborted &&
				( isOver ||
					settings[ `nav_always_show_${ small.matches ? 'mobile' : 'desktop' }` ] )
		);
	const turn = ( isNow: boolean ) => {
		isOver = isNow;
		show();
	};
	show();
	on( small, 'change', show );
	on( section, 'pointerenter', () => {
		clearTimeout( timer );
		turn( true );
	} );
	on( section, 'pointerleave', () => {
		timer = wait( LEAVE_MS, () => turn( false ) );
	} );
	signal.addEventListener( 'abort', show );
}
