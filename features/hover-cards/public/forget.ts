const MARKS = [ 'data-pagewright-hover-card', 'tabindex', 'role', 'aria-label' ];

/** Removes the button role from images of people without a profile; a focused one keeps it. */
export function forget( hash: string ): void {
	const pictures = document.querySelectorAll< HTMLElement >(
		`[data-pagewright-hover-card="${ hash }"]`
	);
	for ( const picture of pictures ) {
		const unmark = () => {
			// Only our stub gives an image this role.
			const names = picture.matches( '[role=button]' ) ? MARKS : MARKS.slice( 0, 1 );
			names.forEach( ( name ) => picture.removeAttribute( name ) );
		};
		if ( picture.matches( ':focus' ) ) {
			picture.addEventListener( 'blur', unmark, { once: true } );
		} else {
			unmark();
		}
	}
}
