import type { FormEvent, FormState } from './form-state';

/** Props of every tab. */
export interface TabProps {
	state: FormState;
	dispatch: ( event: FormEvent ) => void;
}
