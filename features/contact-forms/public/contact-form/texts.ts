import type { Texts, Wpcf7 } from './page';

/** Fallback when the server printed none. */
const ENGLISH: Texts = {
	offline: 'You are probably offline.',
	invalid_json: 'The response is not a valid JSON response.',
	refused: 'The server rejected the message.',
	too_large: 'The message is too large for the server.',
	timeout: 'The server did not respond in time.',
	failed: 'The server could not process the message.',
	try_again: 'What you entered has been kept. Please try again.',
	wrong_place: 'Error: This contact form is placed in the wrong place.',
};

export const textOf = ( { pagewright }: Partial< Wpcf7 >, key: keyof Texts ): string =>
	pagewright?.texts?.[ key ] || ENGLISH[ key ];
