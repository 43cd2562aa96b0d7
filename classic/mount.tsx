import { createRoot } from '@wordpress/element';
import { loadFormModule } from '../editor/form-module';
import { readFormRoot } from '../rest/forms/client';
import { ClassicForm } from './ClassicForm';
import { takeUnsaved } from './forms';

/** Number in the ID of a template that is copied for each new widget and has no form. */
const TEMPLATE = /__i__/;

const mounted = new WeakSet< HTMLElement >();

/**
 * Renders the form in its element and updates the hidden input beside it. Ignores templates and
 * rendered forms.
 */
export async function mount( root: HTMLElement ): Promise< void > {
	const input = root.parentElement?.querySelector< HTMLInputElement >(
		`[id="${ root.dataset.input }"]`
	);
	const answer = readFormRoot( root );
	if ( mounted.has( root ) || ! input || ! answer || TEMPLATE.test( input.name ) ) {
		return;
	}
	mounted.add( root );
	const unsaved = takeUnsaved( input.id );
	const module = await loadFormModule();
	const form = createRoot( root );
	form.render(
		<ClassicForm
			module={ module }
			schema={ answer.schema }
			start={ answer.values }
			unsaved={ unsaved }
			input={ input }
			root={ root }
			close={ () => form.unmount() }
		/>
	);
}
