import type { FieldModule } from '../field-module';
import { Control } from './Control';
import { readPlace } from './place';

declare module '../../schema/field-types' {
	interface FieldTypes {
		location: {};
	}
}

/** A place: its name, its address, and its coordinates. */
export const locationField: FieldModule< 'location' > = {
	clean: ( raw ) => ( { ...readPlace( raw ) } ),
	isEmpty: ( value ) => Object.values( readPlace( value ) ).every( ( part ) => part === '' ),
	Control,
};
