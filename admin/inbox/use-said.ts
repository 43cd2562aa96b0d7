import { useCallback, useState } from '@wordpress/element';

interface Said {
	id: string;
	content: string;
	spokenMessage: string;
}

/** The last two short messages of the screen. */
export function useSaid() {
	const [ said, setSaid ] = useState< Said[] >( [] );
	const say = useCallback( ( content: string ) => {
		const id = `${ Date.now() }-${ content }`;
		setSaid( ( before ) => [ ...before.slice( -1 ), { id, content, spokenMessage: content } ] );
	}, [] );
	const unsay = useCallback(
		( id: string ) => setSaid( ( before ) => before.filter( ( one ) => one.id !== id ) ),
		[]
	);
	return { said, say, unsay };
}
