import { createContext } from '@wordpress/element';
import type { Values } from '../../schema/field-types';
import type { Update } from './group';

/** The whole form, for a field that changes more than itself. The same object as long as the form stands. */
export interface FormRoot {
	read: () => Values;
	update: Update;
}

export const RootContext = createContext< FormRoot >( {
	read: () => ( {} ),
	update: () => {},
} );
