import { inTurn } from '../slides/in-turn';
import { tellOfStart } from './events';
import { followHash } from './hash';
import { loadMore } from './load-more';
import { navigate } from './navigation';
import { rotate } from './rotate';
import type { Settings } from './options';
import { findSlider } from './slider';
import { makeStack, enableChanges } from './stage';

/**
 * Starts the slider on the server's HTML, split into several tasks; see blocks/slides/template.php.
 */
export function show( root: HTMLElement, options: Partial< Settings >, signal: AbortSignal ): void {
	const slider = ! signal.aborted && findSlider( root, options, signal );
	if ( ! slider ) {
		return;
	}
	slider.emit( 'slider_setup_before' );
	const tasks = [
		() => enableChanges( slider ),
		() => {
			makeStack( slider, root );
			navigate( slider );
			followHash( slider );
		},
		() => {
			loadMore( slider, rotate( slider ) );
			tellOfStart( slider );
		},
	];
	// In turns: all sliders read styles before the first one writes any.
	const next = () => {
		if ( ! signal.aborted ) {
			tasks.shift()!();
			if ( tasks.length ) {
				inTurn( next );
			}
		}
	};
	inTurn( next );
}
