import type { FieldModule } from '../field-module';
import { pickKey } from '../form/options';
import { ImageRadioInput } from './Control';
import { readTiles, type ImageOption } from './tiles';

declare module '../../schema/field-types' {
	interface FieldTypes {
		'image-radio': {
			/** Key => label and image. */
			options?: Record< string, ImageOption >;
		};
	}
}

/** Selected choice by its key; each choice has an image. */
export const imageRadioField: FieldModule< 'image-radio' > = {
	clean: ( raw, field ) => pickKey( raw, readTiles( field.options ), field.default ),
	isEmpty: ( value ) => value === '',
	Control: ImageRadioInput,
	isGroup: true,
};
