/**
 * Opens the shadow roots of HTML that was put into the page, which browsers do only while they read a page.
 * Something that has one already keeps it.
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
