import type { CSSProperties } from 'react';
import { useState } from '@wordpress/element';
import type { Attachment, AttachmentRow } from '../../port';
import { dateText, dimensionsOf, sizeText, titleOf } from '../file-texts';
import { Thumbnail } from '../Thumbnail';
import type { BrowserContext } from '../types';
import { previewImage, spaceFor } from './preview-image';

interface PreviewCardProps {
	row: AttachmentRow;
	/** Null while it loads. */
	whole: Attachment | null;
	context: BrowserContext;
	/** Called when the image cannot be shown. */
	onBroken: () => void;
}

/** The content of a preview. What still loads has its space, so that nothing moves later. */
export function PreviewCard( { row, whole, context, onBroken }: PreviewCardProps ) {
	const { language, timeZone } = context;
	const hasImage = row.thumbnail !== '' || row.mime.startsWith( 'image/' );
	const bytes = whole?.filesizeInBytes ?? 0;
	return (
		<div className="pagewright-media-library__card">
			<div className="pagewright-media-library__card-stage">
				{ hasImage ? (
					<Picture { ...{ row, whole, onBroken } } />
				) : (
					<Thumbnail row={ row } />
				) }
				{ row.fileLength && (
					<span className="pagewright-media-library__length">{ row.fileLength }</span>
				) }
			</div>
			<div className="pagewright-media-library__card-texts">
				<strong>{ titleOf( row ) }</strong>
				<Line texts={ [ row.filename ] } />
				<Line
					texts={ [ dimensionsOf( row ), bytes > 0 ? sizeText( bytes, language ) : '' ] }
				/>
				<Line texts={ [ dateText( row.date, timeZone, language ) ] } />
			</div>
		</div>
	);
}

/** Texts in one line, which is there without them, too. Each has its own direction. */
function Line( { texts }: { texts: readonly string[] } ) {
	return (
		<span className="pagewright-media-library__card-line">
			{ texts.filter( Boolean ).map( ( text ) => (
				<span key={ text }>
					<bdi>{ text }</bdi>
				</span>
			) ) }
		</span>
	);
}

/** The image of a tile, and the large one above it as soon as that has loaded. */
function Picture( { row, whole, onBroken }: Omit< PreviewCardProps, 'context' > ) {
	const [ isSharp, setIsSharp ] = useState( false );
	const image = whole && previewImage( whole );
	const isPoster = /^(audio|video)\//.test( row.mime );
	return (
		<div className="pagewright-media-library__card-image" style={ styleOf( row ) }>
			{ row.thumbnail && (
				<img className={ isPoster ? '' : 'is-rough' } src={ row.thumbnail } alt="" />
			) }
			{ image && (
				<img
					className={ isSharp ? 'is-sharp' : 'is-loading' }
					src={ image.url }
					alt=""
					decoding="async"
					onLoad={ () => setIsSharp( true ) }
					onError={ onBroken }
				/>
			) }
		</div>
	);
}

/** Returns the style of the space for an image: not larger than the image, and not too high. */
function styleOf( row: AttachmentRow ): CSSProperties {
	const { width, height } = spaceFor( row );
	const highest = `calc(min(320px, 50vh) * ${ width / height })`;
	return {
		inlineSize: `min(100%, ${ width }px, ${ highest })`,
		aspectRatio: `${ width } / ${ height }`,
	};
}
