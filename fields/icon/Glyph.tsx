import type { Sprite } from './client';
import { drawingUrl } from './model';

interface GlyphProps {
	family: string;
	style: string;
	name: string;
	glyph: string;
	sprite: Sprite | undefined;
}

/** One icon: from the family's sprite, or by its font with the class names and attribute of the page, so that a family of another plugin draws too. */
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
