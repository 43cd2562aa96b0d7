/** Direction of an input whose text may be of any script. While it is empty the page's, where browsers take `auto` for left to right. */
export const textDirection = ( text: string ): 'auto' | undefined =>
	text === '' ? undefined : 'auto';
