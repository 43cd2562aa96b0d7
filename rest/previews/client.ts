import type { Values } from '../../schema/field-types';
import { widgetsNamespace } from '../addresses';
import { send, type Result } from '../send';

export interface Preview {
	html: string;
	/** Style handles that the HTML needs; ours needs none. */
	widgetIcons: string[];
	/** Hint what to fill in if the HTML is empty; '' if the widget has none. */
	placeholder?: string;
}

export interface PreviewRequest {
	widgetClass: string;
	/** Empty: the widget before any field is filled in. */
	widgetData: Values;
	/** ID of the wrapper. */
	anchor: string;
	/** Post that contains the widget; 0 for none. */
	postId: number;
}

/** Renders a widget as on a page. */
export const fetchPreview = (
	request: PreviewRequest,
	signal?: AbortSignal
): Promise< Result< Preview > > =>
	send(
		`/${ widgetsNamespace() }/widgets/previews`,
		{ ...request, isUntouched: Object.keys( request.widgetData ).length === 0 },
		signal
	);
