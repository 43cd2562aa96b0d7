import type { PlayerEdit, PlayerFrame } from './player-frame';

/** States that end with a button that uses the selected file. */
const statesOf = ( kind: PlayerEdit[ 'kind' ] ): string[] => [
	...[ `replace-${ kind }`, `add-${ kind }-source` ],
	...[ 'select-poster-image', 'add-track' ],
];

/** Disables the buttons that use a file until one is selected; without a file, they fail in WordPress. */
export function requireSelection( { kind, frame }: PlayerEdit ): void {
	const states = statesOf( kind );
	frame.on( states.map( ( id ) => `toolbar:render:${ id }` ).join( ' ' ), () =>
		disableButton( frame )
	);
	if ( states.includes( frame.toolbar.mode() ?? '' ) ) {
		disableButton( frame );
	}
}

function disableButton( frame: PlayerFrame ): void {
	const toolbar = frame.toolbar.get();
	const button = toolbar?.get( 'button' );
	if ( button ) {
		button.options.requires = { selection: true };
		toolbar?.refresh();
	}
}
