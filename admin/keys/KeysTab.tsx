import { CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { saveKeys, type KeysState } from '../../rest/screen-keys/client';
import type { Failure } from '../../rest/send';
import { KeyField, services } from './KeyField';
import { SettingsForm } from '../SettingsForm';
import { useSay } from '../say';
import { useUnsaved } from '../use-unsaved';

/**
 * API keys of services and the selected stock image sources. Never shows a stored key completely.
 */
export function KeysTab( { given }: { given: KeysState } ) {
	const { stored, typed, offered, setOffered, type, save, isChanged, isSaving, failure } =
		useKeys( given );
	return (
		<SettingsForm
			saveLabel={ __( 'Save keys', 'pagewright' ) }
			saving={ { save, isChanged, isSaving, failure } }
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
			<StockSources sources={ stored.sources } offered={ offered } onChange={ setOffered } />
		</SettingsForm>
	);
}

/** Typed keys and selected sources, and saving them. */
function useKeys( given: KeysState ) {
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
	return { stored, typed, offered, setOffered, type, save, isChanged, isSaving, failure };
}

const offeredOf = ( { sources }: KeysState ) =>
	sources.filter( ( source ) => source.isOffered ).map( ( source ) => source.key );

interface StockSourcesProps {
	sources: KeysState[ 'sources' ];
	/** Keys of the selected sources. */
	offered: string[];
	onChange: ( offered: string[] ) => void;
}

function StockSources( { sources, offered, onChange }: StockSourcesProps ) {
	return (
		<fieldset className="pagewright-screen__group">
			<legend>{ __( 'Sources of stock images', 'pagewright' ) }</legend>
			{ sources.map( ( source ) => (
				<CheckboxControl
					key={ source.key }
					__nextHasNoMarginBottom
					label={ source.label }
					help={ source.isReady ? undefined : __( 'Requires a key.', 'pagewright' ) }
					checked={ offered.includes( source.key ) }
					onChange={ ( isOn ) =>
						onChange(
							sources
								.map( ( one ) => one.key )
								.filter( ( key ) =>
									key === source.key ? isOn : offered.includes( key )
								)
						)
					}
				/>
			) ) }
		</fieldset>
	);
}
