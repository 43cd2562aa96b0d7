import type { FormEvent, FormState } from './form-state';

/** What every tab gets. */
export interface TabProps {
	state: FormState;
	dispatch: ( event: FormEvent ) => void;
}
