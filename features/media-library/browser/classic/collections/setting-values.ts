import { GALLERY_DEFAULTS } from '../../../model/shortcodes/gallery';
import { switchesOf } from '../../../model/shortcodes/playlist';
import { readBoolean } from '../../../model/shortcodes/values';
import type { SettingValues } from '../../collection/CollectionSettings';
import type { CollectionTag } from './keep-bytes';

interface WithDefaults {
	wp?: { media?: { galleryDefaults?: Readonly< Record< string, unknown > > } };
}

/**
 * Returns the settings as they are shown. Missing settings of a new collection have the defaults of the
 * site; switches of playlists are on.
 */
export function settingValues(
	tag: CollectionTag,
	settings: Readonly< Record< string, unknown > >
): SettingValues {
	if ( tag === 'playlist' ) {
		return switchesOf( ( name ) => readBoolean( String( settings[ name ] ?? true ) ) );
	}
	const site = ( globalThis as WithDefaults ).wp?.media?.galleryDefaults;
	const value = ( name: 'link' | 'columns' | 'size' ) =>
		String( settings[ name ] ?? site?.[ name ] ?? GALLERY_DEFAULTS[ name ] );
	return {
		link: value( 'link' ),
		columns: value( 'columns' ),
		size: value( 'size' ),
		_orderbyRandom: Boolean( settings._orderbyRandom ),
	};
}
