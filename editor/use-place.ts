import { useSelect } from '@wordpress/data';

interface Selectors {
	getCurrentPostId?: () => number | string | null;
	getBlockIndex: ( clientId: string ) => number;
	getBlockParents: ( clientId: string ) => string[];
}

/** Returns the ID of the edited post; 0 in templates and on screens without one. */
export const usePostId = (): number =>
	useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as unknown as Selectors | undefined;
		const id = editor?.getCurrentPostId?.();
		return typeof id === 'number' ? id : 0;
	}, [] );

/**
 * Returns the position of a block: post and indexes from the outermost block inward, such as
 * `12:0.3`. Unlike its client ID, it is the same after a reload.
 */
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
