import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { fontGroups, fontLabel, parseFont } from './fonts';

export function Control( props: ControlProps< 'font' > ) {
	const { id, value, onChange } = props;
	const saved = typeof value === 'string' && value.trim() !== '' ? value.trim() : 'default';
	const { family, weight, style } = parseFont( saved );
	return (
		<div className="pagewright-font">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				id={ id }
				value={ saved }
				onChange={ ( next ) => onChange( next ) }
				{ ...inputAttributes( props ) }
			>
				<option value="default">{ __( "The theme's own font", 'pagewright' ) }</option>
				{ fontGroups( saved ).map( ( { label, fonts } ) => (
					<optgroup key={ label } label={ label }>
						{ fonts.map( ( font ) => (
							<option key={ font } value={ font }>
								{ fontLabel( font ) }
							</option>
						) ) }
					</optgroup>
				) ) }
			</SelectControl>
			{ family && (
				<p
					className="pagewright-font__sample"
					aria-hidden="true"
					style={ {
						fontFamily: JSON.stringify( family ),
						fontWeight: weight,
						fontStyle: style,
					} }
				>
					{ __( 'The quick brown fox jumps over the lazy dog', 'pagewright' ) }
				</p>
			) }
		</div>
	);
}
