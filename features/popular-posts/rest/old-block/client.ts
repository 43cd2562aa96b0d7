import type { Values } from '../../../../schema/field-types';
import { widgetsNamespace } from '../../../../rest/addresses';
import { send } from '../../../../rest/send';

export interface OldBlock {
	name: string;
	attributes: Values;
}

/** Fetches the block of another plugin that shows the same as a widget with these data. */
export const fetchOldBlock = ( widgetClass: string, widgetData: Values ) =>
	send< OldBlock >( `/${ widgetsNamespace() }/widgets/old-block`, { widgetClass, widgetData } );
