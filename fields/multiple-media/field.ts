import type { FieldModule } from '../field-module';
import { Control } from './Control';
import { readIds } from './entries';

declare module '../../schema/field-types' {
	interface FieldTypes {
		multiple_media: {
			/** Type of files: image, video, audio, application, or several separated by commas. */
			library?: string;
			/** Text of the button that opens the library. */
			choose?: string;
			/** Text of the button that selects files in the library. */
			update?: string;
		};
	}
}

/** Ordered attachment IDs. */
export const multipleMediaField: FieldModule< 'multiple_media' > = {
	clean: readIds,
	isEmpty: ( value ) => readIds( value ).length === 0,
	Control,
	isGroup: true,
};
