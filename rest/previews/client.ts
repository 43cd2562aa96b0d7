import type { Values } from '../../schema/field-types';
import { widgetsNamespace } from '../addresses';
import { send, type Result } from '../send';

export interface Preview {
	html: string;
	/** Style handles that the HTML needs; ours needs none. */
	widgetIcons: string[];
}

/** What a page would show for these data. */
export const fetchPreview = (
	widgetClass: string,
	widgetData: Values,
	anchor: string,
	signal?: AbortSignal
): Promise< Result< Preview > > =>
	send(
		`/${ widgetsNamespace() }/widgets/previews`,
		{ anchor, widgetClass, widgetData },
		signal
	);
