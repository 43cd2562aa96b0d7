import { callAjax, type AjaxDoor } from '../ajax';
import type { Result } from '../send';
import type { Values } from '../../schema/field-types';

/**
 * Fetches the HTML of a page with a widget. Use it in a frame without scripts: others wrote parts
 * of it.
 */
export const fetchPreviewPage = (
	site: AjaxDoor,
	widgetClass: string,
	data: Values,
	signal?: AbortSignal
): Promise< Result< string > > =>
	callAjax(
		site,
		{
			action: 'so_widgets_preview',
			method: 'POST',
			parameters: { class: widgetClass, data: JSON.stringify( data ) },
			signal,
		},
		( page ) => page
	);
