import { CheckboxControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Settings of a gallery or a playlist, by their names in WordPress. */
export type SettingValues = Readonly< Record< string, string | boolean > >;

interface Props {
	kind: 'gallery' | 'playlist' | 'video-playlist';
	values: SettingValues;
	/** Names of image sizes for users, by name of the size. */
	imageSizes: Readonly< Record< string, string > >;
	onChange: ( name: string, value: string | boolean ) => void;
}

const COLUMNS = Array.from( { length: 9 }, ( _unused, at ) => String( at + 1 ) );

/** How a gallery or a playlist is shown. */
export function CollectionSettings( { kind, values, imageSizes, onChange }: Props ) {
	const select = ( name: string, label: string, texts: Readonly< Record< string, string > > ) => (
		<SelectControl
			key={ name }
			label={ label }
			value={ String( values[ name ] ?? '' ) }
			options={ Object.entries( texts ).map( ( [ value, text ] ) => ( {
				value,
				label: text,
			} ) ) }
			onChange={ ( value ) => onChange( name, value ) }
			__nextHasNoMarginBottom
			__next40pxDefaultSize
		/>
	);
	const check = ( name: string, label: string ) => (
		<CheckboxControl
			key={ name }
			label={ label }
			checked={ values[ name ] === true }
			onChange={ ( isOn ) => onChange( name, isOn ) }
			__nextHasNoMarginBottom
		/>
	);
	const columns = Object.fromEntries( COLUMNS.map( ( count ) => [ count, count ] ) );
	return (
		<div
			role="group"
			aria-label={
				kind === 'gallery'
					? __( 'Gallery settings', 'pagewright' )
					: __( 'Playlist settings', 'pagewright' )
			}
			className="pagewright-media-library__collection-settings"
		>
			{ kind === 'gallery'
				? [
						select( 'link', __( 'Link to', 'pagewright' ), {
							post: __( 'Attachment page', 'pagewright' ),
							file: __( 'Media file', 'pagewright' ),
							none: __( 'None', 'pagewright' ),
						} ),
						select( 'columns', __( 'Columns', 'pagewright' ), columns ),
						select( 'size', __( 'Size', 'pagewright' ), imageSizes ),
						check( '_orderbyRandom', __( 'Random order', 'pagewright' ) ),
					]
				: [
						check( 'tracklist', __( 'Show the list of tracks', 'pagewright' ) ),
						check( 'tracknumbers', __( 'Show numbers', 'pagewright' ) ),
						...( kind === 'playlist'
							? [ check( 'artists', __( 'Show artists', 'pagewright' ) ) ]
							: [] ),
						check( 'images', __( 'Show images', 'pagewright' ) ),
					] }
		</div>
	);
}
