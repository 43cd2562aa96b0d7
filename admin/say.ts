import { createContext, useContext } from '@wordpress/element';

/** Says in a snackbar that something was done; screen readers hear it. */
export type Say = ( text: string ) => void;

export const SayContext = createContext< Say >( () => undefined );

export const useSay = (): Say => useContext( SayContext );
