import { InspectorControls } from '@wordpress/block-editor';
import { SelectControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';

/** Blocks whose images may link to their file. The server has the same list. */
const BLOCKS = [
	'core/gallery',
	'core/image',
	'core/media-text',
	'sowb/siteorigin-widget-image-widget',
	'sowb/siteorigin-widgets-imagegrid-widget',
	'sowb/siteorigin-widget-simple-masonry-widget',
];

interface Settings {
	attributes?: Record< string, unknown >;
}

interface EditProps {
	name: string;
	attributes: { pagewrightLightbox?: 'on' | 'off' };
	setAttributes: ( changes: { pagewrightLightbox: 'on' | 'off' | undefined } ) => void;
}

/** Adds the attribute for the setting. Stores nothing while it is the site's default. */
const withAttribute = < S extends Settings >( settings: S, name: string ): S =>
	BLOCKS.includes( name )
		? {
				...settings,
				attributes: { ...settings.attributes, pagewrightLightbox: { type: 'string' } },
			}
		: settings;

const withControl = createHigherOrderComponent(
	( Edit: ComponentType< EditProps > ) => ( props: EditProps ) => (
		<>
			<Edit { ...props } />
			{ BLOCKS.includes( props.name ) && (
				<InspectorControls group="advanced">
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Open images in a lightbox', 'pagewright' ) }
						help={ __(
							'Applies to images that link to their media file.',
							'pagewright'
						) }
						value={ props.attributes.pagewrightLightbox ?? '' }
						options={ [
							{ value: '', label: __( 'Site default', 'pagewright' ) },
							{ value: 'on', label: __( 'Yes', 'pagewright' ) },
							{ value: 'off', label: __( 'No', 'pagewright' ) },
						] }
						onChange={ ( choice ) =>
							props.setAttributes( { pagewrightLightbox: choice || undefined } )
						}
					/>
				</InspectorControls>
			) }
		</>
	),
	'withLightboxControl'
);

addFilter( 'blocks.registerBlockType', 'pagewright/lightbox', withAttribute );
addFilter( 'editor.BlockEdit', 'pagewright/lightbox', withControl );
