// Runs on both databases.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { blockOf, IMAGE, makePost } from '../../../../tests/support/editor';
import { plug, unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { type Role } from '../../../../tests/support/visitor';
import { makeAttachments, read, removeIndex, removePosts } from '../support/media';

const { call } = phpFile( 'features/media-library/tests/php/media-uses.php' );

interface Use {
	post: number;
	title: string;
	kind: string;
	editLink: string;
}

/** Sizes and an original image, as WordPress stores them. */
const DATA = {
	width: 2560,
	height: 1707,
	file: '2019/05/harbour-scaled.jpg',
	original_image: 'harbour.jpg',
	sizes: { thumbnail: { file: 'harbour-150x150.jpg', width: 150, height: 150 } },
};
let id = 0;
let other = 0;
let posts: number[] = [];

beforeAll( async () => {
	const made = await makeAttachments( {
		picture: { file: '2019/05/harbour-scaled.jpg', data: DATA },
		other: { file: '2019/05/harbour-wall.jpg' },
	} );
	id = made.picture;
	other = made.other;
} );
afterEach( async () => {
	await removePosts( posts );
	posts = [];
} );
afterAll( async () => {
	await removePosts( [ id, other ] );
	await call( 'forget_layouts' );
	await removeIndex();
} );

const add = async ( content: string, more: object = {} ) => {
	const post = await makePost( content.replaceAll( '{id}', String( id ) ), more );
	posts.push( post );
	return post;
};
/** Returns all uses, a request after the other. */
async function usesOf( attachment: number, role: Role = 'administrator' ): Promise< Use[] > {
	const uses: Use[] = [];
	let before = 0;
	do {
		const found = await read< { uses: Use[]; next: number } >(
			`/uses?id=${ attachment }&before=${ before }`,
			role
		);
		uses.push( ...found.uses );
		before = found.next;
	} while ( before > 0 );
	return uses;
}
const kinds = async () => ( await usesOf( id ) ).map( ( { kind } ) => kind );

const IMAGE_BLOCK =
	'<!-- wp:image {"id":{id}} --><figure class="wp-block-image"><img class="wp-image-{id}"/></figure><!-- /wp:image -->';

describe( 'an attachment is used', () => {
	it.each( [
		[ 'by a block of an image', 'content', IMAGE_BLOCK ],
		[
			'by a cover',
			'content',
			'<!-- wp:cover {"url":"x","id":{id},"dimRatio":50} --><div></div><!-- /wp:cover -->',
		],
		[
			'by media and text',
			'content',
			'<!-- wp:media-text {"mediaId":{id}} --><div></div><!-- /wp:media-text -->',
		],
		[
			'by a background',
			'content',
			'<!-- wp:group {"style":{"background":{"backgroundImage":{"id":{id}}}}} --><div></div><!-- /wp:group -->',
		],
		[
			'inside of other blocks',
			'content',
			`<!-- wp:columns --><!-- wp:column -->${ IMAGE_BLOCK }<!-- /wp:column --><!-- /wp:columns -->`,
		],
		[
			'by a gallery',
			'gallery',
			`<!-- wp:gallery {"linkTo":"none"} --><figure>${ IMAGE_BLOCK }</figure><!-- /wp:gallery -->`,
		],
		[
			'by an old gallery',
			'gallery',
			'<!-- wp:gallery {"ids":[1,{id},2]} --><ul></ul><!-- /wp:gallery -->',
		],
		[
			'by a shortcode of a gallery',
			'gallery',
			'Text [gallery columns="2" ids="1,{id}, 2"] text',
		],
		[ 'by a playlist', 'gallery', '[playlist ids={id}]' ],
		[
			'by an image of the classic editor',
			'content',
			'<p><img class="alignnone wp-image-{id} size-full" /></p>',
		],
		[
			'by a caption',
			'content',
			'[caption id="attachment_{id}" align="alignleft"]A[/caption]',
		],
		[
			'by its URL',
			'content',
			'<a href="https://example.org/wp-content/uploads/2019/05/harbour-scaled.jpg">A</a>',
		],
		[
			'by the URL of a size',
			'content',
			'<img src="/wp-content/uploads/2019/05/harbour-150x150.jpg">',
		],
		[
			'by the URL of the original image',
			'content',
			'<img src="https://cdn.example.org/2019/05/harbour.jpg">',
		],
		[
			'by a URL in JSON',
			'content',
			'<!-- wp:some/thing {"data":"https:\\/\\/example.org\\/2019\\/05\\/harbour.jpg"} /-->',
		],
		[ 'by a widget', 'content', blockOf( IMAGE, { widgetData: { image: '{id}' } } ) ],
	] )( '%s', async ( _how, kind, content ) => {
		const post = await add( content, { post_title: 'A page' } );
		expect( await usesOf( id ) ).toEqual( [
			{ post, title: 'A page', kind, editLink: expect.stringContaining( `post=${ post }` ) },
		] );
		expect( await usesOf( other ) ).toEqual( [] );
	} );

	it( 'as a featured image, and by the post to which it was uploaded', async () => {
		const post = await add( '' );
		await call( 'set_featured', post, id );
		await call( 'set_parent', id, post );
		expect( await kinds() ).toEqual( [ 'featured', 'uploaded' ] );
		await call( 'set_parent', id, 0 );
	} );

	it( 'by a layout of Page Builder', async () => {
		const post = await add( '' );
		await call( 'set_layout', post, id );
		expect( await kinds() ).toEqual( [ 'content' ] );
	} );

	it( 'by settings, widgets and menus', async () => {
		await plug(
			'area',
			`add_action( 'widgets_init', static fn () => register_sidebar( array( 'id' => 'uses', 'name' => 'Footer' ) ) );`
		);
		await call( 'use_in_site', id );
		const uses = await usesOf( id );
		await call( 'leave_site' );
		await unplug( 'area' );
		expect( uses.map( ( { title } ) => title ) ).toEqual( [
			'Site icon',
			'Logo',
			'Background image',
			'Widgets in “Footer”',
			'Menu “Test menu”',
		] );
		expect( uses.every( ( { post, kind } ) => post === 0 && kind === 'setting' ) ).toBe( true );
		expect( await usesOf( id ) ).toEqual( [] );
	} );

	it( 'in posts of any type and status, except the trash', async () => {
		for ( const more of [
			{ post_type: 'post', post_status: 'draft' },
			{ post_type: 'wp_block', post_status: 'publish' },
			{ post_type: 'page', post_status: 'private' },
			{ post_type: 'page', post_status: 'trash' },
		] ) {
			await add( IMAGE_BLOCK, more );
		}
		expect( await kinds() ).toEqual( [ 'content', 'content', 'content' ] );
	} );
} );

describe( 'an attachment is not used', () => {
	it.each( [
		[
			'by another ID that begins alike',
			'<!-- wp:image {"id":{id}7} --><img class="wp-image-{id}7"/><!-- /wp:image -->',
		],
		[ 'by an ID of something else', '<!-- wp:latest-posts {"categories":[{"id":{id}}]} /-->' ],
		[ 'by a number', '<p>{id}, [gallery columns="{id}"] wp-image-x</p>' ],
		[
			'by a file with a name that begins alike',
			'<img src="/uploads/2019/05/harbour-wall.jpg">',
		],
		[ 'by the file of another folder', '<img src="/uploads/2020/05/harbour.jpg">' ],
		[
			'by another field of a widget',
			blockOf( IMAGE, { widgetData: { title: '{id}', width: '{id}' } } ),
		],
	] )( '%s', async ( _how, content ) => {
		await add( content );
		expect( await usesOf( id ) ).toEqual( [] );
	} );
} );

describe( 'a post that the user may not read', () => {
	it( 'has neither ID nor title', async () => {
		const post = await add( IMAGE_BLOCK, {
			post_title: 'Secret plan',
			post_status: 'private',
		} );
		const hidden = [ { post: 0, title: '', kind: 'content', editLink: '' } ];
		expect( await usesOf( id, 'author' ) ).toEqual( hidden );
		expect( await usesOf( id, 'editor' ) ).toMatchObject( [
			{ post, title: expect.stringContaining( 'Secret plan' ) },
		] );
		await call( 'set_type', post, 'of_a_deleted_plugin' );
		expect( await usesOf( id ) ).toEqual( hidden );
		await call( 'set_type', post, 'page' );
	} );

	it( 'that is public has no link for editing', async () => {
		const post = await add( IMAGE_BLOCK, { post_title: 'Public' } );
		expect( await usesOf( id, 'author' ) ).toEqual( [
			{ post, title: 'Public', kind: 'content', editLink: '' },
		] );
	} );
} );
