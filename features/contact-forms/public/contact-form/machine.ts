/** State of a form. Only this module decides on its status. */
export interface State {
	/** Status as a class: `sent`, not `mail_sent`. */
	status: string;
	/** Whether a request is pending; nothing else is sent meanwhile. */
	isSending: boolean;
	/** Status after validating and resetting. */
	back: string;
}

export type Happening =
	| {
			type:
				| 'submitted'
				| 'blocked'
				| 'failed'
				| 'reset'
				| 'refilled'
				| 'validating'
				| 'validated';
	  }
	| { type: 'answered'; status: string };

/** Statuses of the API whose class differs. */
const CLASSES = new Map( [
	[ 'validation_failed', 'invalid' ],
	[ 'acceptance_missing', 'unaccepted' ],
	[ 'mail_sent', 'sent' ],
	[ 'mail_failed', 'failed' ],
	[ 'payment_required', 'payment-required' ],
] );
const KNOWN = [
	...CLASSES.values(),
	'init',
	'spam',
	'aborted',
	'submitting',
	'resetting',
	'validating',
];

/**
 * Returns the class of a status. An unknown one, such as `need_more`, becomes `custom-need-more`.
 */
export function toClass( status: string ): string {
	const known = CLASSES.get( status ) ?? status;
	return KNOWN.includes( known )
		? known
		: `custom-${ status.replace( /[^0-9a-z]+/gi, '-' ).replace( /^-|-$/g, '' ) }`;
}

export const begin = ( status: string ): State => ( { status, isSending: false, back: 'init' } );

/** Returns the same object when the event changes nothing. */
export function next( state: State, happening: Happening ): State {
	const { status, isSending, back } = state;
	switch ( happening.type ) {
		case 'submitted':
			return isSending ? state : { status: 'submitting', isSending: true, back: 'init' };
		case 'blocked':
			return { ...state, status: 'submitting' };
		case 'answered': {
			const result = toClass( happening.status );
			// The reset after a success returns to it.
			return { status: result, isSending: false, back: result === 'sent' ? result : 'init' };
		}
		case 'failed':
			return begin( 'failed' );
		case 'reset':
			return isSending ? state : { ...state, status: 'resetting' };
		case 'refilled':
			return status === 'resetting' ? begin( back ) : state;
		case 'validating':
			return isSending || status === 'resetting'
				? state
				: { ...state, status: 'validating', back: status };
		case 'validated':
			return status === 'validating' ? { ...begin( back ) } : state;
	}
}
