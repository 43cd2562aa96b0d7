import type { Values } from '../../schema/field-types';
import { widgetsNamespace } from '../addresses';
import { send, type Result } from '../send';

export interface Preview {
	html: string;
	/** Style handles that the HTML needs; ours needs none. */
	widgetIcons: string[];
	/** What to fill in where the HTML shows nothing; '' where the widget does not say. */
	placeholder?: string;
}

export interface PreviewRequest {
	widgetClass: string;
	/** Without keys: as the widget is before anything is filled in. */
	widgetData: Values;
	/** Id of the wrapper. */
	anchor: string;
	/** Post that the widget stands in; 0 for none. */
	postId: number;
}

/** What a page would show. */
export const fetchPreview = (
	request: PreviewRequest,
	signal?: AbortSignal
): Promise< Result< Preview > > =>
	send(
		`/${ widgetsNamespace() }/widgets/previews`,
		{ ...request, isUntouched: Object.keys( request.widgetData ).length === 0 },
		signal
	);
