import { blockOf, makePost } from './editor';
import { php } from './site';

/** Posts of one file of tests, and how to take them away again. */
export function ownPosts() {
	const ids: number[] = [];
	return {
		/** Makes a page with these widgets (class, data) and answers its address. */
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
