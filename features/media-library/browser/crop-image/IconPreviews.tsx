import { __, sprintf } from '@wordpress/i18n';
import { iconPreview, ICON_PREVIEWS_PX } from '../../model/crop/crop';
import type { Rect, Size } from '../../model/edit-image/geometry';

interface IconPreviewsProps {
	url: string;
	image: Size;
	area: Rect;
	siteTitle: string;
}

const [ APP_PX, ...TAB_PX ] = ICON_PREVIEWS_PX;

/** The site icon as that of an app, and in tabs of browsers. They change with the area. */
export function IconPreviews( { siteTitle, ...picture }: IconPreviewsProps ) {
	return (
		<section
			className="pagewright-crop-image__previews"
			aria-label={ __( 'Previews of the site icon', 'pagewright' ) }
		>
			<figure>
				<Picture size={ APP_PX } { ...picture } />
				<figcaption>{ __( 'App icon', 'pagewright' ) }</figcaption>
			</figure>
			{ TAB_PX.map( ( size ) => (
				<figure key={ size }>
					<span className="pagewright-crop-image__tab">
						<Picture { ...{ size, ...picture } } />
						<bdi>{ siteTitle }</bdi>
						<span aria-hidden="true">×</span>
					</span>
					<figcaption>
						{ sprintf(
							/* translators: %d: length of the sides in pixels. */
							__( 'Browser tab, %d pixels', 'pagewright' ),
							size
						) }
					</figcaption>
				</figure>
			) ) }
		</section>
	);
}

/** The selected area in a square. */
function Picture( {
	size,
	url,
	image,
	area,
}: Omit< IconPreviewsProps, 'siteTitle' > & { size: number } ) {
	return (
		// Positions in images are from the left, in all languages.
		<span
			dir="ltr"
			className="pagewright-crop-image__icon"
			style={ { width: size, height: size } }
			data-size={ size }
		>
			<img src={ url } alt="" style={ iconPreview( size, image, area ) } />
		</span>
	);
}
