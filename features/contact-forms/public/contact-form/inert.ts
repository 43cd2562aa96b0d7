/** Makes elements with the class `inert-on-<status>` inert while the form has that status. */
export function watchInert( form: HTMLFormElement ): void {
	const update = () =>
		form.querySelectorAll< HTMLElement >( '[class*=inert-on-]' ).forEach( ( part ) => {
			const isNow = part.classList.contains( `inert-on-${ form.dataset.status }` );
			part.toggleAttribute( 'inert', isNow );
			part.classList.toggle( 'active-on-any', isNow );
		} );
	update();
	form.addEventListener( 'wpcf7statuschanged', update );
}
