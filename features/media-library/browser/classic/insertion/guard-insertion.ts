import { __, sprintf } from '@wordpress/i18n';
import { failureText } from '../../failure-text';
import { requestFailure } from '../request-failure';
import { showNotice } from '../show-notice';

const NOTICE = 'pagewright-insertion-failure';

/** A promise of jQuery. */
interface Sending {
	then: ( done: ( html: unknown ) => unknown, fail: ( reason: unknown ) => unknown ) => Sending;
}

/** Functions of WordPress that load the HTML of a file or a link, which is then inserted. */
export type Senders = Record<
	'attachment' | 'link',
	( ...values: unknown[] ) => Sending | undefined
>;

interface Options {
	page: Document;
	send: Senders;
	/** Nonces of the page. */
	nonces: { sendToEditor?: string };
	/** Loads new nonces. */
	renew: () => Promise< object >;
	/** Returns the ID of the editor that is in use. */
	editor: () => string | undefined;
}

/**
 * Loads the HTML of an inserted file or link once more after the nonce of the page expired. If it does not load, a
 * notice in the editor says why nothing was inserted, where WordPress says nothing.
 */
export function guardInsertion( { page, send, nonces, renew, editor }: Options ): void {
	const tell = ( text: string ) =>
		showNotice(
			page,
			page.getElementById( `wp-${ editor() ?? 'content' }-wrap` ),
			NOTICE,
			text
		);
	for ( const name of [ 'attachment', 'link' ] as const ) {
		const original = send[ name ];
		send[ name ] = function ( this: unknown, ...values ) {
			const load = () => original.apply( this, values );
			const loadAgain = async ( reason: unknown ) => {
				if ( requestFailure( reason, 'forbidden' ).kind !== 'expired' ) {
					throw reason;
				}
				Object.assign( nonces, await renew() );
				return load();
			};
			const loading = load();
			// Plugins replace the functions by their own, which need not return anything.
			if ( typeof loading?.then !== 'function' ) {
				return loading;
			}
			return loading
				.then( ( html ) => html, loadAgain )
				.then(
					( html ) => {
						tell( '' );
						return html;
					},
					async ( reason ) => {
						const failure = requestFailure( reason, 'forbidden' );
						/* translators: %s: reason, as a sentence. */
						const text = __( 'Nothing was inserted. %s', 'pagewright' );
						tell( sprintf( text, failureText( failure ) ) );
						throw reason;
					}
				);
		};
	}
}
