import { applyFilters } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import type { FieldOptions, FieldType, Json, Values } from '../schema/field-types';
import { autocompleteField } from './autocomplete/field';
import { checkboxField } from './checkbox/field';
import { colorField } from './color/field';
import { dateRangeField } from './date-range/field';
import type { FieldModule } from './field-module';
import { fontField } from './font/field';
import { iconField } from './icon/field';
import { imageShapeField } from './image-shape/field';
import { imageSizeField } from './image-size/field';
import { linkField } from './link/field';
import { locationField } from './location/field';
import { measurementField } from './measurement/field';
import { mediaField } from './media/field';
import { multiMeasurementField } from './multi-measurement/field';
import { multipleMediaField } from './multiple-media/field';
import { numberField } from './number/field';
import { orderField } from './order/field';
import { postsField } from './posts/field';
import { radioField } from './radio/field';
import { selectField } from './select/field';
import { sliderField } from './slider/field';
import { textField } from './text/field';
import { textareaField } from './textarea/field';
import { tinymceField } from './tinymce/field';
import { checkboxesField } from './checkboxes/field';
import { toggleField } from './toggle/field';
import { imageRadioField } from './image-radio/field';
import { codeField } from './code/field';
import { builderField } from './builder/field';
import { presetsField } from './presets/field';

/** Every field type with a control. A declared type that is missing here does not compile. */
export const fieldModules: { [ K in FieldType ]: FieldModule< K > } = {
	text: textField,
	textarea: textareaField,
	number: numberField,
	slider: sliderField,
	select: selectField,
	radio: radioField,
	checkbox: checkboxField,
	order: orderField,
	link: linkField,
	color: colorField,
	font: fontField,
	measurement: measurementField,
	'multi-measurement': multiMeasurementField,
	icon: iconField,
	media: mediaField,
	multiple_media: multipleMediaField,
	location: locationField,
	tinymce: tinymceField,
	'image-size': imageSizeField,
	image_shape: imageShapeField,
	checkboxes: checkboxesField,
	toggle: toggleField,
	'image-radio': imageRadioField,
	code: codeField,
	presets: presetsField,
	builder: builderField,
	autocomplete: autocompleteField,
	'date-range': dateRangeField,
	posts: postsField,
};

/** A field type whose name is known only at runtime. */
export interface AnyFieldModule {
	/** The raw saved value when absent. */
	clean?: ( raw: Json | undefined, field: FieldOptions, siblings: Values, name: string ) => Json;
	/** Null, the empty text and the empty list count as empty when absent. */
	isEmpty?: ( value: Json, siblings: Values, name: string ) => boolean;
	Control: ComponentType< AnyControlProps >;
	isGroup?: boolean;
	hasOwnLabel?: boolean;
}

interface AnyControlProps {
	id: string;
	name: string;
	path: string;
	field: FieldOptions;
	value: Json | undefined;
	siblings: Values;
	onChange: ( value: Json, companions?: Values ) => void;
	isInvalid: boolean;
	describedBy: string | undefined;
	labelId: string;
}

/**
 * Filter for controls of other plugins: receives and returns `{ 'acme-rating': { Control, isEmpty }
 * }`. Cannot replace built-in types.
 */
export const FIELD_TYPES_HOOK = 'pagewright.fieldTypes';

/**
 * Returns the field of this type, or undefined if it does not exist: its value is then kept and not
 * shown.
 */
export function findField( type: string ): AnyFieldModule | undefined {
	if ( Object.hasOwn( fieldModules, type ) ) {
		// The schema was validated when the widget was built: a field of this type has the options
		// of this type.
		return fieldModules[ type as FieldType ] as unknown as AnyFieldModule;
	}
	const others = applyFilters( FIELD_TYPES_HOOK, {} ) as Record< string, AnyFieldModule >;
	const other = Object.hasOwn( others, type ) ? others[ type ] : undefined;
	return other?.Control ? other : undefined;
}
