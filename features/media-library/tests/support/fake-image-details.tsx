import { useState } from '@wordpress/element';
import { ImageDetails } from '../../browser/image-details/ImageDetails';
import type { PostImage } from '../../model/details/image';
import type { Failure } from '../../model/failure';

interface Props {
	changes?: Partial< PostImage >;
	/** Whether the file was deleted meanwhile. */
	isMissing?: boolean;
	/** Why the file does not load, the first time. */
	failure?: Failure;
	/** Whether the user may not edit the file. */
	isForbidden?: boolean;
	isAdvanced?: boolean;
}

const picture = ( width: number, height: number ) =>
	`data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }" viewBox="0 0 3 2"><path fill="#7cb" d="M0 0h3v2H0z"/><path fill="#365" d="M0 2 1 .7l.8.8.4-.3L3 2z"/></svg>`
	) }`;
const size = ( width: number, height: number ) => ( {
	...{ url: picture( width, height ), width, height },
} );
const FILE = {
	url: picture( 1200, 800 ),
	link: 'https://example.org/hut/',
	sizes: {
		thumbnail: size( 150, 150 ),
		medium: size( 300, 200 ),
		full: size( 1200, 800 ),
	},
};
const IMAGE: PostImage = {
	...{ url: FILE.sizes.medium.url, originalUrl: FILE.sizes.medium.url },
	...{
		alt: 'A hut below a mountain',
		caption: 'Our <em>hut</em>',
		align: 'center',
	},
	...{ link: 'none', linkUrl: '', size: 'medium', width: 300, height: 200 },
	...{
		customWidth: 300,
		customHeight: 200,
		aspectRatio: 1.5,
		title: '',
		extraClasses: '',
	},
	...{ linkTargetBlank: false, linkRel: '', linkClassName: '' },
};
const NAMES = { thumbnail: 'Thumbnail', medium: 'Medium', full: 'Full size' };

/** The details of an image in a post, and what they changed. */
export function FakeImageDetails( { changes, failure, isForbidden, isAdvanced, ...first }: Props ) {
	const [ isMissing, setMissing ] = useState( first.isMissing ?? failure !== undefined );
	const [ image, setImage ] = useState< PostImage >( { ...IMAGE, ...changes } );
	const [ isOpen, setOpen ] = useState( isAdvanced ?? false );
	const [ said, setSaid ] = useState( '' );
	return (
		<>
			<ImageDetails
				image={ image }
				file={ isMissing ? null : FILE }
				isFileMissing={ isMissing }
				fileFailure={ failure ?? null }
				loginUrl="https://example.org/wp-login.php"
				onReloadFile={ () => setMissing( false ) }
				sizeNames={ NAMES }
				hasCaptions
				isAdvanced={ isOpen }
				onAdvanced={ setOpen }
				onChange={ ( next ) => {
					setImage( { ...image, ...next } );
					setSaid( Object.keys( next ).join( ' ' ) );
				} }
				onReplace={ () => setSaid( 'replace' ) }
				{ ...( ! isForbidden && ! isMissing && { onEdit: () => setSaid( 'edit' ) } ) }
			/>
			<output data-said="">{ said }</output>
		</>
	);
}
