/**
 * Postpones changes of the layout while a mouse button is held. Leaving a field by a click changes
 * the page between press and release.
 *
 * @param here Window of the page.
 * @return Function that runs a callback now, or after the button was released and the click is over.
 */
export function createRelease( here: Window ): ( run: () => void ) => void {
	let isHeld = false;
	let waiting: Array< () => void > = [];
	const release = () => {
		isHeld = false;
		// After the click, which follows the release.
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
	// A release outside the window may fire no event. `blur` of fields does not bubble to the
	// window.
	here.addEventListener( 'blur', release );
	return ( run ) => {
		if ( isHeld ) {
			waiting.push( run );
		} else {
			run();
		}
	};
}
