import { useSelect } from '@wordpress/data';

interface Selectors {
	getCurrentPostId?: () => number | string | null;
	getBlockIndex: ( clientId: string ) => number;
	getBlockParents: ( clientId: string ) => string[];
}

/** Id of the post that is being edited; 0 in templates and on screens without one. */
export const usePostId = (): number =>
	useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as unknown as Selectors | undefined;
		const id = editor?.getCurrentPostId?.();
		return typeof id === 'number' ? id : 0;
	}, [] );

/** Where a block stands: post and positions from the outermost block inwards, e.g. `12:0.3`. Unlike its client id, the same after a reload. */
export const usePlace = ( clientId: string ): string =>
	useSelect(
		( select ) => {
			const post =
				(
					select( 'core/editor' ) as unknown as Selectors | undefined
				 )?.getCurrentPostId?.() ?? 'site';
			const { getBlockIndex, getBlockParents } = select(
				'core/block-editor'
			) as unknown as Selectors;
			return `${ post }:${ [ ...getBlockParents( clientId ), clientId ].map( getBlockIndex ).join( '.' ) }`;
		},
		[ clientId ]
	);
