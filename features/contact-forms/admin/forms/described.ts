import type { Problem } from '../../rest/contact-form/client';

/** Returns attributes that link a single-line field to its help and its problems. */
export const described = ( id: string, found: Problem[] | undefined, hasHelp = false ) => ( {
	id,
	...( found?.length
		? { 'aria-describedby': `${ hasHelp ? `${ id }__help ` : '' }${ problemsId( id ) }` }
		: {} ),
} );

/** The same for a text area, which generates its ID itself. */
export const describedArea = ( id: string, found: Problem[] | undefined ) =>
	found?.length ? { 'aria-describedby': problemsId( id ) } : {};

export const problemsId = ( id: string ): string => `${ id }-problems`;
