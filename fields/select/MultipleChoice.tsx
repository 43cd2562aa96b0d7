import { CheckboxControl, SearchControl, VisuallyHidden } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ControlProps } from '../field-module';
import { fieldLabel } from '../form/label';
import { readOptions, toKey, unavailableLabel } from '../form/options';
import { countText, found, isLong } from './found';

/**
 * Several keys: a checkbox each, which unlike a list box needs no modifier key. Long lists can be
 * searched; hidden selections stay.
 */
export function MultipleChoice( {
	id,
	name,
	field,
	value,
	onChange,
	describedBy,
	labelId,
}: ControlProps< 'select' > ) {
	const chosen = ( Array.isArray( value ) ? value.map( toKey ) : toKey( value ).split( ',' ) )
		.map( ( key ) => key.trim() )
		.filter( ( key ) => key !== '' );
	const options = readOptions( field.options );
	const lost = chosen
		.filter( ( key ) => ! options.some( ( option ) => option.value === key ) )
		.map( ( key ) => ( { value: key, label: unavailableLabel( key ) } ) );
	const toggle = ( key: string, isOn: boolean ) =>
		onChange( isOn ? [ ...chosen, key ] : chosen.filter( ( other ) => other !== key ) );
	const [ words, setWords ] = useState( '' );
	const all = [ ...options, ...lost ];
	const shown = found( all, words );
	return (
		<div
			id={ id }
			className="pagewright-select__multiple"
			role="group"
			aria-labelledby={ labelId }
			aria-describedby={ describedBy }
		>
			{ isLong( all ) && (
				<SearchControl
					__nextHasNoMarginBottom
					label={
						/* translators: %s: label of a field, e.g. "Post types". */
						sprintf( __( 'Search in: %s', 'pagewright' ), fieldLabel( field, name ) )
					}
					placeholder={ __( 'Search', 'pagewright' ) }
					value={ words }
					data-draft={ words === '' ? undefined : '' }
					onChange={ setWords }
				/>
			) }
			<div className="pagewright-select__boxes">
				{ shown.map( ( option ) => (
					<CheckboxControl
						__nextHasNoMarginBottom
						key={ option.value }
						label={ option.label }
						checked={ chosen.includes( option.value ) }
						onChange={ ( isOn ) => toggle( option.value, isOn ) }
					/>
				) ) }
				{ shown.length === 0 && words !== '' && (
					<p className="pagewright-select__none" aria-hidden="true">
						{ countText( 0 ) }
					</p>
				) }
			</div>
			<VisuallyHidden role="status">
				{ words !== '' && countText( shown.length ) }
			</VisuallyHidden>
		</div>
	);
}
