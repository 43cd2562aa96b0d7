import type { Json } from '../../schema/field-types';
import type { FieldModule } from '../field-module';
import { readContent } from './content';
import { BuilderInput } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		builder: {};
	}
}

/**
 * Content made of blocks, `{ blocks: "<!-- wp:paragraph -->…" }`, or a layout of Page Builder,
 * which stays unchanged until the user converts it to blocks.
 */
export const builderField: FieldModule< 'builder' > = {
	clean: ( raw ): Json => {
		const content = readContent( raw );
		switch ( content.kind ) {
			case 'blocks':
				return { blocks: content.blocks };
			case 'layout':
				return content.layout;
			case 'unreadable':
				return raw !== undefined && isKept( raw ) ? raw : '';
			default:
				return '';
		}
	},
	isEmpty: ( value ) => readContent( value ).kind === 'empty',
	Control: BuilderInput,
	isGroup: true,
};

/** Returns whether the value can be from a later version, or damaged. */
const isKept = ( raw: Json ) =>
	typeof raw === 'string' || ( typeof raw === 'object' && ! Array.isArray( raw ) );
