import type { Attachment } from '../../media';

const SIGNS: Record< string, string > = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = ( text: string ) => text.replace( /[&<>"]/g, ( sign ) => SIGNS[ sign ]! );

/** Returns the HTML that WordPress inserts into a text for a file of the library. */
export function attachmentHtml( { id, url, title, alt, mime, width, height }: Attachment ): string {
	const address = escape( url );
	const [ kind ] = mime.split( '/' );
	if ( kind === 'image' ) {
		const size = width > 0 && height > 0 ? ` width="${ width }" height="${ height }"` : '';
		return `<img class="alignnone size-full wp-image-${ id }" src="${ address }" alt="${ escape( alt ) }"${ size } />`;
	}
	return kind === 'audio' || kind === 'video'
		? `[${ kind } src="${ address }"]`
		: `<a href="${ address }">${ escape( title ) }</a>`;
}
