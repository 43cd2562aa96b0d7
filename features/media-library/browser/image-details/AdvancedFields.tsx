import { Button, CheckboxControl, TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import type { ImageEvent } from '../../model/details/image';
import type { ImagePartProps } from './types';

type Field = Extract< ImageEvent, { type: 'typed' } >[ 'field' ];

interface AdvancedFieldsProps extends ImagePartProps {
	isShown: boolean;
	onToggle: ( isShown: boolean ) => void;
}

/** Attributes of the image and of its link, which few users need. */
export function AdvancedFields( { image, tell, isShown, onToggle }: AdvancedFieldsProps ) {
	const id = useInstanceId( AdvancedFields, 'pagewright-image-details-advanced' );
	const text = ( field: Exclude< Field, 'alt' | 'caption' >, label: string, dir = 'ltr' ) => (
		<TextControl
			label={ label }
			value={ image[ field ] }
			onChange={ ( value ) => tell( { type: 'typed', field, value } ) }
			dir={ dir }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
	);
	return (
		<>
			<Button
				variant="tertiary"
				className="pagewright-image-details__toggle"
				aria-expanded={ isShown }
				aria-controls={ id }
				onClick={ () => onToggle( ! isShown ) }
			>
				{ __( 'Advanced options', 'pagewright' ) }
			</Button>
			<div id={ id } className="pagewright-image-details__advanced" hidden={ ! isShown }>
				{ text( 'title', __( 'Title attribute of the image', 'pagewright' ), 'auto' ) }
				{ text( 'extraClasses', __( 'CSS classes of the image', 'pagewright' ) ) }
				{ image.link !== 'none' && (
					<>
						<CheckboxControl
							label={ __( 'Open link in a new tab', 'pagewright' ) }
							checked={ image.linkTargetBlank }
							onChange={ ( isNew ) => tell( { type: 'tabChosen', isNew } ) }
							__nextHasNoMarginBottom
						/>
						{ text( 'linkRel', __( 'Relation of the link', 'pagewright' ) ) }
						{ text( 'linkClassName', __( 'CSS classes of the link', 'pagewright' ) ) }
					</>
				) }
			</div>
		</>
	);
}
