/** Where a form stands. Nothing else decides on a status. */
export interface State {
	/** As a class: `sent`, not `mail_sent`. */
	status: string;
	/** An answer is on its way; nothing more is sent before it is there. */
	isSending: boolean;
	/** What validating and resetting end in. */
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

/** Names of the API that are other ones on the page. */
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

/** The class of a status: one that nobody knows, such as `need_more`, is `custom-need-more`. */
export function toClass( status: string ): string {
	const known = CLASSES.get( status ) ?? status;
	return KNOWN.includes( known )
		? known
		: `custom-${ status.replace( /[^0-9a-z]+/gi, '-' ).replace( /^-|-$/g, '' ) }`;
}

export const begin = ( status: string ): State => ( { status, isSending: false, back: 'init' } );

/** The same object where a happening changes nothing. */
export function next( state: State, happening: Happening ): State {
	const { status, isSending, back } = state;
	switch ( happening.type ) {
		case 'submitted':
			return isSending ? state : { status: 'submitting', isSending: true, back: 'init' };
		case 'blocked':
			return { ...state, status: 'submitting' };
		case 'answered': {
			const result = toClass( happening.status );
			// The reset that follows a success ends in it.
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
