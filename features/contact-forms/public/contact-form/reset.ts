import { announce, detailOf } from './announce';
import { ask } from './ask';
import { pageOf, type Wpcf7 } from './page';
import { refill } from './refill';
import { happen } from './status';
import { clearMessages } from './tips';

/** Runs after the browser reset a form: clears messages and renews quizzes. */
export const reset: Wpcf7[ 'reset' ] = async ( form ) => {
	clearMessages( form );
	if ( ! happen( form, { type: 'reset' } ) ) {
		return;
	}
	const detail = detailOf( form, new FormData( form ) );
	const result = await ask( pageOf( form ).wpcf7, `${ form.wpcf7.id }/refill` );
	if ( result.failure ) {
		// eslint-disable-next-line no-console -- for the owner of the site.
		console.error( result.failure );
	} else {
		refill( form, result.answer );
		detail.apiResponse = result.answer;
	}
	happen( form, { type: 'refilled' } );
	detail.status = form.wpcf7.status;
	announce( form, 'reset', detail );
};
