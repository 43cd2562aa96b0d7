import { changeGallery, LINKS, readGallery } from '../../../model/shortcodes/gallery';
import { changePlaylist, readPlaylist, switchesOf } from '../../../model/shortcodes/playlist';
import { findShortcodes, type Shortcode } from '../../../model/shortcodes/shortcode';
import { readBoolean, readOneOf, type Values } from '../../../model/shortcodes/values';
import type { CoreCollection, CoreMedia, CoreModel } from '../core';

export type CollectionTag = 'gallery' | 'playlist';

/** A collection that was opened from a shortcode. */
interface Opened {
	shortcode: Shortcode;
	/** Attachments of the shortcode that exist, in their order; null while they load. */
	ids: readonly number[] | null;
	/** Settings at first. WordPress's form sets what it shows instead of a value that it does not have. */
	settings: Readonly< Record< string, unknown > >;
}

const opened = new WeakMap< CoreCollection, Opened >();
const wrapped = new WeakSet< object >();

export const idsOf = ( { models }: Pick< CoreCollection, 'models' > ): number[] =>
	models.map( ( { id } ) => id ).filter( ( id ) => id !== undefined );

/** Collections of WordPress have the settings of their shortcode under its name. */
export const settingsOf = ( library: CoreCollection, tag: CollectionTag ): CoreModel | undefined =>
	( library as unknown as Partial< Record< CollectionTag, CoreModel > > )[ tag ];

/**
 * Lets WordPress's dialog change a shortcode of the classic editor without losing unknown attributes,
 * quotes and spaces. Without a change, the shortcode stays as it is.
 *
 * @param media   WordPress's library.
 * @param tag     Name of the shortcode.
 * @param library Files of the dialog.
 * @param text    The shortcode from which the dialog was opened.
 */
export function keepBytes(
	media: CoreMedia,
	tag: CollectionTag,
	library: CoreCollection,
	text: string
): void {
	const [ shortcode ] = findShortcodes( text, [ tag ] );
	// The state may be shown again, after files were added.
	if ( shortcode?.text !== text || opened.has( library ) ) {
		return;
	}
	const known: Opened = {
		shortcode,
		ids: null,
		settings: settingsOf( library, tag )?.toJSON() ?? {},
	};
	opened.set( library, known );
	const { props } = library;
	const { ids, include } = readGallery( shortcode );
	const listed = ids.length ? ids : include;
	const read = () => {
		// While the files load, their list is a query. The user may have added others meanwhile.
		if ( known.ids === null && ! props?.get( 'query' ) ) {
			// Without IDs, a shortcode shows the files of a post. Others may have been added before our list appeared.
			const post = Number( props?.get( 'uploadedTo' ) );
			known.ids = ( library.mirroring ?? library ).models.flatMap( ( model ) =>
				listed.includes( model.id! ) || model.get( 'uploadedTo' ) === post
					? ( model.id ?? [] )
					: []
			);
		}
	};
	read();
	props?.on?.( 'change:query', read, known );
	const own = media[ tag ];
	if ( ! own || wrapped.has( own ) ) {
		return;
	}
	wrapped.add( own );
	const original = own.shortcode;
	own.shortcode = function ( files: CoreCollection ) {
		const before = opened.get( files );
		const changed =
			before && changedText( tag, files, before, media.view.settings.galleryDefaults );
		const printed = original.call( own, files );
		return changed === undefined
			? printed
			: Object.assign( printed, { string: () => changed } );
	};
}

/** Returns the text of a shortcode with the values of the dialog. */
function changedText(
	tag: CollectionTag,
	files: CoreCollection,
	{ shortcode, ids, settings: first }: Opened,
	siteDefaults?: Values
): string {
	const known = ids ?? readGallery( shortcode ).ids;
	const shown = idsOf( files );
	// Files that did not load stay, before the files that the user added.
	const all = ids ? shown : [ ...new Set( [ ...known, ...shown ] ) ];
	// Without IDs, a shortcode shows the files of a post. It shows them still if they did not load.
	const isSame =
		( ! ids && ! known.length ) ||
		( all.length === known.length && all.every( ( id, at ) => id === known[ at ] ) );
	const settings = settingsOf( files, tag );
	const value = ( name: string ) => {
		const now = settings?.get( name );
		return now === first[ name ] ? undefined : now;
	};
	const textOf = ( name: string, fallback: string ) => String( value( name ) ?? fallback );
	if ( tag === 'gallery' ) {
		const before = readGallery( shortcode, siteDefaults );
		return changeGallery(
			shortcode,
			{
				...before,
				...( ! isSame && { ids: all } ),
				columns: Number( value( 'columns' ) ?? before.columns ),
				link: readOneOf( textOf( 'link', before.link ), LINKS, 'post' ),
				size: textOf( 'size', before.size ),
				isRandom: Boolean( value( '_orderbyRandom' ) ?? before.isRandom ),
			},
			siteDefaults
		);
	}
	const before = readPlaylist( shortcode );
	return changePlaylist( shortcode, {
		...before,
		...( ! isSame && { ids: all } ),
		...switchesOf( ( name ) => readBoolean( textOf( name, String( before[ name ] ) ) ) ),
	} );
}
