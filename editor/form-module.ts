/** The code of forms, which loads when the first form of the page opens. */
export type FormModule = typeof import( '../fields' );

let loading: Promise< FormModule > | undefined;

/** Loads the code of forms once; a failed load may be retried. */
export function loadFormModule(): Promise< FormModule > {
	loading ??= import( /* webpackChunkName: "form" */ '../fields' ).catch( ( error ) => {
		loading = undefined;
		throw error;
	} );
	return loading;
}
