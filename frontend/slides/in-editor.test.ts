import { expect, it } from 'vitest';
import { isInEditor } from './in-editor';

it.each( [
	[ 'block-editor-iframe__body editor-styles-wrapper', true ],
	[ 'post-php wp-admin wp-core-ui', true ],
	[ 'home blog wp-admin-bar', false ],
	[ '', false ],
] )( 'detects from "%s" that this is the editor: %s', ( name, isIt ) => {
	const doc = document.implementation.createHTMLDocument();
	doc.body.className = name;
	expect( isInEditor( doc ) ).toBe( isIt );
} );
