import type { Page } from '@playwright/test';

/**
 * Types without waiting for the page between two letters: on a busy machine, the editor would take
 * that for a pause, which begins an undo step.
 */
export const typeAtOnce = ( { keyboard }: Page, words: string ): Promise< unknown > =>
	Promise.all( [ ...words ].map( ( letter ) => keyboard.press( letter ) ) );
