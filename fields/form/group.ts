import { createContext } from '@wordpress/element';
import type { ComponentType, ReactElement } from 'react';
import type { FieldOptions, Fields, Json, Values } from '../../schema/field-types';
import type { States } from './conditions';

/**
 * Changes the object that contains a field. Receives the latest object, so that two changes in a
 * row are never lost.
 */
export type Update = ( change: ( values: Values ) => Values ) => void;

/** Props of a field list. */
export interface FieldListProps {
	fields: Fields;
	values: Values;
	/** '' at the top level. */
	path: string;
	update: Update;
	states: States;
	/** 1 at the top level. */
	depth: number;
}

/**
 * Props of a field that contains other fields. It renders them with `renderFields`, so that groups
 * do not import the field list.
 */
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

/**
 * The field list, for a control that renders fields: the list imports all controls, so controls
 * cannot import it.
 */
export const FieldListContext = createContext< ComponentType< FieldListProps > >( () => null );
