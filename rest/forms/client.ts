import type { FormSchema, Values } from '../../schema/field-types';
import { widgetsNamespace } from '../addresses';
import { send, type Result } from '../send';

export interface FormAnswer {
	schema: FormSchema;
	/**
	 * Data in the current format if the server migrated them; otherwise null, and the sent data are
	 * current.
	 */
	migrated: Values | null;
}

/** Fetches the form of a widget for these data. */
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

/** Parses the root element of a form; null when it is damaged. */
export function readFormRoot( root: HTMLElement ): ( FormAnswer & { values: Values } ) | null {
	try {
		const schema = JSON.parse( root.dataset.schema ?? '' ) as FormSchema;
		const values = JSON.parse( root.dataset.values ?? '{}' ) as Values;
		return { schema, values, migrated: root.dataset.migrated === '1' ? values : null };
	} catch {
		return null;
	}
}
