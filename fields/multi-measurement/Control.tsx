import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ClipboardEvent } from 'react';
import type { ControlProps } from '../field-module';
import { environment } from '../environment';
import { UnitInput } from '../experimental';
import { inputAttributes } from '../form/input-attributes';
import { partLabel } from './labels';
import { changePart, cleanParts, joinParts, spreadParts } from './parts';

export function Control( props: ControlProps< 'multi-measurement' > ) {
	const { id, field, value, onChange } = props;
	const keys = Object.keys( field.parts ?? {} );
	const saved = cleanParts( value, keys.length );
	// An emptied input stays empty while the user types, although 0px is stored.
	const [ draft, setDraft ] = useState< string[] >( [] );
	const parts =
		draft.length === keys.length && joinParts( draft ) === saved
			? draft
			: spreadParts( saved, keys.length );
	const [ isLinked, setLinked ] = useState( false );

	const onPart = ( index: number, text: string ) => {
		const next = changePart( parts, index, text.trim(), {
			isLinked,
			hasAutofill: field.autofill === true,
		} );
		setDraft( next );
		onChange( joinParts( next ) );
	};
	const onPaste = ( event: ClipboardEvent ) => {
		const pasted = event.clipboardData.getData( 'text' ).trim().replace( /;$/, '' );
		if ( /\s/.test( pasted ) && keys.length > 1 ) {
			event.preventDefault();
			onChange( joinParts( spreadParts( cleanParts( pasted, keys.length ), keys.length ) ) );
		}
	};

	return (
		<div className="pagewright-multi-measurement" onPaste={ onPaste }>
			{ keys.map( ( key, index ) => (
				<PartInput
					key={ key }
					id={ index === 0 ? id : `${ id }-${ key }` }
					label={ partLabel( key, field.part_labels ) }
					units={ field.parts[ key ] ?? '*' }
					value={ parts[ index ] ?? '' }
					onChange={ ( text ) => onPart( index, text ) }
					attributes={ inputAttributes( props ) }
				/>
			) ) }
			{ keys.length > 1 && (
				<Button
					className="pagewright-multi-measurement__link"
					size="compact"
					variant="tertiary"
					isPressed={ isLinked }
					onClick={ () => setLinked( ! isLinked ) }
				>
					{ __( 'Link sides', 'pagewright' ) }
				</Button>
			) }
		</div>
	);
}

interface PartProps {
	id: string;
	label: string;
	units: string[] | '*';
	value: string;
	onChange: ( text: string ) => void;
	attributes: ReturnType< typeof inputAttributes >;
}

function PartInput( { id, label, units, value, onChange, attributes }: PartProps ) {
	const unit = value.replace( /^[\d.]+/, '' );
	const offered = units === '*' ? environment().units : units;
	const all = unit === '' || offered.includes( unit ) ? offered : [ unit, ...offered ];
	return (
		<UnitInput
			__next40pxDefaultSize
			id={ id }
			label={ label }
			value={ value }
			min={ 0 }
			units={ all.map( ( each ) => ( { value: each, label: each } ) ) }
			onChange={ ( next ) => onChange( normalised( next ?? '' ) ) }
			{ ...attributes }
		/>
	);
}

/**
 * A number can start or end with a point while the user types; the stored format has neither.
 * `.5em` → `0.5em`, `5.` → `5`
 */
const normalised = ( text: string ) => text.replace( /^\./, '0.' ).replace( /\.(?!\d)/, '' );
