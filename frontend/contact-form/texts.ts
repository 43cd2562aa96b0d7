import type { Texts, Wpcf7 } from './page';

/** Where the server has printed none. */
const ENGLISH: Texts = {
	offline: 'You are probably offline.',
	invalid_json: 'The response is not a valid JSON response.',
	refused: 'The server has refused the message.',
	too_large: 'The message is too large for the server.',
	timeout: 'The server has not answered in time.',
	failed: 'The server could not take the message.',
	try_again: 'What you entered is still here. Please try again.',
	wrong_place: 'Error: This contact form is placed in the wrong place.',
};

export const textOf = ( { pagewright }: Partial< Wpcf7 >, key: keyof Texts ): string =>
	pagewright?.texts?.[ key ] || ENGLISH[ key ];
