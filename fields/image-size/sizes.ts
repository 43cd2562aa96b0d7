import { __ } from '@wordpress/i18n';
import type { FieldOptions, FieldTypes } from '../../schema/field-types';
import { environment } from '../environment';
import { readable, readOptions, unavailableLabel, type Option } from '../form/options';

type SizeField = FieldOptions & FieldTypes[ 'image-size' ];

/**
 * Returns the sizes: full and thumbnail, those of the site, a custom one after `large` if the field
 * has it; an unknown saved size is last.
 */
export function sizeChoices( field: SizeField, saved: string ): Option[] {
	const own = readOptions( field.options === 'imageSizes' ? undefined : field.options );
	const choices = own.length > 0 ? own.map( named ) : ofSite();
	if ( field.custom_size && ! choices.some( ( { value } ) => value === 'custom_size' ) ) {
		const large = choices.findIndex( ( { value } ) => value === 'large' );
		choices.splice(
			large === -1 ? choices.length : large + 1,
			0,
			named( { value: 'custom_size', label: '' } )
		);
	}
	return choices.some( ( { value } ) => value === saved )
		? choices
		: [ ...choices, { value: saved, label: unavailableLabel( saved ) } ];
}

function ofSite(): Option[] {
	const sizes = { full: '', thumbnail: '', ...environment().imageSizes };
	return Object.entries( sizes ).map( ( [ value, label ] ) =>
		label === '' ? named( { value, label } ) : { value, label }
	);
}

function named( { value, label }: Option ): Option {
	const names: Record< string, string > = {
		full: __( 'Full size', 'pagewright' ),
		thumbnail: __( 'Thumbnail', 'pagewright' ),
		custom_size: __( 'Custom size', 'pagewright' ),
	};
	return { value, label: names[ value ] ?? ( label || readable( value ) ) };
}
