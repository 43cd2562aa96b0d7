/**
 * Returns the direction of an input for text in any script. An empty input has the page's
 * direction; browsers treat `auto` as left to right.
 */
export const textDirection = ( text: string ): 'auto' | undefined =>
	text === '' ? undefined : 'auto';
