/** The form's own code, fetched when the first form of the page opens. */
export type FormModule = typeof import( '../fields' );

let loading: Promise< FormModule > | undefined;

/** Loads the form's code once; a failed load (a network that comes back) may be tried again. */
export function loadFormModule(): Promise< FormModule > {
	loading ??= import( /* webpackChunkName: "form" */ '../fields' ).catch( ( error ) => {
		loading = undefined;
		throw error;
	} );
	return loading;
}
