import { createRoot, useEffect, useRef, useState } from '@wordpress/element';
import { canInsertEmbed } from '../../../model/embed';
import { fromHtml, toHtml } from '../../../model/embed-html';
import { EMPTY_EMBED_IMAGE, type EmbedImage } from '../../../model/embed-image';
import { cleanLink, cleanUrl } from '../../../model/embed-url';
import type { MediaPort } from '../../../port';
import { Embed } from '../../embed/Embed';
import { useEmbed, type loadImage } from '../../embed/use-embed';
import type { CoreModel, CoreView } from '../core';
import { pageStore } from '../page-store';

/** WordPress's state; its `type` is `image` when the URL has loaded as an image. */
interface EmbedModel extends CoreModel {
	/** The values that are inserted. */
	props: CoreModel;
}

interface Settings {
	wp?: { media?: { view?: { settings?: { captions?: unknown } } } };
}

/**
 * Shows our fields in the view of WordPress's dialog.
 *
 * @param view     The view.
 * @param hasFocus Whether the first field gets the focus.
 * @return Removes them.
 */
export function mountEmbed( view: CoreView, hasFocus: boolean ): () => void {
	const root = createRoot( view.el );
	const { port } = pageStore( view.el.ownerDocument );
	const state = view.model as unknown as EmbedModel;
	const onShown = () => hasFocus && view.el.querySelector( 'input' )?.focus();
	root.render( <ClassicEmbed { ...{ state, port, onShown } } /> );
	return () => root.unmount();
}

/** WordPress's state loads the image. */
const noProbe: typeof loadImage = () => Promise.resolve( null );

const hasCaptions = () =>
	Number( ( globalThis as Settings ).wp?.media?.view?.settings?.captions ?? 1 ) !== 0;

interface Props {
	state: EmbedModel;
	port: Pick< MediaPort, 'oembed' >;
	onShown: () => void;
}

function ClassicEmbed( { state, port, onShown }: Props ) {
	const { props } = state;
	const [ known ] = useState( () => knownOf( props ) );
	const control = useEmbed( port, noProbe, known );
	const { embed, image, dispatch } = control;
	const { url, linkText } = embed;
	/** Existing values stay as they are until the user changes them. */
	const passed = useRef( { url, linkText, image } );
	useEffect( () => {
		if ( url !== passed.current.url ) {
			props.set( { url: canInsertEmbed( { url } ) ? cleanUrl( url ) : '' } );
		}
		if ( linkText !== passed.current.linkText ) {
			// Without a text, WordPress takes the URL.
			props.set( { linkText: linkText ? toHtml( linkText ) : undefined } );
		}
		if ( image !== passed.current.image ) {
			props.set( valuesOf( image ) );
		}
		passed.current = { url, linkText, image };
	}, [ props, url, linkText, image ] );
	const [ show ] = useState( () => onShown );
	useEffect( () => show(), [ show ] );
	useEffect( () => {
		const tell = () => {
			const [ width, height ] = [ props.get( 'width' ), props.get( 'height' ) ].map( Number );
			if ( state.get( 'type' ) === 'image' && props.get( 'url' ) && width && height ) {
				dispatch( { type: 'imageLoaded', url: passed.current.url, width, height } );
			}
		};
		const token = {};
		state.on( 'change:type', tell, token );
		props.on( 'change:width change:height', tell, token );
		// The state finds whether the URL is an image.
		if ( props.get( 'url' ) ) {
			props.trigger( 'change:url' );
		}
		return () => {
			state.off( null, null, token );
			props.off( null, null, token );
		};
	}, [ state, props, dispatch ] );
	return <Embed control={ control } hasCaptions={ hasCaptions() } />;
}

/** Returns the values of an embed that is edited, or to which the user returns. */
function knownOf( props: CoreModel ) {
	const text = ( name: string ) => String( props.get( name ) ?? '' );
	const oneOf = < Name extends string >( name: string, values: readonly Name[], other: Name ) =>
		values.find( ( value ) => value === props.get( name ) ) ?? other;
	const { align, link } = EMPTY_EMBED_IMAGE;
	return {
		url: text( 'url' ),
		linkText: fromHtml( text( 'linkText' ) ),
		image: {
			alt: fromHtml( text( 'alt' ) ),
			caption: text( 'caption' ),
			align: oneOf( 'align', [ 'left', 'center', 'right', 'none' ], align ),
			link: oneOf( 'link', [ 'none', 'file', 'custom' ], link ),
			linkUrl: text( 'linkUrl' ),
		},
	};
}

const valuesOf = ( { alt, caption, align, link, linkUrl }: EmbedImage ) => ( {
	...{ alt: toHtml( alt ), caption, align, link },
	linkUrl: link === 'custom' ? cleanLink( linkUrl ) : '',
} );
