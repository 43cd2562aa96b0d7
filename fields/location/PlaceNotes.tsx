import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Json } from '../../schema/field-types';
import { environment } from '../environment';
import { readPlace } from './place';
import { isKeyless, keyProblem, placeSource, type KeyProblem } from './places';

interface PlaceNotesProps {
	id: string;
	value: Json | undefined;
	/** Whether the field was used; notes about the search appear only then. */
	isUsed: boolean;
	isUnreadable: boolean;
	error: string;
	/** Returns whether coordinates were found. */
	onLocate: () => Promise< boolean >;
}

/** Renders notes about a place and the search: coordinates, problems, the key. */
export function PlaceNotes( props: PlaceNotesProps ) {
	const { id, value, isUsed, isUnreadable, error, onLocate } = props;
	const problem = isUsed ? keyProblem() : undefined;
	return (
		<>
			<div id={ id } className="pagewright-location__notes">
				{ isUnreadable ? (
					__(
						'The saved value is not a place. It is kept until you enter or select one.',
						'pagewright'
					)
				) : (
					<Coordinates value={ value } onLocate={ onLocate } />
				) }
				{ isUsed && isKeyless() && <KeylessNote /> }
			</div>
			<p className="pagewright-location__error" role="alert" hidden={ error === '' }>
				{ error }
			</p>
			{ problem && <ProblemNotice problem={ problem } /> }
		</>
	);
}

function Coordinates( { value, onLocate }: Pick< PlaceNotesProps, 'value' | 'onLocate' > ) {
	const [ isAsking, setAsking ] = useState( false );
	const [ missing, setMissing ] = useState< Json | undefined >();
	const { name, address, location } = readPlace( value );
	if ( name === '' && address === '' ) {
		return null;
	}
	if ( location !== '' ) {
		const numbers = location.replace( /^\(|\)$/g, '' );
		/* translators: %s: latitude and longitude. */
		return <span>{ sprintf( __( 'Coordinates: %s', 'pagewright' ), numbers ) }</span>;
	}
	const ask = async () => {
		setAsking( true );
		const isFound = await onLocate();
		setMissing( isFound ? undefined : value );
		setAsking( false );
	};
	return (
		<span>
			{ __( 'No coordinates yet.', 'pagewright' ) }{ ' ' }
			<Button
				variant="link"
				className="pagewright-location__locate"
				accessibleWhenDisabled
				disabled={ isAsking }
				onClick={ ask }
			>
				{ __( 'Find coordinates', 'pagewright' ) }
			</Button>
			<span role="status">
				{ missing !== undefined &&
					missing === value &&
					` ${ __( 'No coordinates found.', 'pagewright' ) }` }
			</span>
		</span>
	);
}

/** Not an error: a key is optional. Only users who can change it see how. */
function KeylessNote() {
	const { settingsUrl } = environment().places;
	const hasSearch = placeSource() !== undefined;
	return (
		<span>
			{ hasSearch
				? __( 'Enter a place and press Enter to search OpenStreetMap.', 'pagewright' )
				: __(
						'Place search is not available on this site. Enter the place.',
						'pagewright'
					) }{ ' ' }
			{ settingsUrl !== '' && (
				<a href={ settingsUrl } target="_blank" rel="noreferrer noopener">
					{ __(
						'Add a Google Maps API key to get suggestions while you type',
						'pagewright'
					) }
				</a>
			) }
		</span>
	);
}

function ProblemNotice( { problem }: { problem: KeyProblem } ) {
	const { settingsUrl } = environment().places;
	const reasons = {
		'invalid-key': __(
			'Google rejected the Maps API key of this site, or does not allow it on this domain.',
			'pagewright'
		),
		'not-activated': __(
			'“Places API (New)” is not enabled for the Maps API key of this site.',
			'pagewright'
		),
	};
	const rest =
		settingsUrl === ''
			? __( 'Please contact an administrator.', 'pagewright' )
			: __( 'Check the API key in the settings and reload this page.', 'pagewright' );
	const source = placeSource()
		? __( 'Until then, places come from OpenStreetMap.', 'pagewright' )
		: '';
	const text = [ reasons[ problem ], rest, source ].filter( Boolean ).join( ' ' );
	return (
		<Notice
			className="pagewright-location__notice"
			status="warning"
			isDismissible={ false }
			spokenMessage={ text }
			actions={
				settingsUrl === ''
					? []
					: [
							{
								label: __( 'Settings', 'pagewright' ),
								url: settingsUrl,
								variant: 'secondary',
							},
						]
			}
		>
			{ text }
		</Notice>
	);
}
