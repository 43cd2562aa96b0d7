import { createContext, useContext } from '@wordpress/element';

/** Shows a snackbar, which screen readers announce. */
export type Say = ( text: string ) => void;

export const SayContext = createContext< Say >( () => undefined );

export const useSay = (): Say => useContext( SayContext );
