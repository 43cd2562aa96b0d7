import { createContext } from '@wordpress/element';
import type { ComponentType, ReactElement } from 'react';
import type { FieldOptions, Fields, Json, Values } from '../../schema/field-types';
import type { States } from './conditions';

/** Changes the object that holds a field. It is given the newest one, so two changes in a row never lose each other. */
export type Update = ( change: ( values: Values ) => Values ) => void;

/** A field list at its place in the form. */
export interface FieldListProps {
	fields: Fields;
	values: Values;
	/** '' at the top. */
	path: string;
	update: Update;
	states: States;
	/** 1 at the top. */
	depth: number;
}

/** What a field that holds other fields gets; it draws them with `renderFields`, so that groups need not know the list that knows them. */
export interface GroupProps< Schema extends FieldOptions > {
	name: string;
	path: string;
	field: Schema;
	value: Json | undefined;
	update: Update;
	states: States;
	depth: number;
	renderFields: ( props: FieldListProps ) => ReactElement;
}

/** The list itself, for a control that draws fields of its own; the list knows all controls, so no control may import it. */
export const FieldListContext = createContext< ComponentType< FieldListProps > >( () => null );
