/**
 * Attaches shadow roots of inserted HTML, which browsers only do while parsing a page. Elements
 * with a shadow root keep it.
 */
export function openShadowRoots( within: ParentNode ): void {
	for ( const template of within.querySelectorAll< HTMLTemplateElement >(
		'template[shadowrootmode="open"]'
	) ) {
		const host = template.parentElement;
		if ( host && ! host.shadowRoot ) {
			host.attachShadow( { mode: 'open' } ).append( template.content );
			template.remove();
		}
	}
}
