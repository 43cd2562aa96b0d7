import type { ComponentType } from 'react';
import type { FieldOptions, FieldType, Json, Values } from '../schema/field-types';
import { checkboxField } from './checkbox/field';
import { colorField } from './color/field';
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
import { radioField } from './radio/field';
import { selectField } from './select/field';
import { sliderField } from './slider/field';
import { textField } from './text/field';
import { textareaField } from './textarea/field';
import { tinymceField } from './tinymce/field';

/** Every field type with a control. A type that is declared and not listed does not compile. */
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
};

/** A field type whose name is only known when running. */
export interface AnyFieldModule {
	clean: ( raw: Json | undefined, field: FieldOptions, siblings: Values, name: string ) => Json;
	isEmpty: ( value: Json, siblings: Values, name: string ) => boolean;
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

/** The field of this type, or undefined when there is none: its value is then kept and not shown. */
export function findField( type: string ): AnyFieldModule | undefined {
	// The schema was checked when the widget was built: a field of this type carries the options of this type.
	return Object.hasOwn( fieldModules, type )
		? ( fieldModules[ type as FieldType ] as unknown as AnyFieldModule )
		: undefined;
}
