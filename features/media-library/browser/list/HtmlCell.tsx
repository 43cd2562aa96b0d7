import type { SyntheticEvent } from 'react';

/** Elements that react to clicks and keys themselves. */
const ACTIVE = 'a, button, input, select, textarea, label, summary';

/** Keeps events of links and fields from the row, which would open or select the file. */
const keep = ( event: SyntheticEvent ) => {
	if ( event.target instanceof Element && event.target.closest( ACTIVE ) ) {
		event.stopPropagation();
	}
};

/** A cell as the site renders it, which may have links and fields of other plugins. */
export function HtmlCell( { html }: { html: string | undefined } ) {
	return html ? (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the elements inside have roles.
		<div
			className="pagewright-media-library__list-html"
			onClick={ keep }
			onDoubleClick={ keep }
			onKeyDown={ keep }
			dangerouslySetInnerHTML={ { __html: html } }
		/>
	) : (
		<>{ html === undefined ? '' : '—' }</>
	);
}
