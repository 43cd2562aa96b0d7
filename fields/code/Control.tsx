import { useContext } from '@wordpress/element';
import type { CSSProperties } from 'react';
import type { ControlProps } from '../field-module';
import { toKey } from '../form/options';
import { RootContext } from '../form/root';
import { useHighlight } from './use-highlight';

const ROWS = 8;

/** Renders a box for code, with syntax highlighting after it loads. */
export function CodeInput( {
	id,
	field,
	value,
	onChange,
	isInvalid,
	describedBy,
	labelId,
}: ControlProps< 'code' > ) {
	const text = toKey( value );
	const rows = field.rows ?? ROWS;
	const attributes: Record< string, string > = {
		'aria-labelledby': labelId,
		...( describedBy ? { 'aria-describedby': describedBy } : {} ),
		...( field.required ? { 'aria-required': 'true' } : {} ),
		...( isInvalid ? { 'aria-invalid': 'true' } : {} ),
	};
	const { canUndo } = useContext( RootContext );
	const { host, plain, isOn } = useHighlight( {
		text,
		language: field.language ?? 'html',
		attributes,
		hasHistory: ! canUndo,
		onChange,
	} );
	return (
		<div
			className="pagewright-code"
			dir="ltr"
			style={ { '--pagewright-code-rows': rows } as CSSProperties }
		>
			<div ref={ host } />
			{ ! isOn && (
				<textarea
					ref={ plain }
					id={ id }
					rows={ rows }
					spellCheck={ false }
					autoCapitalize="off"
					value={ text }
					onChange={ ( event ) => onChange( event.target.value ) }
					{ ...attributes }
				/>
			) }
		</div>
	);
}
