import type { FieldModule } from '../field-module';
import { Control } from './Control';
import { readIds } from './entries';

declare module '../../schema/field-types' {
	interface FieldTypes {
		multiple_media: {
			/** Kind of files to offer: image, video, audio, application, or a list with commas. */
			library?: string;
			/** Text of the button that opens the library. */
			choose?: string;
			/** Text of the button that takes files from the library. */
			update?: string;
		};
	}
}

/** Ids of attachments in an order. */
export const multipleMediaField: FieldModule< 'multiple_media' > = {
	clean: readIds,
	isEmpty: ( value ) => readIds( value ).length === 0,
	Control,
	isGroup: true,
};
