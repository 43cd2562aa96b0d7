let sheet: Promise< void > | undefined;

/** Loads the style sheet once. Without it there is a card all the same. */
export function loadSheet( href: string ): Promise< void > {
	return ( sheet ??= new Promise( ( done ) => {
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = href;
		link.onload = link.onerror = () => done();
		document.head.append( link );
	} ) );
}
