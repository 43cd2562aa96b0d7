import { Path, SVG } from '@wordpress/primitives';

/** Icon of the inserter category. */
export const CategoryIcon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5c0-1.1.9-2 2-2Zm0 1.500v15h14v-15H5Zm2 2.500h10v1.500H7V7Zm0 4h4.500v6H7v-6Zm6.500 0H17v1.500h-3.500V11Zm0 3H17v1.500h-3.500V14Z" />
	</SVG>
);

/** Distinguishes our blocks from WordPress's own, whose icons have the text color. */
export const ICON_COLOR = '#1f6b4f';

/** Returns an icon for the block registry: SVG markup, URL of an image, or nothing. */
export function widgetIcon( icon: string ) {
	if ( icon.startsWith( '<svg' ) ) {
		return (
			<span className="pagewright-block-icon" dangerouslySetInnerHTML={ { __html: icon } } />
		);
	}
	return icon ? (
		<img className="pagewright-block-icon" src={ icon } alt="" width={ 24 } height={ 24 } />
	) : (
		CategoryIcon
	);
}
