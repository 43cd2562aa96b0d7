// Removes whitespace that browsers do not show.

const BLOCK =
	/^(address|article|aside|blockquote|body|br|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|html|legend|li|main|menu|nav|ol|optgroup|option|p|pre|search|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
/** Inside is a line of its own. */
const ATOMIC =
	/^(audio|button|canvas|embed|iframe|img|input|meter|object|progress|select|svg|textarea|video)$/;
/** They take no place in a line. */
const INVISIBLE = /^(#comment|#documentType|link|meta|script|source|style|template|track)$/;
const KEPT = /^(pre|textarea|script|style)$/;

/** Changes the tree of parse5: collapses whitespace in texts, and removes it at the edges of blocks. */
export function collapse( tree ) {
	const line = { last: null, endsWithSpace: true };
	const endLine = () => {
		if ( line.last?.value.endsWith( ' ' ) ) {
			line.last.value = line.last.value.slice( 0, -1 );
		}
		Object.assign( line, { last: null, endsWithSpace: true } );
	};
	const visit = ( node ) => {
		const name = node.nodeName;
		if ( name === '#text' ) {
			addText( node, line );
		} else if ( INVISIBLE.test( name ) ) {
			node.content && collapse( node.content );
		} else if ( BLOCK.test( name ) ) {
			endLine();
			KEPT.test( name ) || node.childNodes.forEach( visit );
			endLine();
		} else if ( ATOMIC.test( name ) ) {
			KEPT.test( name ) || collapse( node );
			Object.assign( line, { last: null, endsWithSpace: false } );
		} else {
			node.childNodes.forEach( visit );
		}
	};
	tree.childNodes.forEach( visit );
	endLine();
	removeEmpty( tree );
}

function addText( node, line ) {
	// Other whitespace, such as a no-break space, is visible.
	node.value = node.value.replace( /[ \t\n\f\r]+/g, ' ' );
	if ( line.endsWithSpace && node.value.startsWith( ' ' ) ) {
		node.value = node.value.slice( 1 );
	}
	if ( node.value ) {
		Object.assign( line, { last: node, endsWithSpace: node.value.endsWith( ' ' ) } );
	}
}

function removeEmpty( node ) {
	if ( node.childNodes ) {
		node.childNodes = node.childNodes.filter(
			( child ) => child.nodeName !== '#text' || child.value
		);
		node.childNodes.forEach( removeEmpty );
	}
}
