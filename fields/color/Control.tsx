import { Button, ColorPalette, ColorPicker, Dropdown } from '@wordpress/components';
import { useEvent } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';
import type { ControlProps } from '../field-module';
import { environment } from '../environment';
import { inputAttributes } from '../form/input-attributes';
import { formatColor, parseColor } from './color';
import { ColorText } from './ColorText';

/** Color of the picker if the field is empty. */
const NO_COLOR = '#ffffff';

/** Renders a swatch that opens the picker, the color as text, and a clear button. */
export function Control( props: ControlProps< 'color' > ) {
	const { id, field, value, onChange, labelId } = props;
	const color = typeof value === 'string' ? value.trim() : '';
	const hasAlpha = field.alpha === true;
	const store = ( next: string | undefined ) => {
		const read = parseColor( next ?? '' );
		onChange( read ? formatColor( read, hasAlpha ) : false );
	};
	return (
		<div className="pagewright-color">
			<Dropdown
				popoverProps={ { placement: 'bottom-start' } }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Swatch
						id={ `${ id }-swatch` }
						labelId={ labelId }
						color={ color }
						isOpen={ isOpen }
						onClick={ onToggle }
					/>
				) }
				renderContent={ () => (
					<Picker color={ color } hasAlpha={ hasAlpha } onChange={ store } />
				) }
			/>
			<ColorText
				id={ id }
				color={ color }
				hasAlpha={ hasAlpha }
				placeholder={ field.placeholder }
				onChange={ onChange }
				attributes={ inputAttributes( props ) }
			/>
			<Button
				size="compact"
				variant="tertiary"
				disabled={ color === '' }
				accessibleWhenDisabled
				onClick={ () => onChange( false ) }
			>
				{ __( 'Clear', 'pagewright' ) }
			</Button>
		</div>
	);
}

function Swatch( {
	id,
	labelId,
	color,
	isOpen,
	onClick,
}: {
	id: string;
	labelId: string;
	color: string;
	isOpen: boolean;
	onClick: () => void;
} ) {
	/* translators: %s: a colour, as #ff0000. */
	const now = sprintf( __( 'Select a color. Current color: %s', 'pagewright' ), color );
	const label = color === '' ? __( 'Select a color. No color selected.', 'pagewright' ) : now;
	return (
		<button
			type="button"
			id={ id }
			className="pagewright-color__swatch"
			aria-label={ label }
			aria-describedby={ labelId }
			aria-haspopup="dialog"
			aria-expanded={ isOpen }
			onClick={ onClick }
		>
			<span
				className={ `pagewright-color__paint${ color === '' ? ' is-empty' : '' }` }
				style={ { backgroundColor: color || undefined } }
			/>
		</button>
	);
}

function Picker( {
	color,
	hasAlpha,
	onChange,
}: {
	color: string;
	hasAlpha: boolean;
	onChange: ( next: string | undefined ) => void;
} ) {
	const { colors } = environment();
	const known = parseColor( color );
	// A new function would make the picker drop a pending change; without a color, it keeps its own
	// state.
	const tell = useEvent( onChange );
	return (
		<div className="pagewright-color__picker">
			{ colors.length > 0 && (
				<ColorPalette
					colors={ colors }
					value={ color }
					onChange={ onChange }
					disableCustomColors
					clearable={ false }
					aria-label={ __( 'Theme colors', 'pagewright' ) }
				/>
			) }
			<ColorPicker
				color={ known ? toHex8( color ) : NO_COLOR }
				enableAlpha={ hasAlpha }
				onChange={ tell }
			/>
		</div>
	);
}

/** Converts for the picker, which reads only hex: `rgba(255,0,0,0.5)` → `#ff000080`. */
function toHex8( color: string ): string {
	const read = parseColor( color );
	if ( ! read ) {
		return color;
	}
	const solid = formatColor( read, false );
	return read.alpha < 1
		? solid +
				Math.round( read.alpha * 255 )
					.toString( 16 )
					.padStart( 2, '0' )
		: solid;
}
