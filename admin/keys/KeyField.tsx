import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyFact } from '../../rest/screen-keys/client';

export const services = () => [
	{
		name: 'google',
		label: __( 'Google Maps', 'pagewright' ),
		help: __( 'Without a key, maps come from OpenStreetMap.', 'pagewright' ),
		url: 'https://console.cloud.google.com/google/maps-apis/credentials',
	},
	{ name: 'pixabay', label: 'Pixabay', help: '', url: 'https://pixabay.com/api/docs/' },
	{
		name: 'unsplash',
		label: 'Unsplash',
		help: '',
		url: 'https://unsplash.com/oauth/applications',
	},
	{ name: 'pexels', label: 'Pexels', help: '', url: 'https://www.pexels.com/api/key/' },
];

interface KeyFieldProps {
	service: ReturnType< typeof services >[ number ];
	fact: KeyFact;
	/** A new key that is not saved, '' to delete the old one; null for no change. */
	typed: string | null;
	onType: ( key: string | null ) => void;
}

/** A saved key is a text with a Change button; a missing one is an input. */
export function KeyField( { service, fact, typed, onType }: KeyFieldProps ) {
	if ( fact.isFixed || ( fact.isSet && typed === null ) ) {
		return <SavedKey label={ service.label } fact={ fact } onChange={ () => onType( '' ) } />;
	}
	return <NewKey service={ service } fact={ fact } typed={ typed } onType={ onType } />;
}

interface SavedKeyProps {
	label: string;
	fact: KeyFact;
	onChange: () => void;
}

function SavedKey( { label, fact, onChange }: SavedKeyProps ) {
	return (
		<div className="pagewright-key" role="group" aria-label={ label }>
			<strong>{ label }</strong>
			<p>{ fact.isFixed ? fixedText( fact ) : setText( fact ) }</p>
			{ ! fact.isFixed && (
				<Button
					variant="secondary"
					size="compact"
					/* translators: %s: name of a service. */
					aria-label={ sprintf( __( 'Change the %s API key', 'pagewright' ), label ) }
					onClick={ onChange }
				>
					{ __( 'Change', 'pagewright' ) }
				</Button>
			) }
		</div>
	);
}

function NewKey( { service, fact, typed, onType }: KeyFieldProps ) {
	const { name, label, help, url } = service;
	return (
		<div className="pagewright-key">
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				/* translators: %s: name of a service. */
				label={ sprintf( __( '%s API key', 'pagewright' ), label ) }
				help={
					fact.isSet ? __( 'Leave empty to remove the saved key.', 'pagewright' ) : help
				}
				name={ `pagewright-key-${ name }` }
				value={ typed ?? '' }
				autoComplete="off"
				spellCheck={ false }
				dir="ltr"
				// eslint-disable-next-line jsx-a11y/no-autofocus -- the user has just clicked Change.
				autoFocus={ fact.isSet }
				onChange={ ( key ) => onType( key === '' && ! fact.isSet ? null : key ) }
			/>
			<p className="pagewright-key__ways">
				<a href={ url } target="_blank" rel="noreferrer">
					{ sprintf(
						/* translators: %s: name of a service. */
						__( 'Get an API key from %s (opens in a new tab)', 'pagewright' ),
						label
					) }
				</a>
				{ fact.isSet && (
					<Button variant="link" onClick={ () => onType( null ) }>
						{ __( 'Keep saved key', 'pagewright' ) }
					</Button>
				) }
			</p>
		</div>
	);
}

const setText = ( { end }: KeyFact ) =>
	end
		? /* translators: %s: last four characters of a key. */
			sprintf( __( 'Saved. It ends in %s.', 'pagewright' ), end )
		: __( 'Saved.', 'pagewright' );

const fixedText = ( { isSet, end }: KeyFact ) => {
	if ( ! isSet ) {
		return __( 'Turned off by code on this site.', 'pagewright' );
	}
	return end
		? /* translators: %s: last four characters of a key. */
			sprintf( __( 'Set by code on this site. It ends in %s.', 'pagewright' ), end )
		: __( 'Set by code on this site.', 'pagewright' );
};
