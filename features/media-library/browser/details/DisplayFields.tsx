import { SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	displayKind,
	initialDisplay,
	linkChoices,
	reduceDisplay,
	sizeChoices,
	userSettingOf,
	type DisplayEvent,
	type DisplaySettings,
} from '../../model/display';
import type { Attachment } from '../../port';
import { timesText } from '../file-texts';
import type { MediaStore } from '../store/media-store';
import { useDisplay } from '../store/use-store';
import type { BrowserContext } from '../types';
import { alignTexts, linkText } from './display-texts';

interface DisplayFieldsProps {
	store: MediaStore;
	attachment: Attachment;
	context: BrowserContext;
	onUserSetting: ( ( name: string, value: string ) => void ) | undefined;
}

/** Returns the settings with which an attachment is inserted. */
export const displayOf = (
	store: MediaStore,
	attachment: Attachment,
	{ embedExtensions, display }: Pick< BrowserContext, 'embedExtensions' | 'display' >
): DisplaySettings =>
	store.display( attachment.id ) ?? initialDisplay( attachment, { embedExtensions, ...display } );

/** Alignment, link and size with which an attachment is inserted into a post. */
export function DisplayFields( props: DisplayFieldsProps ) {
	const { store, attachment, context, onUserSetting } = props;
	useDisplay( store, attachment.id );
	const settings = displayOf( store, attachment, context );
	const kind = displayKind( attachment, context.embedExtensions );
	const change = ( event: DisplayEvent ) => {
		const next = reduceDisplay( settings, event, { file: attachment, kind } );
		const setting = next === settings ? null : userSettingOf( event );
		store.setDisplay( attachment.id, next );
		if ( setting ) {
			onUserSetting?.( ...setting );
		}
	};
	const sizes = sizeChoices( attachment );
	return (
		<fieldset className="pagewright-media-library__fields">
			<legend>{ __( 'Attachment display settings', 'pagewright' ) }</legend>
			{ kind === 'image' && (
				<SelectControl
					label={ __( 'Alignment', 'pagewright' ) }
					value={ settings.align }
					options={ alignTexts() }
					onChange={ ( align ) => change( { type: 'aligned', align } ) }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
			<SelectControl
				label={
					kind === 'embeddable'
						? __( 'Embed or link', 'pagewright' )
						: __( 'Link to', 'pagewright' )
				}
				value={ settings.link }
				options={ linkChoices( kind ).map( ( value ) => ( {
					value,
					label: linkText( value ),
				} ) ) }
				onChange={ ( link ) => change( { type: 'linked', link } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			{ settings.linkUrl && (
				<TextControl
					label={ __( 'Link URL', 'pagewright' ) }
					value={ settings.linkUrl }
					onChange={ ( url ) => change( { type: 'urlTyped', url } ) }
					readOnly={ settings.link !== 'custom' }
					dir="ltr"
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
			{ sizes.length > 0 && (
				<SelectControl
					label={ __( 'Size', 'pagewright' ) }
					value={ settings.size }
					options={ sizes.map( ( size ) => ( {
						value: size,
						label: sizeLabel( attachment, size, context ),
					} ) ) }
					onChange={ ( size ) => change( { type: 'sized', size } ) }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
		</fieldset>
	);
}

function sizeLabel( { sizes }: Attachment, name: string, { imageSizes }: BrowserContext ): string {
	const { width = 0, height = 0 } = sizes[ name ] ?? {};
	return sprintf(
		/* translators: 1: image size, 2: its width and height, such as 300 × 225. */
		__( '%1$s – %2$s', 'pagewright' ),
		imageSizes[ name ] ?? name,
		timesText( width, height )
	);
}
