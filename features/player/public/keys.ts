/** Action of a key. */
export type Wish =
	| 'toggle'
	| 'back'
	| 'forward'
	| 'louder'
	| 'softer'
	| 'start'
	| 'end'
	| 'mute'
	| 'fullscreen'
	| 'captions'
	| 'frame-back'
	| 'frame-forward';

const WISHES: Record< string, Wish > = {
	' ': 'toggle',
	k: 'toggle',
	ArrowLeft: 'back',
	ArrowRight: 'forward',
	ArrowUp: 'louder',
	ArrowDown: 'softer',
	Home: 'start',
	End: 'end',
	m: 'mute',
	f: 'fullscreen',
	c: 'captions',
	',': 'frame-back',
	'.': 'frame-forward',
};

/**
 * Returns the action of a key, unless it is a browser shortcut or belongs to the focused control:
 * arrow keys to sliders and menus, Space to buttons.
 */
export function wishOf( event: KeyboardEvent ): Wish | undefined {
	if ( event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented ) {
		return undefined;
	}
	const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
	const target = event.target as Element | null;
	const isOwn =
		( key.length > 1 && target?.closest( 'input, [role="menu"]' ) ) ||
		( key === ' ' && target?.closest( 'button, a, [role="menu"]' ) );
	return isOwn ? undefined : WISHES[ key ];
}
