import { CheckboxControl, SelectControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Json } from '../../schema/field-types';
import type { ControlProps } from '../field-module';
import { readBoolean } from '../form/booleans';
import { inputAttributes } from '../form/input-attributes';
import { sizeChoices } from './sizes';

export function Control( props: ControlProps< 'image-size' > ) {
	const { id, name, field, value, siblings, onChange, labelId } = props;
	const size = typeof value === 'string' && value !== '' ? value : 'full';
	const write = ( key: string, next: Json ) =>
		onChange( size, { [ `${ name }_${ key }` ]: next } );
	return (
		<div className="pagewright-image-size">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				id={ id }
				aria-labelledby={ labelId }
				value={ size }
				options={ sizeChoices( field, size ) }
				onChange={ ( next ) => onChange( next ) }
				{ ...inputAttributes( props ) }
			/>
			{ size === 'custom_size' && (
				<div className="pagewright-image-size__custom">
					<SideInput
						label={ __( 'Width in pixels', 'pagewright' ) }
						value={ siblings[ `${ name }_width` ] }
						onChange={ ( next ) => write( 'width', next ) }
					/>
					<SideInput
						label={ __( 'Height in pixels', 'pagewright' ) }
						value={ siblings[ `${ name }_height` ] }
						onChange={ ( next ) => write( 'height', next ) }
					/>
					{ field.custom_size_enforce && (
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ __(
								'Force this size, even if the image is smaller',
								'pagewright'
							) }
							checked={ readBoolean( siblings[ `${ name }_enforce` ] ) }
							onChange={ ( next ) => write( 'enforce', next ) }
						/>
					) }
				</div>
			) }
		</div>
	);
}

function SideInput( {
	label,
	value,
	onChange,
}: {
	label: string;
	value: Json | undefined;
	onChange: ( next: number ) => void;
} ) {
	const id = useId();
	const pixels = Number( value );
	return (
		<div className="pagewright-image-size__side">
			<label htmlFor={ id }>{ label }</label>
			<input
				id={ id }
				type="number"
				min={ 0 }
				max={ 10000 }
				step={ 1 }
				className="components-text-control__input is-next-40px-default-size"
				value={ pixels > 0 ? pixels : '' }
				placeholder={ __( 'Automatic', 'pagewright' ) }
				onChange={ ( { target } ) =>
					onChange(
						Math.min( 10000, Math.max( 0, Math.trunc( Number( target.value ) || 0 ) ) )
					)
				}
			/>
		</div>
	);
}
