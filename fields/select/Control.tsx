import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { readOptions, toKey, unavailableLabel, type Option } from '../form/options';
import { isLong } from './found';
import { MultipleChoice } from './MultipleChoice';
import { SearchableChoice } from './SearchableChoice';

export function SelectInput( props: ControlProps< 'select' > ) {
	const { id, field, value, onChange } = props;
	if ( field.multiple ) {
		return <MultipleChoice { ...props } />;
	}
	const key = toKey( value );
	if ( isLong( readOptions( field.options ) ) ) {
		return <SearchableChoice { ...props } options={ choices( field, key ) } />;
	}
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			id={ id }
			value={ key }
			options={ choices( field, key ) }
			onChange={ ( next ) => onChange( next ) }
			{ ...inputAttributes( props ) }
		/>
	);
}

/** The field's choices, before them one for nothing, after them the saved one that is none of them. */
function choices( field: ControlProps< 'select' >[ 'field' ], key: string ): Option[] {
	const options = readOptions( field.options );
	const isKnown = options.some( ( option ) => option.value === key );
	const before =
		( field.prompt || ( key === '' && ! isKnown ) ) &&
		! options.some( ( option ) => option.value === '' )
			? [ { value: '', label: promptLabel( field ) } ]
			: [];
	const after = key !== '' && ! isKnown ? [ { value: key, label: unavailableLabel( key ) } ] : [];
	return [ ...before, ...options, ...after ];
}

function promptLabel( { prompt, placeholder }: ControlProps< 'select' >[ 'field' ] ): string {
	return typeof prompt === 'string' && prompt !== ''
		? prompt
		: placeholder || __( 'Choose…', 'pagewright' );
}
