import { expect, it } from 'vitest';
import type { CoreMedia } from '../core';
import { keepUnchanged } from './keep-unchanged';

type Listener = ( ...values: unknown[] ) => void;

/** Opens and updates an image as the classic editor of WordPress does. */
function update( html: string, before: object, changes: object, rewrite: string ): string {
	const listeners = new Map< string, Listener >();
	const events = {
		on: ( name: string, call: Listener ) => listeners.set( name, call ),
	};
	document.body.innerHTML = html;
	const find = () => document.querySelector( 'img' )!;
	keepUnchanged( { events } as unknown as CoreMedia, { image: find(), metadata: { ...before } } );
	document.body.innerHTML = rewrite;
	listeners.get( 'editor:image-update' )!( {
		image: find(),
		metadata: { ...before, ...changes },
	} );
	return document.body.innerHTML;
}

const OLD = '<img src="a.jpg" class="alignnone size-medium wp-image-5 x">';
const NEW =
	'<img src="a.jpg" class="x alignnone wp-image-5 size-medium" width="9" height="9" alt="">';

it( 'an image without a change stays as it is', () => {
	expect( update( OLD, { width: '9', height: 9, alt: '' }, { height: '9' }, NEW ) ).toBe( OLD );
} );

it( 'an image that has no class for its place and its size gets none', () => {
	const old = '<img src="a.jpg" class="wp-image-5">';
	const rewritten = '<img src="a.jpg" class="alignnone wp-image-5 size-full" alt="">';
	const before = { align: 'none', size: 'full', alt: '' };
	expect( update( old, before, { alt: '' }, rewritten ) ).toBe( old );
	expect(
		update( old, before, { align: 'left' }, rewritten.replace( 'alignnone', 'alignleft' ) )
	).toBe( old.replace( 'wp-image-5', 'wp-image-5 alignleft' ) );
	expect(
		update( old, before, { size: 'thumbnail' }, rewritten.replace( 'full', 'thumbnail' ) )
	).toBe( old.replace( 'wp-image-5', 'wp-image-5 size-thumbnail' ) );
} );

it( 'only what changed is written', () => {
	expect( update( OLD, { alt: '' }, { alt: 'Hut' }, NEW.replace( '""', '"Hut"' ) ) ).toBe(
		OLD.replace( '>', ' alt="Hut">' )
	);
	expect(
		update( OLD, { align: 'none' }, { align: 'left' }, NEW.replace( 'alignnone', 'alignleft' ) )
	).toBe(
		OLD.replace( 'alignnone size-medium wp-image-5 x', 'size-medium wp-image-5 x alignleft' )
	);
} );

it( 'a link and a caption keep their other values', () => {
	const box = ( link: string, text: string ) =>
		`<dl class="wp-caption alignnone big" style="width: 9px"><dt><a ${ link }>${ OLD }</a></dt>` +
		`<dd class="wp-caption-dd">${ text }</dd></dl>`;
	const old = box( 'href="/p" class="b a"', 'One<br>two' );
	const rewritten = box( 'href="/q" class="b a"', 'One<br>\ntwo' ).replace(
		'wp-caption alignnone big',
		'wp-caption big alignnone'
	);
	const before = { linkUrl: '/p', caption: 'One<br>\ntwo' };
	expect( update( old, before, { linkUrl: '/q' }, rewritten ) ).toBe( old.replace( '/p', '/q' ) );
} );
