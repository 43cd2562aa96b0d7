import { callAjax, type AjaxDoor } from '../ajax';
import type { Result } from '../send';
import type { Values } from '../../schema/field-types';

/** HTML of a page that shows a widget with these data. For a frame without scripts: what is in it was written by others, too. */
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
