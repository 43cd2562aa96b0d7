/**
 * Puts off what would move the page under the mouse while one of its buttons is held. Leaving a field by a click
 * elsewhere changes it between press and release.
 *
 * @param here The page's window.
 * @return Runs something now, or when the button is let go and the click is over.
 */
export function createRelease( here: Window ): ( run: () => void ) => void {
	let isHeld = false;
	let waiting: Array< () => void > = [];
	const release = () => {
		isHeld = false;
		// After the click, which comes with the release.
		here.setTimeout( () => {
			const runs = waiting;
			waiting = [];
			runs.forEach( ( run ) => run() );
		} );
	};
	here.addEventListener( 'mousedown', () => ( isHeld = true ), true );
	for ( const name of [ 'mouseup', 'dragend', 'keydown' ] ) {
		here.addEventListener( name, release, true );
	}
	// A release outside the window may never be heard of. Fields that are left do not bubble up to here.
	here.addEventListener( 'blur', release );
	return ( run ) => {
		if ( isHeld ) {
			waiting.push( run );
		} else {
			run();
		}
	};
}
