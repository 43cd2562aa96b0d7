import { createContext } from '@wordpress/element';
import type { Values } from '../../schema/field-types';
import type { Update } from './group';

/**
 * The whole form, for a field that changes other fields. The same object as long as the form
 * exists.
 */
export interface FormRoot {
	/**
	 * Whether the screen undoes and redoes changes of the form, so that its fields need no undo of
	 * their own.
	 */
	canUndo: boolean;
	read: () => Values;
	update: Update;
}

export const RootContext = createContext< FormRoot >( {
	canUndo: false,
	read: () => ( {} ),
	update: () => {},
} );
