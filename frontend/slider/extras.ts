import { leaveOutBroken } from './broken';
import { fitHeight } from './height';
import { linkSlides } from './links';
import { reveal } from './reveal';
import type { Slider } from './slider';

/** Features that few sliders need. */
export function addExtras( slider: Slider ): void {
	reveal( slider );
	fitHeight( slider );
	linkSlides( slider );
	leaveOutBroken( slider );
}
