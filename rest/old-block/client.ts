import type { Values } from '../../schema/field-types';
import { widgetsNamespace } from '../addresses';
import { send } from '../send';

export interface OldBlock {
	name: string;
	attributes: Values;
}

/** The block of another plugin that shows what a widget with these data shows. */
export const fetchOldBlock = ( widgetClass: string, widgetData: Values ) =>
	send< OldBlock >( `/${ widgetsNamespace() }/widgets/old-block`, { widgetClass, widgetData } );
