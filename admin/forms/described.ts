import type { Problem } from '../../rest/contact-form/client';

/** Ties a one-line field to its help and to what was found wrong with it. */
export const described = ( id: string, found: Problem[] | undefined, hasHelp = false ) => ( {
	id,
	...( found?.length
		? { 'aria-describedby': `${ hasHelp ? `${ id }__help ` : '' }${ problemsId( id ) }` }
		: {} ),
} );

/** The same for a text of many lines, which makes its id itself. */
export const describedArea = ( id: string, found: Problem[] | undefined ) =>
	found?.length ? { 'aria-describedby': problemsId( id ) } : {};

export const problemsId = ( id: string ): string => `${ id }-problems`;
