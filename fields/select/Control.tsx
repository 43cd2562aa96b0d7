import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Json } from '../../schema/field-types';
import { environment } from '../environment';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { keyOrDefault, readOptions, toKey, unavailableLabel, type Option } from '../form/options';
import { filledIn } from './fills';
import { isLong } from './found';
import { MultipleChoice } from './MultipleChoice';
import { SearchableChoice } from './SearchableChoice';

export function SelectInput( given: ControlProps< 'select' > ) {
	const props = { ...given, field: { ...given.field, options: ofSite( given.field.options ) } };
	const { id, field, value, siblings } = props;
	if ( field.multiple ) {
		return <MultipleChoice { ...props } />;
	}
	const options = readOptions( field.options );
	const key = field.prompt ? toKey( value ) : keyOrDefault( value, options, field.default );
	const onChange = ( next: Json ) =>
		props.onChange( next, filledIn( field, { before: key, after: toKey( next ), siblings } ) );
	if ( isLong( options ) ) {
		return (
			<SearchableChoice
				{ ...props }
				onChange={ onChange }
				options={ choices( field, key ) }
			/>
		);
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

/** Returns choices that only the site knows. */
function ofSite( options: ControlProps< 'select' >[ 'field' ][ 'options' ] ) {
	return options === 'taxonomies' || options === 'postTypes' ? environment()[ options ] : options;
}

/**
 * Returns the field's choices, with an empty one before them and an unknown saved one after them.
 */
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
		: placeholder || __( 'Select…', 'pagewright' );
}
