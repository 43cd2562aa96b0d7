import { expect } from 'vitest';
import { plug, unplug } from './contact-form';
import { visitor } from '../../../../tests/support/visitor';

export { empty, keptFiles, mail, rows, settings, store } from './inbox-site';

export interface Item {
	id: number;
	form: number;
	status: string;
	isRead: boolean;
	email: string;
	summary: string;
	spam: string;
	canResend: boolean;
	fields: { label: string; value: string; files: { name: string; file: string }[] }[];
}
export interface Page {
	items: Item[];
	found: number;
	totals: Record< string, { all: number; unread: number } >;
	forms: { id: number; title: string }[];
}

/** Returns the list for an editor. */
export const list = async ( query = '' ) => {
	const editor = await visitor( 'editor' );
	const response = await editor.fetch( `/wp-json/pagewright/v1/submissions${ query }`, {
		headers: editor.nonce,
	} );
	expect( response.status ).toBe( 200 );
	return ( await response.json() ) as Page;
};
/** Changes submissions like an editor. */
export const change = async ( action: string, ids: number[] ) => {
	const editor = await visitor( 'editor' );
	const response = await editor.fetch( '/wp-json/pagewright/v1/submissions/change', {
		method: 'POST',
		headers: { ...editor.nonce, 'content-type': 'application/json' },
		body: JSON.stringify( { action, ids } ),
	} );
	return { status: response.status, body: await response.json() };
};

/** Returns a nonce for an admin-ajax action in the session of a user. */
export async function nonceOf( role: 'editor' | 'subscriber', action: string ) {
	await plug(
		'nonce',
		`add_action( 'wp_ajax_a_nonce', static fn () => wp_die( wp_create_nonce( '${ action }' ) ) );`
	);
	const nonce = await (
		await ( await visitor( role ) ).fetch( '/wp-admin/admin-ajax.php?action=a_nonce' )
	).text();
	await unplug( 'nonce' );
	return nonce;
}
