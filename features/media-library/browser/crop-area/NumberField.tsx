import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';

interface NumberFieldProps {
	label: string;
	value: number;
	min: number;
	max?: number;
	step?: number;
	isDisabled: boolean;
	onChange: ( value: number ) => void;
	/** Called when the user leaves the field. */
	onEnd: () => void;
}

/** A field for a number, which changes the image while the user types. Other text stays until the field is left. */
export function NumberField( props: NumberFieldProps ) {
	const { label, value, min, max, step = 1, isDisabled, onChange, onEnd } = props;
	const [ typed, setTyped ] = useState< string | null >( null );
	return (
		<TextControl
			{ ...{ label, min, max, step } }
			type="number"
			value={ typed ?? String( value ) }
			disabled={ isDisabled }
			onChange={ ( text ) => {
				setTyped( text );
				const number = Number( text );
				if (
					text.trim() !== '' &&
					number >= min &&
					( max === undefined || number <= max )
				) {
					onChange( number );
				}
			} }
			onBlur={ () => {
				setTyped( null );
				onEnd();
			} }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
	);
}
