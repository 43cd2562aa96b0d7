export interface Motion {
	/** True while the visitor asks for less motion. */
	isReduced: () => boolean;
}

/** Reads the visitor's wish for less motion, live. */
export function watchMotion( signal: AbortSignal, onChange: () => void = () => {} ): Motion {
	const query = window.matchMedia( '(prefers-reduced-motion: reduce)' );
	query.addEventListener( 'change', onChange, { signal } );
	return { isReduced: () => query.matches };
}
