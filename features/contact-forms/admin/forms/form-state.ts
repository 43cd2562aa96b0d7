import { mapOf } from '../../rest/contact-form/client';
import type {
	ContactForm,
	FormChanges,
	Mail,
	Problem,
	Problems,
} from '../../rest/contact-form/client';
import type { Failure } from '../../../../rest/send';

/** The edited properties of a form. */
export interface Draft {
	title: string;
	form: string;
	mail: Partial< Mail >;
	mail_2: Partial< Mail >;
	messages: Record< string, string >;
	additional_settings: string;
	pagewright_store: boolean;
}

export type MailName = 'mail' | 'mail_2';

export interface FormState {
	/** Null before it was saved. */
	id: number | null;
	hash: string;
	/** As on the server; null before it was loaded. */
	saved: Draft | null;
	draft: Draft;
	problems: Record< string, Problem[] >;
	status: 'loading' | 'ready' | 'saving' | 'failed';
	/** Why loading or saving failed. */
	failure: Failure | null;
	/** Incremented after every successful save. */
	saves: number;
	/** Incremented to load again. */
	attempt: number;
}

export type FormEvent =
	| { type: 'loaded'; form: ContactForm }
	| { type: 'failed'; failure: Failure }
	| { type: 'again' }
	| { type: 'changed'; change: Partial< Draft > }
	| { type: 'mail-changed'; name: MailName; change: Partial< Mail > }
	| { type: 'message-changed'; key: string; text: string }
	| { type: 'saving' }
	| { type: 'saved'; form: ContactForm; sent: Draft }
	| { type: 'refused'; failure: Failure }
	| { type: 'checked'; problems: Problems };

const EMPTY: Draft = {
	title: '',
	form: '',
	mail: {},
	mail_2: {},
	messages: {},
	additional_settings: '',
	pagewright_store: false,
};

export const initialState = ( id: number | null ): FormState => ( {
	id,
	hash: '',
	saved: null,
	draft: EMPTY,
	problems: {},
	status: 'loading',
	failure: null,
	saves: 0,
	attempt: 0,
} );

export function reduce( state: FormState, event: FormEvent ): FormState {
	switch ( event.type ) {
		case 'loaded':
			return { ...stored( state, event.form ), draft: draftOf( event.form ) };
		case 'failed':
			return { ...state, status: 'failed', failure: event.failure };
		case 'again':
			return { ...initialState( state.id ), attempt: state.attempt + 1 };
		case 'changed':
			return { ...state, draft: { ...state.draft, ...event.change } };
		case 'mail-changed':
			return changed( state, {
				[ event.name ]: { ...state.draft[ event.name ], ...event.change },
			} );
		case 'message-changed':
			return changed( state, {
				messages: { ...state.draft.messages, [ event.key ]: event.text },
			} );
		case 'saving':
			return { ...state, status: 'saving', failure: null };
		case 'saved':
			return {
				...stored( state, event.form ),
				draft: caughtUp( state.draft, event.sent, draftOf( event.form ) ),
				saves: state.saves + 1,
			};
		case 'refused':
			return { ...state, status: 'ready', failure: event.failure };
		case 'checked':
			return { ...state, problems: mapOf( event.problems ) };
	}
}

const changed = ( state: FormState, change: Partial< Draft > ): FormState => ( {
	...state,
	draft: { ...state.draft, ...change },
} );

const stored = ( state: FormState, form: ContactForm ): FormState => ( {
	...state,
	id: form.id,
	hash: form.hash,
	saved: draftOf( form ),
	problems: mapOf( form.config_errors ),
	status: 'ready',
	failure: null,
} );

const draftOf = ( { title, properties, ...form }: ContactForm ): Draft => ( {
	title,
	form: properties.form.content,
	mail: mapOf( properties.mail ),
	mail_2: mapOf( properties.mail_2 ),
	messages: mapOf( properties.messages ),
	additional_settings: properties.additional_settings.content,
	pagewright_store: form.pagewright_store,
} );

/** Returns the server's result, without overwriting changes made during the request. */
function caughtUp( draft: Draft, sent: Draft, answer: Draft ): Draft {
	const late = NAMES.filter( ( name ) => ! isSame( draft[ name ], sent[ name ] ) );
	return { ...answer, ...pick( draft, late ) };
}

const NAMES = Object.keys( EMPTY ) as ( keyof Draft )[];

const pick = ( draft: Draft, names: ( keyof Draft )[] ): Partial< Draft > =>
	Object.fromEntries( names.map( ( name ) => [ name, draft[ name ] ] ) );

/** Compares texts, booleans, and maps of them, independent of the order of keys. */
const isSame = ( one: unknown, other: unknown ): boolean =>
	JSON.stringify( sorted( one ) ) === JSON.stringify( sorted( other ) );

const sorted = ( value: unknown ): unknown =>
	typeof value === 'object' && value !== null ? Object.entries( value ).sort() : value;

/**
 * Returns changed properties; all for a new form. Others stay on the server, whatever they contain.
 */
export function changesOf( { id, saved, draft }: FormState ): FormChanges {
	const names =
		id === null || ! saved
			? NAMES
			: NAMES.filter( ( name ) => ! isSame( draft[ name ], saved[ name ] ) );
	return pick( draft, names );
}

/** Returns whether changes would be lost. */
export const isUnsaved = ( { saved, draft }: FormState ): boolean =>
	saved !== null &&
	! isSame( Object.values( draft ).map( sorted ), Object.values( saved ).map( sorted ) );

export type TabName = 'form' | 'mail' | 'messages' | 'settings';

const TABS: Record< string, TabName > = {
	mail: 'mail',
	mail_2: 'mail',
	messages: 'messages',
	additional_settings: 'settings',
};

/** Returns the tab with a section of a form. */
export const tabOf = ( section: string ): TabName => TABS[ section.split( '.' )[ 0 ]! ] ?? 'form';

export const countProblems = ( problems: FormState[ 'problems' ], tab: TabName ): number =>
	Object.entries( problems )
		.filter( ( [ section ] ) => tabOf( section ) === tab )
		.reduce( ( sum, [ , found ] ) => sum + found.length, 0 );
