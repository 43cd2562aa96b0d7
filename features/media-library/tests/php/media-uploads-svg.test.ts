// Does not depend on the database.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { plug } from '../../../../tests/support/plug';
import { attachment, setUp, stored } from '../support/uploads';

const files = setUp();

describe( 'plugins that allow SVG without a sanitizer', () => {
	const allow = `add_filter( 'upload_mimes', static fn ( $types ) => $types + array( 'svg' => 'image/svg+xml', 'svgz' => 'image/svg+xml' ) );`;
	const svg = ( content: string, more = '' ) =>
		`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${ more }>${ content }</svg>`;
	it.each( [
		[ 'a script', svg( '<script>alert(1)</script>' ) ],
		[ 'a script in another case', svg( '<SCRIPT>alert(1)</SCRIPT>' ) ],
		[
			'a script of XHTML',
			svg( '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>' ),
		],
		[ 'an event', svg( '', 'onload="alert(1)"' ) ],
		[ 'a page', svg( '<foreignObject><p/></foreignObject>' ) ],
		[ 'a link with code', svg( '<a xlink:href="java&#x0A;script:alert(1)"><path/></a>' ) ],
		[
			'a link of another prefix',
			svg( '<a y:href="javascript:alert(1)" xmlns:y="http://www.w3.org/1999/xlink"/>' ),
		],
		[
			'an animated link',
			svg( '<a><set attributeName="xlink:href" to="javascript:alert(1)"/></a>' ),
		],
		[ 'another file', svg( '<use href="https://example.org/a.svg#b"/>' ) ],
		[ 'a document in it', svg( '<image href="data:image/svg+xml;base64,AAAA"/>' ) ],
		[ 'a style that loads', svg( '<style>@import "https://example.org";</style>' ) ],
		[ 'a hidden style', svg( '<path style="fill:u\\72l(https://example.org)"/>' ) ],
		[ 'an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${ svg( '&a;' ) }` ],
		[ 'a style sheet', `<?xml-stylesheet href="a.xsl"?>${ svg( '' ) }` ],
		[ 'another encoding', Buffer.from( `\ufeff${ svg( '' ) }`, 'utf16le' ) ],
		[ 'no end', '<svg xmlns="http://www.w3.org/2000/svg">' ],
		[ 'no namespace', '<svg/>' ],
	] )( 'cannot allow %s', async ( _name, content ) => {
		await plug( 'uploads', allow );
		const before = await stored();
		expect( await files.upload( 'logo.svg', content ) ).toMatchObject( {
			...{ code: 'pagewright_upload_refused', message: expect.stringContaining( 'SVG' ) },
		} );
		expect( await stored() ).toEqual( before );
	} );

	it( 'cannot allow compressed SVG', async () => {
		await plug( 'uploads', allow );
		expect( await files.upload( 'logo.svgz', gzipSync( svg( '' ) ) ) ).toMatchObject( {
			code: 'pagewright_upload_refused',
		} );
	} );

	it( 'can allow a harmless file', async () => {
		await plug( 'uploads', allow );
		const harmless = svg(
			'<title>Logo</title><defs><linearGradient id="a"/></defs><path d="M0 0h9v9z" style="fill:url(#a)"/><a href="https://example.org"><use xlink:href="#a"/></a><i:pgf xmlns:i="http://ns.example.com/"/>'
		);
		const { id } = await files.upload( 'logo.svg', harmless );
		expect( await attachment( id ) ).toMatchObject( { type: 'image/svg+xml' } );
	} );
} );
