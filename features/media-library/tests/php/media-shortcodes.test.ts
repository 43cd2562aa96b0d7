// Does not depend on the database.
import { expect, it } from 'vitest';
import { phpFile } from '../../../../tests/support/site';
import { printCaption, type Caption } from '../../model/shortcodes/caption';
import { readGallery } from '../../model/shortcodes/gallery';
import { findShortcodes, namedValues } from '../../model/shortcodes/shortcode';
import { SHORTCODE_CASES, SHORTCODE_KINDS } from '../support/shortcode-cases';

const { call } = phpFile( 'features/media-library/tests/php/media-shortcodes.php' );

interface Found {
	tag: string;
	text: string;
	named: Record< string, string >;
	content: string;
}

const tags = Object.keys( SHORTCODE_KINDS );

/** The named attributes that PHP reads, by what differs there. */
function namedInPhp( named: ReadonlyMap< string, string >, differences: object = {} ) {
	return Object.fromEntries(
		Object.entries( { ...Object.fromEntries( named ), ...differences } ).filter(
			( [ , value ] ) => value !== null
		)
	);
}

it( 'PHP finds and reads the same shortcodes, before and after a change', async () => {
	const rows = SHORTCODE_CASES.flatMap( ( { text, changed, php } ) => [
		{ text, php },
		{ text: changed, php },
	] );
	const read = await call< Found[][] >(
		'read',
		rows.map( ( { text } ) => text )
	);
	expect( read.length ).toBeGreaterThan( 600 );
	expect( read ).toEqual(
		rows.map( ( row ) =>
			findShortcodes( row.text, tags ).map( ( shortcode ) => ( {
				tag: shortcode.tag,
				text: shortcode.text,
				named: namedInPhp( namedValues( shortcode ), row.php ),
				content: shortcode.content,
			} ) )
		)
	);
} );

it( 'galleries show the same images in the same order', async () => {
	const galleries = SHORTCODE_CASES.filter( ( { php } ) => php?.ids === undefined )
		.flatMap( ( { changed } ) => findShortcodes( changed, [ 'gallery' ] ) )
		.filter( ( shortcode ) => readGallery( shortcode ).ids.length > 0 );
	const shown = await call< string[] >(
		'shown_ids',
		galleries.map( ( { inside } ) => inside )
	);
	expect( galleries.length ).toBeGreaterThan( 100 );
	expect( shown ).toEqual(
		galleries.map( ( gallery ) => readGallery( gallery ).ids.join( ',' ) )
	);
} );

it( 'texts between shortcodes are found as PHP finds them', async () => {
	const texts = [
		'[[gallery]]',
		'[[gallery ids="1"]] [gallery ids="2"]',
		'[[[gallery ids="1"]]]',
		'[gallery ids="1"][[gallery ids="2"]][gallery ids="3"]]',
		'[gallery ids="1"][gallery ids="2"][/gallery]',
		'[caption width="1"][gallery ids="1"][/caption][gallery ids="2"]',
		'[audio][video][/audio][/video]',
		'[video][audio][/video][audio src="a.mp3"]',
		'[gallery ids="1"',
		'[gallery [gallery ids="1"]',
		'[gallery ids="1" [b] title="2"]',
		'[gallery/][gallery /][gallery//]',
		'[embed]a[/embed][embed]b[/embed]',
		'[embed]a[/embed ][embed]b[/embed]',
		'[/gallery][gallery]',
		'[gallery-x][galleryx][gallery.x ids="1"]',
	];
	const found = await call< Found[][] >( 'read', texts );
	const names = ( list: Array< Pick< Found, 'tag' | 'text' | 'content' > > ) =>
		list.map( ( { tag, text, content } ) => ( { tag, text, content } ) );
	expect( found.map( names ) ).toEqual(
		texts.map( ( text ) => names( findShortcodes( text, tags ) ) )
	);
} );

it( 'captions are those that WordPress inserts', async () => {
	const images: Caption[] = [
		{ id: 5, align: 'left', caption: 'Text' },
		{ id: 0, align: 'none', caption: 'Two\r\n  lines \n\nand more' },
		{ id: 7, align: 'center', caption: 'A <a\nhref="/x">link</a> &amp; "quotes" $1 \\1' },
	].map( ( row ) => ( {
		...( row as Pick< Caption, 'id' | 'align' | 'caption' > ),
		image: '<img class="alignleft size-full aligncenter" src="/a.jpg" width="300" alt="$&" />',
		width: 300,
		written: [],
	} ) );
	expect( await call( 'captions', images ) ).toEqual( images.map( printCaption ) );
} );
