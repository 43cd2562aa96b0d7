/** The parts of WordPress's store of entities that are used here. */
interface CoreData {
	select: ( store: 'core' ) =>
		| {
				getCachedResolvers?: () => Record< string, Map< unknown[], unknown > | undefined >;
		  }
		| undefined;
	dispatch: ( store: 'core' ) => {
		invalidateResolution: ( selector: string, args: unknown[] ) => void;
	};
}

/** Lets the editor load its lists of attachments again: the user may have uploaded or changed some. */
export function refreshAttachments(): void {
	const data = ( globalThis as { wp?: { data?: CoreData } } ).wp?.data;
	data?.select( 'core' )
		?.getCachedResolvers?.()
		.getEntityRecords?.forEach( ( _state, args ) => {
			if ( args[ 1 ] === 'attachment' ) {
				data.dispatch( 'core' ).invalidateResolution( 'getEntityRecords', args );
			}
		} );
}
