import { ListView } from '../../browser/list/ListView';
import { useHidden } from '../../browser/list/use-hidden';
import type { MediaStore } from '../../browser/store/media-store';
import type { ListProps } from '../../browser/types';
import type { ListPort } from '../../list-port';
import type { FakePort } from './fake-port';

const COLUMNS = [
	{ id: 'author', title: 'Author' },
	{ id: 'parent', title: 'Uploaded to' },
	{ id: 'date', title: 'Date' },
	{ id: 'license', title: 'License' },
];

const POSTS = [ 'Boat trip', 'About the boat', 'Summer' ].map( ( title, at ) => ( {
	...{ id: at + 1, title, type: at ? 'Page' : 'Post', status: at ? 'Draft' : 'Published' },
	date: Date.UTC( 2026, 0, 20 - at ),
} ) );

/** Columns of a site with a plugin that has added one. */
export function useFakeList(
	port: FakePort,
	store: MediaStore,
	{ authorNameOf, postTitleOf }: ListProps[ 'context' ],
	keep: ( name: string, value: string ) => void
) {
	const server: ListPort = {
		cells: async ( ids ) => ( {
			ok: true,
			value: new Map(
				ids.map( ( id ) => {
					const { author = 0, uploadedTo = 0 } = port.library.find( id ) ?? {};
					return [
						id,
						{
							author: `<a href="#author">${ authorNameOf?.( author ) }</a>`,
							parent: uploadedTo
								? `<a href="#post">${ postTitleOf?.( uploadedTo ) }</a>`
								: '(unattached)',
							license: id % 3 ? 'CC BY 4.0' : '',
						},
					];
				} )
			),
		} ),
		hide: async ( columns ) => {
			keep( 'hidden', columns.join() );
			return ! columns.includes( 'license' );
		},
		links: async ( id ) => ( {
			ok: true,
			value: [ { id: 'regenerate', text: 'Regenerate sizes', url: `#regenerate-${ id }` } ],
		} ),
		posts: async ( search ) =>
			search === 'fail'
				? { ok: false, failure: { kind: 'network' } }
				: {
						ok: true,
						value: POSTS.filter( ( { title } ) =>
							title.toLowerCase().includes( search )
						),
					},
	};
	const hidden = useHidden( server, [], keep );
	return ( props: ListProps ) => (
		<ListView { ...props } { ...{ hidden, store } } columns={ COLUMNS } port={ server } />
	);
}
