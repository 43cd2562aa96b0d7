import type { Slider } from './slider';

const DELAY_MS = 425;

/** Shows parallax backgrounds after they have been positioned. */
export function reveal( { section, signal, wait }: Slider ): void {
	const all = section.querySelectorAll( '[data-parallax],.pagewright-parallax' );
	const set = ( isRevealed: boolean ) =>
		all.forEach( ( { classList } ) => classList.toggle( 'is-revealed', isRevealed ) );
	wait( DELAY_MS, () => set( true ) );
	signal.addEventListener( 'abort', () => set( false ) );
}
