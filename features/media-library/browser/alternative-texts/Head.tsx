import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp, undo } from '@wordpress/icons';
import { leftIn, type TextList } from '../../model/alternative-texts/text-list';
import type { TextListKind } from '../../text-port';
import { leftText } from './texts';
import type { useSteps } from './use-steps';

interface HeadProps {
	list: TextList;
	kind: TextListKind;
	onKind: ( kind: TextListKind ) => void;
	steps: ReturnType< typeof useSteps >;
	move: ( by: 1 | -1 ) => void;
	language: string;
}

/** Which images are shown, how many are left, and what the last step did. */
export function Head( { list, kind, onKind, steps, move, language }: HeadProps ) {
	return (
		<div className="pagewright-alternative-texts__head">
			<SelectControl
				label={ __( 'Images', 'pagewright' ) }
				hideLabelFromVision
				value={ kind }
				options={ [
					{ value: 'missing', label: __( 'Without a text', 'pagewright' ) },
					{ value: 'decorative', label: __( 'Decorative', 'pagewright' ) },
				] }
				onChange={ ( value ) =>
					onKind( value === 'decorative' ? 'decorative' : 'missing' )
				}
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<p className="pagewright-alternative-texts__left">
				{ list.unseen !== null && leftText( leftIn( list ), language ) }
			</p>
			<p className="pagewright-alternative-texts__last">{ steps.said }</p>
			<div className="pagewright-alternative-texts__moves">
				<Button
					icon={ undo }
					label={ __( 'Undo the last step', 'pagewright' ) }
					onClick={ steps.undo }
					disabled={ ! list.steps.length || steps.isUndoing }
					isBusy={ steps.isUndoing }
					accessibleWhenDisabled
					__next40pxDefaultSize
				/>
				<Button
					icon={ chevronUp }
					label={ __( 'Previous image', 'pagewright' ) }
					shortcut="Alt+↑"
					onClick={ () => move( -1 ) }
					__next40pxDefaultSize
				/>
				<Button
					icon={ chevronDown }
					label={ __( 'Next image', 'pagewright' ) }
					shortcut="Alt+↓"
					onClick={ () => move( 1 ) }
					__next40pxDefaultSize
				/>
			</div>
		</div>
	);
}
