import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Point, Target } from '../../image-port';
import { areaOf, focusOf, resultOf } from '../../model/edit-image/edit';
import { boxOf } from '../../model/edit-image/geometry';
import { fixedRatio, type History } from '../../model/edit-image/history';
import { CropFields } from '../crop-area/CropFields';
import { NumberField } from '../crop-area/NumberField';
import type { EditState } from './use-edit';

interface PanelProps {
	state: EditState;
	history: History;
	isDisabled: boolean;
}

/** Everything as numbers, and what is saved. */
export function Panel( props: PanelProps ) {
	const { state, isDisabled } = props;
	return (
		<>
			<CropNumbers { ...props } />
			<SizeNumbers { ...props } />
			<FocusNumbers { ...props } />
			{ state.source?.hasThumbnail && (
				<SelectControl
					label={ __( 'Apply changes to', 'pagewright' ) }
					value={ state.target }
					options={ [
						{ value: 'all', label: __( 'All image sizes', 'pagewright' ) },
						{ value: 'thumbnail', label: __( 'Thumbnail only', 'pagewright' ) },
						{
							value: 'nothumb',
							label: __( 'All sizes except the thumbnail', 'pagewright' ),
						},
					] }
					disabled={ isDisabled }
					onChange={ ( target ) => state.setTarget( target as Target ) }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
		</>
	);
}

function CropNumbers( { state: { dispatch }, history, isDisabled }: PanelProps ) {
	const { edit, image } = history;
	const [ area, box, ratio ] = [
		areaOf( edit, image ),
		boxOf( image, edit.pose ),
		fixedRatio( history ),
	];
	return (
		<fieldset className="pagewright-edit-image__numbers">
			<legend>{ __( 'Crop area (pixels)', 'pagewright' ) }</legend>
			<CropFields
				{ ...{ area, ratio, isDisabled } }
				image={ box }
				onChange={ ( to, field ) =>
					dispatch( { type: 'cropped', area: to, gesture: `number ${ field }` } )
				}
				onEnd={ () => dispatch( { type: 'gestureEnded' } ) }
			/>
		</fieldset>
	);
}

/** The size of the result, which keeps the ratio of the crop area. */
function SizeNumbers( { state: { dispatch }, history, isDisabled }: PanelProps ) {
	const { edit, image } = history;
	const [ area, result ] = [ areaOf( edit, image ), resultOf( edit, image ) ];
	const common = {
		isDisabled,
		min: 1,
		onEnd: () => dispatch( { type: 'gestureEnded' } ),
	};
	return (
		<fieldset className="pagewright-edit-image__numbers">
			<legend>{ __( 'Saved size (pixels)', 'pagewright' ) }</legend>
			<NumberField
				{ ...common }
				label={ __( 'Saved width', 'pagewright' ) }
				value={ result.width }
				max={ area.width }
				onChange={ ( width ) => dispatch( { type: 'scaled', width } ) }
			/>
			<NumberField
				{ ...common }
				label={ __( 'Saved height', 'pagewright' ) }
				value={ result.height }
				max={ area.height }
				onChange={ ( height ) =>
					dispatch( {
						type: 'scaled',
						width: ( height / area.height ) * area.width,
					} )
				}
			/>
		</fieldset>
	);
}

const MIDDLE: Point = { x: 50, y: 50 };

function FocusNumbers( { state: { dispatch }, history, isDisabled }: PanelProps ) {
	const focus = focusOf( history.edit, history.image );
	const set = ( to: Point | null, gesture = '' ) =>
		dispatch( { type: 'focusSet', focus: to, gesture } );
	const common = {
		...{ isDisabled, min: 0, max: 100, step: 0.1 },
		onEnd: () => dispatch( { type: 'gestureEnded' } ),
	};
	return (
		<fieldset className="pagewright-edit-image__numbers">
			<legend>{ __( 'Focal point (percent)', 'pagewright' ) }</legend>
			{ focus && (
				<>
					<NumberField
						{ ...common }
						label={ __( 'Focal point from the left', 'pagewright' ) }
						value={ focus.x }
						onChange={ ( x ) => set( { ...focus, x }, 'focus x' ) }
					/>
					<NumberField
						{ ...common }
						label={ __( 'Focal point from the top', 'pagewright' ) }
						value={ focus.y }
						onChange={ ( y ) => set( { ...focus, y }, 'focus y' ) }
					/>
				</>
			) }
			<Button
				variant="secondary"
				disabled={ isDisabled }
				accessibleWhenDisabled
				onClick={ () => set( focus ? null : MIDDLE ) }
				__next40pxDefaultSize
			>
				{ focus
					? __( 'Remove focal point', 'pagewright' )
					: __( 'Set focal point', 'pagewright' ) }
			</Button>
		</fieldset>
	);
}
