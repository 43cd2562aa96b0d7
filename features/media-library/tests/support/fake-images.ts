import type { ImageChange, ImagePort, ImageSource, Point } from '../../image-port';
import type { Failure } from '../../model/failure';
import type { Attachment, Result } from '../../port';
import type { FakeLibrary } from './fake-library';

/** An image of a hut, as a data URL. */
export const HUT = `data:image/svg+xml,${ encodeURIComponent(
	`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 12 8"><rect width="12" height="8" fill="#7eb6d9"/><circle cx="9.4" cy="1.9" r="1.1" fill="#ffd35c"/><path d="M0 6l3.2-3.4L6 5.6l2.4-2.2L12 6.4V8H0z" fill="#4a7a55"/><path d="M0 7l5-1.1L12 7.2V8H0z" fill="#2f5339"/><path d="M1.2 5.6h1.4v1.5H1.2zM1 5.7l.9-.9.9.9z" fill="#c8553d"/></svg>`
) }`;

export interface FakeImageOptions {
	/** Changes of the source, for example that it was edited. */
	source?: Partial< ImageSource >;
	/** Why the image cannot be edited. */
	sourceFailure?: Failure;
	/** Why saving fails. */
	failure?: Failure;
	/** Whether saving never ends. */
	hangs?: boolean;
	/** Called with what would be saved. */
	onEdit?: ( text: string ) => void;
}

/** The image editor's server in memory. */
export function createFakeImages(
	library: FakeLibrary,
	{ source, sourceFailure, failure, hangs, onEdit }: FakeImageOptions = {}
): ImagePort {
	let version = 1;
	let focus: Point | null = null;
	let canRestore = source?.canRestore ?? false;
	const answer = async (
		id: number,
		size?: Partial< Attachment >
	): Promise< Result< Attachment > > => {
		if ( hangs ) {
			return new Promise( () => {} );
		}
		const attachment = library.find( id );
		if ( failure || ! attachment ) {
			return { ok: false, failure: failure ?? { kind: 'missing' } };
		}
		version++;
		return { ok: true, value: { ...attachment, ...size } };
	};
	return {
		source: async () =>
			sourceFailure
				? { ok: false, failure: sourceFailure }
				: {
						ok: true,
						value: {
							...{ url: HUT, width: 1200, height: 800, hasThumbnail: true },
							...{ focus, ...source, canRestore, version: String( version ) },
						},
					},
		edit: async ( id, edit ) => {
			const of = edit.copy ? 2000 : id;
			onEdit?.(
				[
					edit.copy ? 'copy' : edit.target,
					...edit.changes.map( stepText ),
					...( edit.focus ? [ `focus ${ edit.focus.x } ${ edit.focus.y }` ] : [] ),
				].join( ', ' )
			);
			const result = await answer( of );
			if ( result.ok ) {
				[ focus, canRestore ] = [ edit.focus, true ];
			}
			return result;
		},
		restore: async ( id ) => {
			const result = await answer( id );
			canRestore = canRestore && ! result.ok;
			return result;
		},
	};
}

function stepText( change: ImageChange ): string {
	switch ( change.type ) {
		case 'flip':
			return `flip ${ change.axis }`;
		case 'rotate':
			return `rotate ${ change.degrees }`;
		case 'crop':
			return `crop ${ change.x } ${ change.y } ${ change.width } ${ change.height }`;
		case 'scale':
			return `scale ${ change.width } ${ change.height }`;
	}
}
