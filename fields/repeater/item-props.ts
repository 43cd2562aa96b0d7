import type { RepeaterSchema } from '../../schema/field-types';
import type { States } from '../form/conditions';
import type { GroupProps } from '../form/group';
import type { RowActions } from './use-repeater';
import type { Row } from './use-rows';

export interface RepeaterItemProps {
	row: Row;
	index: number;
	total: number;
	title: string;
	field: RepeaterSchema;
	path: string;
	/** States outside the repeater. */
	states: States;
	depth: number;
	isOpen: boolean;
	isFull: boolean;
	actions: RowActions;
	renderFields: GroupProps< RepeaterSchema >[ 'renderFields' ];
}
