import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { readNumber } from '../form/numbers';

/** What is typed stays in the box until it is left, while what is stored is already inside the limits: else nobody could type 25 where the least is 10. */
export function NumberInput( props: ControlProps< 'number' > ) {
	const { id, field, value, onChange } = props;
	const [ draft, setDraft ] = useState< string | null >( null );
	const stored = readNumber( value, {} );
	// An undo changes what is stored; what was typed for it is then over.
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
