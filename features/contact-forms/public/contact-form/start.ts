import { validate as judge } from '../../validate';
import { init } from './init';
import type { ContactForm, Page } from './page';
import { reset } from './reset';
import { loadSchemas } from './schemas';
import { submit } from './submit';
import { textOf } from './texts';
import { validate } from './validate';

/** Returns what the page lacks, as a message for developers; undefined if nothing. */
export function findObstacle( here: Partial< Page > ): string | undefined {
	const lacks = ( what: string ) => `Your browser does not support ${ what }().`;
	const checks: Array< [ boolean, string ] > = [
		// An element with this ID is a property of the window too, but not its own.
		[ ! Object.hasOwn( here, 'wpcf7' ) || ! here.wpcf7, 'wpcf7 is not defined.' ],
		[ ! here.wpcf7?.api, 'wpcf7.api is not defined.' ],
		[ typeof here.fetch !== 'function', lacks( 'window.fetch' ) ],
		[ typeof here.FormData !== 'function', lacks( 'window.FormData' ) ],
		[ typeof here.NodeList?.prototype.forEach !== 'function', lacks( 'NodeList.forEach' ) ],
		[ typeof here.String?.prototype.replaceAll !== 'function', lacks( 'String.replaceAll' ) ],
	];
	return checks.find( ( [ isMissing ] ) => isMissing )?.[ 1 ];
}

/** Completes the globals of the page and initializes its forms. Keeps properties of others. */
export function start( here: Page ): void {
	const obstacle = findObstacle( here );
	if ( obstacle ) {
		// eslint-disable-next-line no-console -- the only place where developers see it.
		console.error( obstacle );
		return;
	}
	const { document: page, wpcf7 } = here;
	here.swv = { validate: judge, ...here.swv };
	const ours = { init, submit, reset, validate, schemas: new Map() };
	Object.assign( wpcf7, { ...ours, ...( wpcf7 as object ) } );
	page.querySelectorAll( 'form .wpcf7[data-wpcf7-id]' ).forEach( ( nested ) => {
		const note = page.createElement( 'p' );
		note.className = 'wpcf7-form-in-wrong-place';
		note.textContent = textOf( wpcf7, 'wrong_place' );
		nested.replaceWith( note );
	} );
	const forms = [ ...page.querySelectorAll< ContactForm >( '.wpcf7 > form' ) ];
	forms.forEach( ( form ) => wpcf7.init( form ) );
	void loadSchemas(
		wpcf7,
		forms.filter( ( form ) => form.wpcf7 )
	);
}
