import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { readNumber } from '../form/numbers';

/**
 * The typed text stays until the user leaves the box, while the stored value is already within the
 * limits. Otherwise users could not type 25 if the minimum is 10.
 */
export function NumberInput( props: ControlProps< 'number' > ) {
	const { id, field, value, onChange } = props;
	const [ draft, setDraft ] = useState< string | null >( null );
	const stored = readNumber( value, {} );
	// An undo changes the stored value and discards the typed text.
	const isCurrent = draft !== null && readNumber( draft, field ) === stored;
	const write = ( next: string ) => {
		setDraft( next );
		onChange( readNumber( next, field ) );
	};
	return (
		<div className="pagewright-number">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				id={ id }
				className="pagewright-number__input"
				type="number"
				inputMode={ field.integer ? 'numeric' : 'decimal' }
				min={ field.min ?? ( field.abs ? 0 : undefined ) }
				max={ field.max }
				step={ field.step ?? 'any' }
				placeholder={
					field.placeholder === undefined ? undefined : String( field.placeholder )
				}
				value={ isCurrent ? draft : stored }
				onChange={ write }
				onBlur={ () => setDraft( null ) }
				{ ...inputAttributes( props ) }
			/>
			{ field.unit && <span className="pagewright-number__unit">{ field.unit }</span> }
		</div>
	);
}
