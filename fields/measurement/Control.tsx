import type { ControlProps } from '../field-module';
import { environment } from '../environment';
import { UnitInput } from '../experimental';
import { inputAttributes } from '../form/input-attributes';
import { firstUnit, parseLength } from './length';

/**
 * Renders a number and its unit. The unit is stored twice, in the value and in its own key, because
 * older forms read it there.
 */
export function Control( props: ControlProps< 'measurement' > ) {
	const { id, name, field, value, siblings, onChange } = props;
	const beside = siblings[ `${ name }_unit` ];
	const saved =
		typeof value === 'string' || typeof value === 'number'
			? parseLength( String( value ) )
			: undefined;
	const unit = firstUnit( saved?.unit || beside, field.default_unit );
	const offered = Array.isArray( field.units ) ? field.units : environment().units;
	const units = offered.includes( unit ) ? offered : [ unit, ...offered ];

	const write = ( next: string | undefined ) => {
		const length = parseLength( next ?? '' );
		const nextUnit = firstUnit( length?.unit, unit );
		onChange( length ? length.number + nextUnit : false, { [ `${ name }_unit` ]: nextUnit } );
	};

	return (
		<div className="pagewright-measurement">
			<UnitInput
				__next40pxDefaultSize
				id={ id }
				value={ saved ? saved.number + unit : '' }
				units={ units.map( ( each ) => ( { value: each, label: each } ) ) }
				placeholder={ field.placeholder }
				onChange={ write }
				{ ...inputAttributes( props ) }
			/>
		</div>
	);
}
