import type { ControlProps } from '../field-module';
import { toKey, unavailableLabel } from '../form/options';
import { readTiles } from './tiles';

/**
 * Renders images to choose from as real radio buttons, so that arrow keys, forms and screen
 * readers work as usual.
 */
export function ImageRadioInput( { id, field, value, onChange }: ControlProps< 'image-radio' > ) {
	const key = toKey( value );
	const tiles = readTiles( field.options );
	const isLost = key !== '' && ! tiles.some( ( tile ) => tile.value === key );
	return (
		<div className="pagewright-image-radio">
			{ tiles.map( ( tile ) => (
				<div key={ tile.value } className="pagewright-image-radio__tile">
					<input
						type="radio"
						className="pagewright-image-radio__input"
						name={ id }
						aria-labelledby={ `${ id }-${ tile.value }` }
						value={ tile.value }
						checked={ key === tile.value }
						onChange={ () => onChange( tile.value ) }
					/>
					<img src={ tile.image } alt="" loading="lazy" />
					<span id={ `${ id }-${ tile.value }` }>{ tile.label }</span>
				</div>
			) ) }
			{ isLost && <p className="pagewright-field__kept">{ unavailableLabel( key ) }</p> }
		</div>
	);
}
