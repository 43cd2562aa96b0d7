import { Button, CheckboxControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { saveKeys, type KeyFact, type KeysState } from '../../rest/screen-keys/client';
import type { Failure } from '../../rest/send';
import { SaveButton } from '../SaveButton';
import { useSay } from '../say';
import { useUnsaved } from '../use-unsaved';

const services = () => [
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

/**
 * API keys of services and the selected stock image sources. Never shows a stored key completely.
 */
export function KeysTab( { given }: { given: KeysState } ) {
	const [ stored, setStored ] = useState< KeysState >( given );
	const [ typed, setTyped ] = useState< Record< string, string > >( {} );
	const [ offered, setOffered ] = useState( () => offeredOf( given ) );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ isSaving, setIsSaving ] = useState( false );
	const say = useSay();
	const isChanged =
		Object.keys( typed ).length > 0 || String( offered ) !== String( offeredOf( stored ) );
	useUnsaved( isChanged );

	const save = async () => {
		setIsSaving( true );
		setFailure( null );
		const result = await saveKeys( typed, offered );
		setIsSaving( false );
		if ( result.ok ) {
			setStored( result.value );
			setTyped( {} );
			setOffered( offeredOf( result.value ) );
			say( __( 'API keys saved.', 'pagewright' ) );
		} else {
			setFailure( result.failure );
		}
	};
	const type = ( name: string, key: string | null ) =>
		setTyped( ( { [ name ]: _old, ...others } ) =>
			key === null ? others : { ...others, [ name ]: key.trim() }
		);
	return (
		<form
			className="pagewright-screen__form"
			onSubmit={ ( event ) => {
				event.preventDefault();
				void save();
			} }
		>
			<p className="pagewright-screen__lead">
				{ __(
					'Only the last characters of a saved key are shown here. The Google Maps key is part of pages with a map, so restrict it to this site in the Google Cloud console.',
					'pagewright'
				) }
			</p>
			{ services().map( ( service ) => (
				<KeyField
					key={ service.name }
					service={ service }
					fact={
						stored.keys[ service.name ] ?? { isSet: false, end: '', isFixed: false }
					}
					typed={ typed[ service.name ] ?? null }
					onType={ ( key ) => type( service.name, key ) }
				/>
			) ) }
			<fieldset className="pagewright-screen__group">
				<legend>{ __( 'Sources of stock images', 'pagewright' ) }</legend>
				{ stored.sources.map( ( source ) => (
					<CheckboxControl
						key={ source.key }
						__nextHasNoMarginBottom
						label={ source.label }
						help={ source.isReady ? undefined : __( 'Requires a key.', 'pagewright' ) }
						checked={ offered.includes( source.key ) }
						onChange={ ( isOn ) =>
							setOffered( ( before ) =>
								stored.sources
									.map( ( one ) => one.key )
									.filter( ( key ) =>
										key === source.key ? isOn : before.includes( key )
									)
							)
						}
					/>
				) ) }
			</fieldset>
			<SaveButton
				label={ __( 'Save keys', 'pagewright' ) }
				isChanged={ isChanged }
				isSaving={ isSaving }
				failure={ failure }
				onRetry={ () => void save() }
			/>
		</form>
	);
}

const offeredOf = ( { sources }: KeysState ) =>
	sources.filter( ( source ) => source.isOffered ).map( ( source ) => source.key );

interface KeyFieldProps {
	service: ReturnType< typeof services >[ number ];
	fact: KeyFact;
	/** A new key that is not saved, '' to delete the old one; null for no change. */
	typed: string | null;
	onType: ( key: string | null ) => void;
}

/** A saved key is a text with a Change button; a missing one is an input. */
function KeyField( { service, fact, typed, onType }: KeyFieldProps ) {
	const { name, label, help, url } = service;
	if ( fact.isFixed || ( fact.isSet && typed === null ) ) {
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
						onClick={ () => onType( '' ) }
					>
						{ __( 'Change', 'pagewright' ) }
					</Button>
				) }
			</div>
		);
	}
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
