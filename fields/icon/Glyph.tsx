import type { Sprite } from './client';
import { drawingUrl } from './model';

interface GlyphProps {
	family: string;
	style: string;
	name: string;
	glyph: string;
	sprite: Sprite | undefined;
}

/**
 * Renders one icon: from the family's sprite, or by its font with the page's class names and
 * attribute, so that families of other plugins work too.
 */
export function Glyph( { family, style, name, glyph, sprite }: GlyphProps ) {
	if ( sprite ) {
		return (
			<span className="pagewright-icon__drawing" aria-hidden="true">
				<svg focusable="false">
					<use href={ drawingUrl( sprite, style, name ) } />
				</svg>
			</span>
		);
	}
	return (
		<span
			className={ [ `sow-icon-${ family }`, style ].filter( Boolean ).join( ' ' ) }
			data-sow-icon={ glyph }
			aria-hidden="true"
		/>
	);
}
