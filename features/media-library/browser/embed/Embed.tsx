import { Spinner, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { needsLinkText, type EmbedState } from '../../model/embed';
import { isRefusedUrl } from '../../model/embed-url';
import { ImageFields } from './ImageFields';
import type { EmbedControl } from './use-embed';

interface EmbedProps {
	control: EmbedControl;
	/** Whether images may have a caption. */
	hasCaptions?: boolean;
}

/** Inserts a link, an embed or an image of another site by its URL. */
export function Embed( { control, hasCaptions = true }: EmbedProps ) {
	const { embed, dispatch } = control;
	const isRefused = isRefusedUrl( embed.url );
	return (
		<div className="pagewright-media-library__embed">
			<TextControl
				type="url"
				className={ isRefused ? 'is-refused' : undefined }
				aria-invalid={ isRefused }
				label={ __( 'URL', 'pagewright' ) }
				placeholder="https://"
				value={ embed.url }
				onChange={ ( url ) => dispatch( { type: 'urlTyped', url } ) }
				dir="ltr"
				help={ isRefused ? <Refused /> : undefined }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<div className="pagewright-media-library__embed-preview" aria-live="polite">
				<Preview embed={ embed } />
			</div>
			{ needsLinkText( embed ) && (
				<TextControl
					label={ __( 'Link text', 'pagewright' ) }
					help={ __(
						'This URL has no preview. It is inserted as a link.',
						'pagewright'
					) }
					value={ embed.linkText }
					onChange={ ( text ) => dispatch( { type: 'linkTextTyped', text } ) }
					dir="auto"
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
			{ embed.type === 'image' && (
				<ImageFields
					image={ control.image }
					onChange={ control.setImage }
					hasCaptions={ hasCaptions }
				/>
			) }
		</div>
	);
}

const Refused = () => (
	<span role="alert">
		{ __( 'Enter an address that starts with http:// or https://.', 'pagewright' ) }
	</span>
);

function Preview( { embed }: { embed: EmbedState } ) {
	const { preview, type, url, html } = embed;
	if ( preview === 'loading' ) {
		return <Spinner />;
	}
	if ( preview !== 'ready' ) {
		return null;
	}
	return type === 'image' ? (
		<img src={ url } alt={ __( 'Preview', 'pagewright' ) } />
	) : (
		// Scripts of the provider run in a frame of their own, without access to the page.
		<iframe
			title={ __( 'Preview', 'pagewright' ) }
			sandbox="allow-scripts allow-popups"
			srcDoc={ `<!doctype html><meta charset="utf-8"><style>body{margin:0}iframe,img{max-width:100%}</style>${ html }` }
		/>
	);
}
