import { Button, RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { flipHorizontal, flipVertical, rotateLeft, rotateRight } from '@wordpress/icons';
import type { EditEvent, History } from '../../model/edit-image/history';
import { RATIOS, type RatioId } from '../../model/edit-image/ratios';

interface ToolsProps {
	history: History;
	dispatch: ( event: EditEvent ) => void;
	isDisabled: boolean;
}

/** The slim bar below the picture. */
export function Tools( { history: { edit }, dispatch, isDisabled }: ToolsProps ) {
	const tools: Array< [ icon: JSX.Element, label: string, event: EditEvent ] > = [
		[ rotateLeft, __( 'Rotate left', 'pagewright' ), { type: 'turned', direction: 'left' } ],
		[ rotateRight, __( 'Rotate right', 'pagewright' ), { type: 'turned', direction: 'right' } ],
		[
			flipHorizontal,
			__( 'Swap left and right', 'pagewright' ),
			{ type: 'flipped', axis: 'horizontal' },
		],
		[
			flipVertical,
			__( 'Swap top and bottom', 'pagewright' ),
			{ type: 'flipped', axis: 'vertical' },
		],
	];
	return (
		<div
			className="pagewright-edit-image__tools"
			role="group"
			aria-label={ __( 'Tools', 'pagewright' ) }
		>
			<div className="pagewright-edit-image__buttons">
				{ tools.map( ( [ icon, label, event ] ) => (
					<Button
						key={ label }
						{ ...{ icon, label } }
						disabled={ isDisabled }
						accessibleWhenDisabled
						onClick={ () => dispatch( event ) }
						__next40pxDefaultSize
					/>
				) ) }
			</div>
			<RangeControl
				className="pagewright-edit-image__angle"
				label={ __( 'Straighten (degrees)', 'pagewright' ) }
				value={ edit.pose.angle }
				min={ -45 }
				max={ 45 }
				step={ 0.1 }
				disabled={ isDisabled }
				onChange={ ( angle ) => dispatch( { type: 'straightened', angle: angle ?? 0 } ) }
				onBlur={ () => dispatch( { type: 'gestureEnded' } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<SelectControl
				className="pagewright-edit-image__ratio"
				label={ __( 'Aspect ratio', 'pagewright' ) }
				value={ edit.ratio }
				options={ RATIOS.map( ( value ) => ( { value, label: ratioText( value ) } ) ) }
				disabled={ isDisabled }
				onChange={ ( ratio ) =>
					dispatch( { type: 'ratioChosen', ratio: ratio as RatioId } )
				}
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
		</div>
	);
}

function ratioText( id: RatioId ): string {
	switch ( id ) {
		case 'free':
			return __( 'Free', 'pagewright' );
		case 'original':
			return __( 'Original', 'pagewright' );
		case '1:1':
			return __( 'Square (1:1)', 'pagewright' );
		default:
			return id;
	}
}
