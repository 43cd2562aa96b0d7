import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { findAttachments, type Attachment } from '../../media';
import type { Json } from '../../schema/field-types';
import { mediaId } from '../media/media-id';

/** Loads details of these files, once each. */
export function useFiles( ids: number[] ) {
	const [ known, setKnown ] = useState< Map< number, Attachment | null > >( new Map() );
	const wanted = [ ...new Set( ids ) ].filter( ( id ) => id > 0 && ! known.has( id ) ).join();
	useEffect( () => {
		let isCurrent = wanted !== '';
		if ( isCurrent ) {
			const asked = wanted.split( ',' ).map( Number );
			void findAttachments( asked ).then( ( found ) => {
				const answers = asked.map( ( id ) => [ id, found.get( id ) ?? null ] as const );
				return isCurrent && setKnown( ( before ) => new Map( [ ...before, ...answers ] ) );
			} );
		}
		return () => {
			isCurrent = false;
		};
	}, [ wanted ] );

	const fileOf = ( entry: Json | undefined ) => known.get( mediaId( entry ) ) ?? undefined;
	return {
		fileOf,
		titleOf: ( entry: Json | undefined ) => fileOf( entry )?.title || nameless( entry, known ),
		/** Caches known details. */
		remember: ( files: Attachment[] ) =>
			setKnown(
				( before ) =>
					new Map( [ ...before, ...files.map( ( file ) => [ file.id, file ] as const ) ] )
			),
	};
}

function nameless( entry: Json | undefined, known: Map< number, Attachment | null > ): string {
	const id = mediaId( entry );
	if ( id === 0 ) {
		const text = typeof entry === 'string' ? entry : JSON.stringify( entry );
		/* translators: %s: a saved value that is not a file. */
		return sprintf( __( 'Not a file (kept): %s', 'pagewright' ), text );
	}
	if ( known.get( id ) === null ) {
		/* translators: %d: number of a file. */
		return sprintf( __( 'File %d (missing)', 'pagewright' ), id );
	}
	/* translators: %d: number of a file. */
	return sprintf( __( 'File %d', 'pagewright' ), id );
}
