import { sizeText } from '../../browser/file-texts';
import { versionedUrl } from '../../model/file-version';
import type { Attachment } from '../../port';

/** Width in px of the preview on the screen. */
const PREVIEW_PX = 900;

/**
 * Shows an attachment whose file changed: the preview or the player, and the facts of the file. Texts of the user stay.
 *
 * @param page       Document of the screen.
 * @param attachment The attachment.
 * @param language   Language of the user.
 */
export function showFile( page: Document, attachment: Attachment, language: string ): void {
	const { id, url, width, height, filename, filesizeInBytes, fileLength } = attachment;
	showPreview( page, attachment );
	showPlayers( page, attachment );
	if ( width && height ) {
		setText( page, `#media-dims-${ id }`, `${ width }\u00a0×\u00a0${ height }` );
	}
	setText( page, '.misc-pub-filename strong', filename );
	setText( page, '.misc-pub-filesize strong', sizeText( filesizeInBytes, language ) );
	setText( page, '.misc-pub-length_formatted strong', fileLength );
	const address = page.querySelector< HTMLInputElement >( '#attachment_url' );
	if ( address ) {
		address.value = url;
	}
	page.querySelector( '.misc-pub-download a' )?.setAttribute( 'href', url );
}

function setText( page: Document, selector: string, text: string ): void {
	const element = page.querySelector( selector );
	if ( element && text ) {
		element.textContent = text;
	}
}

function showPreview( page: Document, attachment: Attachment ): void {
	const preview = page.querySelector< HTMLImageElement >(
		`#thumbnail-head-${ attachment.id } img`
	);
	const url = previewOf( attachment );
	// Other files have an icon, which stays.
	if ( preview && url ) {
		preview.removeAttribute( 'srcset' );
		preview.src = versionedUrl( url, attachment.fileVersion );
	}
}

/** Players load the file again. */
function showPlayers( page: Document, { url, fileVersion }: Attachment ): void {
	for ( const player of page.querySelectorAll< HTMLMediaElement >(
		'.wp_attachment_holder :is(audio, video)'
	) ) {
		player.src = versionedUrl( url, fileVersion );
		player.load();
	}
}

/** Returns the URL of the smallest whole image that is as wide as the preview; '' for files without an image. */
function previewOf( { mime, sizes, url, width, height }: Attachment ): string {
	const whole = Object.values( sizes )
		// Sizes may be cropped.
		.filter(
			( size ) => ! width || Math.abs( size.height - ( size.width * height ) / width ) <= 1
		)
		.sort( ( one, other ) => one.width - other.width );
	const smallest = whole.find(
		( size ) => size.width >= Math.min( PREVIEW_PX, width || PREVIEW_PX )
	);
	if ( mime.startsWith( 'image/' ) ) {
		return smallest?.url ?? url;
	}
	// The first page of a document.
	return ( smallest ?? whole.at( -1 ) )?.url ?? '';
}
