const DECOY = 'alt_s';
/** Value by which the server detects a test of an administrator. */
const ACTED = 'spam-bot';
const TOUCHES = [ 'pointerdown', 'keydown', 'focusin', 'touchstart' ] as const;

/**
 * Adds the hidden field to a form when a visitor first uses it. Bots that only parse the page never
 * get it.
 */
function addOnTouch( holder: HTMLElement ): void {
	const form = holder.closest( 'form' );
	const [ name = '', value = '' ] = ( holder.dataset.pagewrightTrap ?? '' ).split( ' ' );
	const add = () => {
		TOUCHES.forEach( ( type ) => form?.removeEventListener( type, add ) );
		const field = holder.ownerDocument.createElement( 'input' );
		Object.assign( field, { type: 'hidden', name, value } );
		holder.append( field );
	};
	TOUCHES.forEach( ( type ) => form?.addEventListener( type, add, { passive: true } ) );
}

/** Adds the button with which administrators fill in the decoy. */
function actAsBot( block: HTMLElement ): void {
	const button = block.querySelector( 'button' );
	const decoy = block
		.closest( 'form' )
		?.querySelector< HTMLInputElement >( `input[name="${ DECOY }"]` );
	const off = button?.textContent ?? '';
	button?.addEventListener( 'click', () => {
		const acts = button.getAttribute( 'aria-pressed' ) !== 'true';
		button.setAttribute( 'aria-pressed', String( acts ) );
		button.textContent = acts ? ( button.dataset.on ?? off ) : off;
		if ( decoy ) {
			decoy.value = acts ? ACTED : '';
			// Survives a reset of the form.
			decoy.defaultValue = decoy.value;
		}
	} );
}

/** Starts the trap in every form of the page, and in forms that are added later. */
export function startTrap( root: Document ): void {
	const seen = new WeakSet< Element >();
	const start = () => {
		for ( const part of root.querySelectorAll< HTMLElement >(
			'[data-pagewright-trap], .pagewright-spam-test'
		) ) {
			if ( ! seen.has( part ) ) {
				seen.add( part );
				( part.dataset.pagewrightTrap ? addOnTouch : actAsBot )( part );
			}
		}
	};
	start();
	new MutationObserver( start ).observe( root.documentElement, {
		childList: true,
		subtree: true,
	} );
}
