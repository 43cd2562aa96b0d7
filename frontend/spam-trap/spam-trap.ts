const DECOY = 'alt_s';
/** What the server knows as an administrator's try. */
const ACTED = 'spam-bot';
const TOUCHES = [ 'pointerdown', 'keydown', 'focusin', 'touchstart' ] as const;

/** Puts the hidden field into a form when somebody touches it. Programs that only read the page never have it. */
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

/** The button with which administrators fill in the decoy. */
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
			// A form that is emptied gets this value back.
			decoy.defaultValue = decoy.value;
		}
	} );
}

/** Starts the trap in every form of the page, and in those that come later. */
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
