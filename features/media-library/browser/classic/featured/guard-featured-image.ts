import { __, sprintf } from '@wordpress/i18n';
import { failureText } from '../../failure-text';
import { requestFailure } from '../request-failure';
import { showNotice } from '../show-notice';

/** WordPress's featured image in the classic editor. */
export interface FeaturedImage {
	get: () => number;
	/** Shows another image; -1 for none. The post keeps it when it is saved. */
	set: ( id: number ) => void;
}

interface Options {
	page: Document;
	featuredImage: FeaturedImage;
	/** `set` as WordPress defined it. */
	original: unknown;
	/** The post that is edited, whose image WordPress's code reads and changes. */
	post: { id?: number; nonce?: string; featuredImageId?: number };
	/** Sends an action to admin-ajax.php. */
	send: (
		action: string,
		values: Record< string, unknown >
	) => {
		done: ( then: ( html: unknown ) => void ) => {
			fail: ( then: ( reason?: unknown ) => void ) => void;
		};
	};
	/** Shows HTML of WordPress in an element. */
	show: ( element: Element, html: string ) => void;
}

const BOX = '#postimagediv .inside';
/** The next image that is shown removes it. */
const NOTICE = 'pagewright-featured-image-failure';

/**
 * Says in the box of the featured image why the server refused one, where WordPress opens an alert. The image
 * of before stays. Does nothing if another plugin has changed the function.
 */
export function guardFeaturedImage( options: Options ): void {
	const { page, featuredImage, original, post, send, show } = options;
	if ( featuredImage.set !== original ) {
		return;
	}
	featuredImage.set = ( id ) => {
		const before = post.featuredImageId;
		post.featuredImageId = id;
		const refuse = ( text: string ) => {
			// Another choice may have followed.
			if ( post.featuredImageId === id && before !== undefined ) {
				post.featuredImageId = before;
			}
			showNotice( page, page.querySelector( BOX ), NOTICE, text );
		};
		send( 'get-post-thumbnail-html', {
			post_id: post.id,
			thumbnail_id: id,
			_wpnonce: renewedNonce( page ) || post.nonce,
		} )
			.done( ( html ) => {
				const box = page.querySelector( BOX );
				if ( String( html ) === '0' ) {
					refuse(
						__(
							'This file cannot be the featured image. Choose another one.',
							'pagewright'
						)
					);
				} else if ( box ) {
					show( box, String( html ) );
				}
			} )
			.fail( ( reason ) =>
				refuse(
					sprintf(
						/* translators: %s: reason, as a sentence. */
						__( 'The featured image was not changed. %s', 'pagewright' ),
						failureText( requestFailure( reason, 'forbidden' ) )
					)
				)
			);
	};
}

/** Returns the nonce of the form of the post, which WordPress renews while the page is open. */
const renewedNonce = ( page: Document ): string | undefined =>
	page.querySelector< HTMLInputElement >( '#post [name="_wpnonce"]' )?.value;
