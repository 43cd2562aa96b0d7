export interface Motion {
	/** Whether the visitor prefers reduced motion. */
	isReduced: () => boolean;
}

/** Watches the motion preference. */
export function watchMotion( signal: AbortSignal, onChange: () => void = () => {} ): Motion {
	const query = window.matchMedia( '(prefers-reduced-motion: reduce)' );
	query.addEventListener( 'change', onChange, { signal } );
	return { isReduced: () => query.matches };
}
