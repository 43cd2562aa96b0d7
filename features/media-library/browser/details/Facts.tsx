import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { versionedUrl } from '../../model/file-version';
import type { Attachment } from '../../port';
import { dateText, dimensionsOf, sizeText } from '../file-texts';
import { Thumbnail } from '../Thumbnail';
import type { BrowserContext } from '../types';

/** Image, file name, type, date, size and dimensions of an attachment. */
export function Facts( {
	attachment,
	context,
}: {
	attachment: Attachment;
	context: BrowserContext;
} ) {
	const { filename, mime, date, filesizeInBytes, fileLength, uploadedTo } = attachment;
	const { language, timeZone, authorNameOf, postTitleOf } = context;
	const author = authorNameOf?.( attachment.author );
	const post = uploadedTo ? postTitleOf?.( uploadedTo ) : '';
	return (
		<div className="pagewright-media-library__facts">
			<div className="pagewright-media-library__preview">
				<Thumbnail row={ { ...attachment, thumbnail: previewOf( attachment ) } } />
			</div>
			<p className="pagewright-media-library__filename">
				<bdi>{ filename }</bdi>
			</p>
			<dl>
				<Fact name={ __( 'Type', 'pagewright' ) }>{ mime }</Fact>
				<Fact name={ __( 'Uploaded on', 'pagewright' ) }>
					{ dateText( date, timeZone, language ) }
				</Fact>
				<Fact name={ __( 'Uploaded by', 'pagewright' ) }>{ author }</Fact>
				<Fact name={ __( 'Uploaded to', 'pagewright' ) }>{ post }</Fact>
				<Fact name={ __( 'File size', 'pagewright' ) }>
					{ filesizeInBytes > 0 && sizeText( filesizeInBytes, language ) }
				</Fact>
				<Fact name={ __( 'Dimensions', 'pagewright' ) }>
					{ dimensionsOf( attachment ) }
				</Fact>
				<Fact name={ __( 'Length', 'pagewright' ) }>{ fileLength }</Fact>
			</dl>
		</div>
	);
}

function Fact( { name, children }: { name: string; children: ReactNode } ) {
	return children ? (
		<div>
			<dt>{ name }</dt>
			<dd>{ children }</dd>
		</div>
	) : null;
}

/** Returns the URL of an image that fits into the details. */
const previewOf = ( { sizes, thumbnail, fileVersion }: Attachment ): string =>
	versionedUrl( sizes.medium?.url ?? '', fileVersion ) || thumbnail;
