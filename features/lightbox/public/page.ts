/** Everything that a page loads before a visitor approaches an image: at most 1 KB. */
const LINKS = `a[data-pagewright-lightbox]:not([data-pagewright-lightbox=off]),a[data-lightbox],a[rel^=lightbox],a.pagewright-lightbox-frame,.pagewright-lightbox-frame a`;

const load = () => import( /* webpackChunkName: "lightbox" */ './open' );

/** While WordPress's own thickbox runs, it handles its links. */
const linkAt = ( { target }: Event ) => {
	// Galleries lay captions over their images: a caption counts as its image, links in it as
	// links.
	const link = ( ( target as Element ).closest?.( 'a' ) ??
		( target as Element ).closest?.( '[data-pagewright-album] a+figcaption' )
			?.previousElementSibling ) as HTMLAnchorElement | undefined;
	return link?.href && link.matches( LINKS + ( 'tb_show' in window ? '' : ',a.thickbox' ) )
		? link
		: null;
};

/** Opens a link as a click does. If the lightbox does not load, the browser follows the link. */
export const openLightbox = ( link: HTMLAnchorElement ): Promise< void > =>
	load().then(
		( { open } ) => open( link ),
		() => location.assign( link.href )
	);

addEventListener( 'click', ( event ) => {
	const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
	const link = linkAt( event );
	if ( link && ! ( button || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented ) ) {
		event.preventDefault();
		openLightbox( link );
	}
} );
for ( const type of [ 'pointerover', 'focusin' ] ) {
	addEventListener( type, ( event ) => linkAt( event ) && load().catch( () => {} ) );
}
if ( /^#lightbox=/.test( location.hash ) ) {
	load().then( ( { openAddress } ) => openAddress() );
}
