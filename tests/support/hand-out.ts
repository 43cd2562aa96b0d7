/** Processes a list with several workers at the same time. Each worker takes the next item when it has finished one. */
export const handOut = < T >( items: T[], workers: Array< ( item: T ) => Promise< void > > ) =>
	Promise.all(
		workers.map( async ( work ) => {
			for ( let item = items.shift(); item !== undefined; item = items.shift() ) {
				await work( item );
			}
		} )
	);
