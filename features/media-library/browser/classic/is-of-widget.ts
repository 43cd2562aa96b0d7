/** Returns whether a dialog edits the file of a widget: WordPress's style sheet hides what widgets do not save. */
export const isOfWidget = ( { el }: { el?: HTMLElement } ): boolean =>
	Boolean( el?.classList.contains( 'media-widget' ) );
