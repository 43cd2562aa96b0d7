import type { FormSchema, Values } from '../../schema/field-types';
import { widgetsNamespace } from '../addresses';
import { send, type Result } from '../send';

export interface FormAnswer {
	schema: FormSchema;
	/** The data in today's shape when the server had to bring them up to date; else null: the caller's own are right. */
	migrated: Values | null;
}

/** The form of a widget for these data. */
export async function fetchForm(
	widgetClass: string,
	widgetData: Values,
	signal?: AbortSignal
): Promise< Result< FormAnswer > > {
	const result = await send< string >(
		`/${ widgetsNamespace() }/widgets/forms`,
		{ widgetClass, widgetData },
		signal
	);
	if ( ! result.ok ) {
		return result;
	}
	const root = new DOMParser()
		.parseFromString( String( result.value ), 'text/html' )
		.querySelector< HTMLElement >( '[data-schema]' );
	const answer = root && readFormRoot( root );
	return answer
		? { ok: true, value: answer }
		: { ok: false, failure: { kind: 'refused', status: 200, message: String( result.value ) } };
}

/** What the element of a form carries; null when it is damaged. */
export function readFormRoot( root: HTMLElement ): ( FormAnswer & { values: Values } ) | null {
	try {
		const schema = JSON.parse( root.dataset.schema ?? '' ) as FormSchema;
		const values = JSON.parse( root.dataset.values ?? '{}' ) as Values;
		return { schema, values, migrated: root.dataset.migrated === '1' ? values : null };
	} catch {
		return null;
	}
}
