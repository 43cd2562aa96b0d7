import { blockOf, makePost } from './editor';
import { php } from './site';

/** Posts of one test file, and how to delete them. */
export function ownPosts() {
	const ids: number[] = [];
	return {
		/** Creates a page with these widgets (class, data) and returns its URL. */
		async page( ...widgets: Array< [ string, object ] > ): Promise< string > {
			const id = await makePost(
				widgets
					.map( ( [ name, widgetData ] ) => blockOf( name, { widgetData } ) )
					.join( '' )
			);
			ids.push( id );
			return `/?p=${ id }`;
		},
		remove: () =>
			php( `foreach ( array( ${ ids.join() } ) as $id ) { wp_delete_post( $id, true ); }` ),
	};
}
