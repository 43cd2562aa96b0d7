import { useState } from '@wordpress/element';
import { Embed } from '../../browser/embed/Embed';
import { loadImage, useEmbed, type KnownEmbed } from '../../browser/embed/use-embed';
import { EMPTY_EMBED_IMAGE } from '../../model/embed-image';
import { createFakePort } from './fake-port';

/** An image of the gallery. */
const PICTURE = new URL( 'meadow.webp', globalThis.location?.href ?? 'https://example.org' ).href;

/** Only this one is an image. */
const probe: typeof loadImage = async ( url ) => ( url === PICTURE ? loadImage( url ) : null );

interface Props {
	url: string;
	image?: Partial< KnownEmbed[ 'image' ] >;
	hasCaptions?: boolean;
}

/** The fields for a URL, with a port in memory. */
function FakeEmbed( { url, image, hasCaptions = true }: Props ) {
	const [ port ] = useState( () => createFakePort( { generated: 1 } ) );
	const control = useEmbed( port, probe, {
		...{ url, linkText: '' },
		image: { ...EMPTY_EMBED_IMAGE, ...image },
	} );
	const { embed } = control;
	return (
		<>
			<Embed control={ control } hasCaptions={ hasCaptions } />
			<output data-said="">
				{ [ embed.type, embed.preview, embed.linkText, control.image.link ].join( ' ' ) }
			</output>
		</>
	);
}

export const EMBED_STATES = [
	{ title: 'Insert from a URL', draw: () => <FakeEmbed url="" /> },
	{ title: 'Insert a video', draw: () => <FakeEmbed url="https://video.example/1" /> },
	{ title: 'Insert a link', draw: () => <FakeEmbed url="https://other.example/page" /> },
	{ title: 'Insert code', draw: () => <FakeEmbed url="javascript:alert(1)" /> },
	{
		title: 'Insert an image of another site',
		draw: () => (
			<FakeEmbed
				url={ PICTURE }
				image={ { link: 'custom', linkUrl: 'javascript:alert(1)' } }
			/>
		),
	},
	{
		title: 'Insert an image without captions',
		draw: () => <FakeEmbed url={ PICTURE } hasCaptions={ false } />,
	},
];
