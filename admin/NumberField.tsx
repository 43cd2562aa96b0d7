import { TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';

interface NumberFieldProps {
	label: string;
	help?: string;
	min: number;
	max: number;
	value: number;
	onChange: ( value: number ) => void;
}

/**
 * An input for a whole number. Valid numbers apply while typing; leaving the field corrects it to
 * its limits.
 */
export function NumberField( { label, help, min, max, value, onChange }: NumberFieldProps ) {
	const [ typed, setTyped ] = useState( String( value ) );
	useEffect( () => setTyped( String( value ) ), [ value ] );
	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			className="pagewright-tab__number"
			type="number"
			label={ label }
			help={ help }
			min={ min }
			max={ max }
			step={ 1 }
			value={ typed }
			onChange={ ( text ) => {
				setTyped( text );
				if ( /^\d+$/.test( text ) && Number( text ) >= min && Number( text ) <= max ) {
					onChange( Number( text ) );
				}
			} }
			onBlur={ () => {
				const number = Math.round( Number( typed ) );
				const kept =
					typed === '' || Number.isNaN( number )
						? value
						: Math.min( max, Math.max( min, number ) );
				setTyped( String( kept ) );
				onChange( kept );
			} }
		/>
	);
}
