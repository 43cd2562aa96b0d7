import { versionedUrl } from '../../model/file-version';
import type { Attachment, ImageSize } from '../../port';
import { titleOf } from '../file-texts';
import { Thumbnail } from '../Thumbnail';

/** The file itself: a large image, a player, the first page of a document, or an icon. */
export function Preview( { attachment }: { attachment: Attachment } ) {
	const { mime, thumbnail, filename, fileVersion } = attachment;
	const url = versionedUrl( attachment.url, fileVersion );
	const [ kind ] = mime.split( '/' );
	if ( kind === 'video' ) {
		return (
			<video
				key={ url }
				className="pagewright-media-library__whole"
				src={ url }
				poster={ thumbnail || undefined }
				aria-label={ titleOf( attachment ) }
				preload="metadata"
				controls
			/>
		);
	}
	if ( kind === 'audio' ) {
		return (
			<audio
				key={ url }
				src={ url }
				aria-label={ titleOf( attachment ) }
				preload="metadata"
				controls
			/>
		);
	}
	const image = wholeImage( attachment );
	return image ? (
		<img
			key={ image.url }
			className="pagewright-media-library__whole"
			src={ image.url }
			width={ image.width || undefined }
			height={ image.height || undefined }
			alt={ attachment.alt || titleOf( attachment ) }
		/>
	) : (
		<Thumbnail row={ { thumbnail: '', mime, filename } } hasName />
	);
}

/** Returns the largest image that the screen needs: WordPress's large size, or the whole image. */
export function wholeImage( attachment: Attachment ): ImageSize | null {
	const { sizes, mime, url, width, height, fileVersion } = attachment;
	const whole = mime.startsWith( 'image/' ) ? { url, width, height } : null;
	const image = sizes.large ?? sizes.full ?? whole;
	return image && { ...image, url: versionedUrl( image.url, fileVersion ) };
}
