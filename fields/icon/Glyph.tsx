import { useEffect, useRef } from '@wordpress/element';

interface GlyphProps {
	family: string;
	style: string;
	glyph: string;
}

/** One icon, drawn by its family's font: the same class names and attribute as on the page, so a family of another plugin draws too. */
export function Glyph( { family, style, glyph }: GlyphProps ) {
	return (
		<span
			className={ [ `sow-icon-${ family }`, style ].filter( Boolean ).join( ' ' ) }
			data-sow-icon={ glyph }
			aria-hidden="true"
		/>
	);
}

/** Loads the family's style sheet into the document the form stands in, which may be the editor's canvas. Once per document. */
export function FamilyStyle( { uri }: { uri: string } ) {
	const place = useRef< HTMLSpanElement >( null );
	useEffect( () => {
		const { head } = place.current?.ownerDocument ?? {};
		const isThere =
			uri === '' ||
			! head ||
			[ ...head.querySelectorAll< HTMLLinkElement >( 'link[data-pagewright-icons]' ) ].some(
				( link ) => link.getAttribute( 'href' ) === uri
			);
		if ( ! isThere ) {
			const link = head.ownerDocument.createElement( 'link' );
			link.rel = 'stylesheet';
			link.href = uri;
			link.dataset.pagewrightIcons = '';
			head.append( link );
		}
	}, [ uri ] );
	return <span ref={ place } hidden />;
}
