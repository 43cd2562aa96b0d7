// Does not depend on the database.
import { writeFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { phpFiles } from '../../tools/lint-php/syntax.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plug, unplug } from '../support/plug';
import {
	makeObjects,
	removeObjects,
	sendAll,
	turnOffAll,
	turnOnAll,
	withObjects,
	type Objects,
} from '../support/shared-objects';
import { activateExample, removeExample } from '../support/example-plugin';
import { cutLog, logSize, php, siteUrl, phpFile } from '../support/site';
import { featureSettings, shared } from '../support/units';
import { visitor, type Role } from '../support/visitor';

const { call } = phpFile( 'tests/php/foreign-hooks.php' );

interface Report {
	callbacks: string[];
	problems: string[];
}

const content = `${ process.env.SITE_DIR }/wp-content`;
const probeFile = `${ content }/mu-plugins/foreign-hooks-probe.php`;
const reportFile = `${ content }/foreign-hooks.jsonl`;

/** A page with everything that the features change: players, galleries, a form, lists. */
const PAGE =
	shared.content +
	'<!-- wp:sowb/siteorigin-widget-post-carousel-widget {"widgetClass":"SiteOrigin_Widget_PostCarousel_Widget","widgetData":{"posts":"post_type=post&orderby=rand"}} /-->' +
	'<!-- wp:sowb/siteorigin-widgets-blog-widget {"widgetClass":"SiteOrigin_Widgets_Blog_Widget","widgetData":{}} /-->';

/** Requests that run the plugin's callbacks: the user, the path, and the options. */
const REQUESTS: Array< [ Role, string, RequestInit? ] > = [
	[ 'visitor', '/' ],
	[ 'visitor', '/odd-values/' ],
	[ 'visitor', '/odd-values/?foreign=1' ],
	[ 'subscriber', '/odd-values/' ],
	[ 'visitor', '/feed/' ],
	[ 'visitor', '/?s=a' ],
	[ 'visitor', '/wp-login.php?foreign=1' ],
	[ 'visitor', '/wp-login.php?action=register' ],
	[ 'visitor', '/wp-login.php?action=lostpassword' ],
	[
		'visitor',
		'/wp-login.php',
		{ method: 'POST', body: new URLSearchParams( { log: 'x', pwd: 'y' } ) },
	],
	[ 'visitor', '/wp-cron.php?doing_wp_cron=1' ],
	[ 'visitor', '/xmlrpc.php', { method: 'POST', body: '<methodCall/>' } ],
	[ 'visitor', '/wp-json/' ],
	[ 'visitor', '/wp-json/wp/v2/posts' ],
	[ 'visitor', '/wp-json/wordpress-popular-posts/v1/popular-posts' ],
	[ 'visitor', '/wp-admin/admin-ajax.php?action=sow_carousel_load' ],
	[ 'visitor', '/wp-admin/admin-post.php' ],
	[ 'administrator', '/wp-admin/' ],
	[ 'administrator', '/wp-admin/edit.php' ],
	...shared.postTypes.map( ( type ): [ Role, string ] => [
		'administrator',
		`/wp-admin/edit.php?post_type=${ type }`,
	] ),
	[ 'administrator', '/wp-admin/post-new.php' ],
	[ 'administrator', '/wp-admin/upload.php' ],
	[ 'administrator', '/wp-admin/widgets.php' ],
	[ 'administrator', '/wp-admin/customize.php' ],
	[ 'administrator', '/wp-admin/plugins.php' ],
	[ 'administrator', '/wp-admin/nav-menus.php' ],
	[ 'administrator', '/wp-admin/site-health.php' ],
	[ 'administrator', '/wp-admin/options-general.php?page=pagewright' ],
	[ 'administrator', '/wp-admin/admin.php?page=wpcf7' ],
];

const sources = ( phpFiles( '.' ) as string[] ).filter(
	( file ) => ! /^\.\/(features\/[\w-]+\/)?(build|demo|tests|tools)\//.test( file )
);
const texts = new Map( sources.map( ( file ) => [ file, readFileSync( file, 'utf8' ) ] ) );

/** Returns parameters of a list other than `mixed $name = null` or `mixed ...$names`. */
const typed = ( list: string ) =>
	list
		.split( ',' )
		.map( ( parameter ) => parameter.trim() )
		.filter( ( one ) => one && ! /^mixed (\.\.\.\$\w+|\$\w+ = null)$/.test( one ) );

/**
 * Returns callbacks in a file for other plugins' hooks with typed parameters or without defaults.
 */
function typedCallbacks( file: string ): string[] {
	const text = texts.get( file ) ?? '';
	const added =
		/^(?!\s*(?:\*|\/\/)).*?\badd_(?:action|filter)\( (['"])(?!pagewright[/_])(.+?)\1[^,]*, (?:array\( (\$this|self::class|[\w\\]+::class), '(\w+)' \)|(?:static )?(?:fn|function) \(([^)]*)\))/gm;
	return [ ...text.matchAll( added ) ].flatMap( ( [ , , hook, owner, method, list ] ) => {
		// A class of the same namespace is in the same folder, another one below the root.
		const name = ( owner ?? '' ).replace( '::class', '' ).replaceAll( '\\', '/' );
		const imported = new RegExp( `^use Pagewright\\\\([\\w\\\\]*\\b${ name });`, 'm' ).exec(
			text
		)?.[ 1 ];
		const place = ( imported?.replaceAll( '\\', '/' ) ?? name ).toLowerCase();
		const home = /^(\$this|self|)$/.test( name )
			? text
			: ( texts.get( `${ dirname( file ) }/${ name }.php` ) ??
				[ ...texts ].find( ( [ other ] ) =>
					other.replaceAll( '-', '' ).toLowerCase().endsWith( `/${ place }.php` )
				)?.[ 1 ] ??
				'' );
		const declared =
			list ?? new RegExp( `function ${ method }\\(([^)]*)\\)` ).exec( home )?.[ 1 ];
		return declared === undefined
			? [ `${ file }: ${ hook }: ${ method }() was not found` ]
			: typed( declared ).map( ( one ) => `${ file }: ${ hook }: ${ one }` );
	} );
}

describe( 'callbacks on hooks of WordPress and of other plugins', () => {
	let objects: Objects = {};
	beforeAll( async () => {
		await activateExample();
		// A probe calls the activation again, which then has nothing to create.
		await php( `Pagewright\\Features\\Features::activate();` );
		objects = await makeObjects();
		await turnOnAll();
		await call(
			'turn_everything_on',
			btoa( withObjects( PAGE, objects ) ),
			Object.keys( featureSettings ),
			shared.options
		);
		// If the original plugins are active, some of our callbacks are on their hooks.
		await plug(
			'foreign-original',
			`isset( $_GET['foreign'] ) && define( 'WPCF7_PLUGIN', __FILE__ );`
		);
		await visitor( 'administrator' );
		await visitor( 'subscriber' );
		mkdirSync( `${ content }/mu-plugins`, { recursive: true } );
	} );
	afterAll( async () => {
		rmSync( probeFile, { force: true } );
		rmSync( reportFile, { force: true } );
		await unplug( 'foreign-original' );
		await removeExample();
		await removeObjects();
		await turnOffAll();
		await call( 'turn_everything_off', Object.keys( shared.options ) );
	} );

	it( 'accept any value, and none, for each parameter', async () => {
		writeFileSync(
			probeFile,
			"<?php require WP_PLUGIN_DIR . '/pagewright/tests/support/foreign-hooks/probe.php';"
		);
		for ( const [ role, path, init ] of REQUESTS ) {
			await ( await ( await visitor( role ) ).fetch( path, init ) ).text();
		}
		const administrator = await visitor( 'administrator' );
		const picture = new FormData();
		picture.append(
			'file',
			new Blob( [ readFileSync( 'demo/pictures/photo.webp' ) ], {
				type: 'image/webp',
			} ),
			'odd.webp'
		);
		await administrator.fetch( '/wp-json/wp/v2/media', {
			method: 'POST',
			headers: administrator.nonce,
			body: picture,
		} );
		await sendAll( objects );
		// From a process without a request, and with an upload.
		await call( 'call_every_place' );
		rmSync( probeFile );

		const reports = readFileSync( reportFile, 'utf8' )
			.trim()
			.split( '\n' )
			.map( ( line ) => JSON.parse( line ) as Report );
		const callbacks = new Set( reports.flatMap( ( report ) => report.callbacks ) );
		// An incomplete list of callbacks would prove nothing.
		expect( callbacks.size ).toBeGreaterThan( 120 );
		expect( [ ...new Set( reports.flatMap( ( report ) => report.problems ) ) ] ).toEqual( [] );
	} );

	it.each( [
		[ 'the REST API', '/wp-json/wp/v2/media', {} ],
		[ 'the media library', '/wp-admin/admin-ajax.php', { action: 'upload-attachment' } ],
		[ 'the uploader', '/wp-admin/async-upload.php', { action: 'upload-attachment' } ],
		[ 'the form without scripts', '/wp-admin/media-new.php', { 'html-upload': 'Upload' } ],
	] )( 'let WordPress refuse an upload without a file: %s', async ( _name, path, fields ) => {
		const size = await logSize();
		const who = await visitor( 'administrator' );
		const page = await ( await who.fetch( '/wp-admin/media-new.php' ) ).text();
		const nonce = /name="_wpnonce" value="(\w+)"/.exec( page )?.[ 1 ] ?? '';
		for ( const name of [ '', 'file', 'async-upload', 'other', 'async-upload[]' ] ) {
			const body = new FormData();
			for ( const [ key, value ] of Object.entries( {
				...fields,
				_wpnonce: nonce,
			} ) ) {
				body.append( key, value );
			}
			if ( name ) {
				body.append( name, new File( [], '' ) );
			}
			const response = await who.fetch( path, {
				method: 'POST',
				headers: who.nonce,
				body,
			} );
			expect( response.status, `${ name }: ${ await response.text() }` ).not.toBe( 500 );
		}
		expect( await cutLog( size ) ).not.toMatch( /pagewright/i );
	} );

	it( 'declare no parameter types', () => {
		expect( sources.flatMap( typedCallbacks ) ).toEqual( [] );
	} );

	it( 'are not affected by uploads that WordPress handles without a file', async () => {
		expect( existsSync( probeFile ) ).toBe( false );
		expect( await call( 'upload_without_file' ) ).toBe( true );
		expect( ( await fetch( `${ siteUrl }/wp-json/` ) ).status ).toBe( 200 );
	} );
} );
