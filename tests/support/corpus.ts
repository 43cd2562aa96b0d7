import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Values } from '../../schema/field-types';
import { phpFile } from './site';
import { features } from './units';

const { call } = phpFile( 'tests/support/corpus.php' );

/** Folders of the posts of each widget, also those inside features. */
const FOLDERS: Record< string, string > = Object.fromEntries(
	[ 'tests/corpus', ...features.map( ( feature ) => `${ feature }/tests/corpus` ) ]
		.filter( ( folder ) => existsSync( folder ) )
		.flatMap( ( folder ) =>
			readdirSync( folder ).map( ( name ) => [ name, `${ folder }/${ name }` ] )
		)
		.filter( ( [ name ] ) => ! name!.includes( '.' ) )
);

/** The expected content of a post; every property is optional. */
export interface Expected {
	/** Words in reading order. */
	text?: string[];
	/** Text, and a part of the URL. */
	links?: Array< [ string, string ] >;
	/** Level and text. */
	headings?: Array< [ number, string ] >;
	/** A part of the URL, and the alternative text. */
	images?: Array< [ string, string ] >;
	/** Custom properties of any wrapper. */
	css?: Record< string, string >;
	/** CSS selectors. */
	has?: string[];
	/** HTML that must be missing. */
	absent?: string[];
}

export interface CorpusPost {
	widget: string;
	name: string;
	content: string;
	expected: Expected;
}

/** One widget of a post in its form. */
export interface OpenedForm {
	data: Values;
	values: Values;
	isMigrated: boolean;
}

/** Returns posts with one widget as the original plugin stored them. */
export function corpusOf( widget: string ): CorpusPost[] {
	const expected = JSON.parse( readFileSync( `${ FOLDERS[ widget ] }/expect.json`, 'utf8' ) );
	return readdirSync( FOLDERS[ widget ]! )
		.filter( ( file ) => file.endsWith( '.html' ) )
		.sort()
		.map( ( file ) => {
			const name = file.replace( /\.html$/, '' );
			const content = readFileSync( `${ FOLDERS[ widget ] }/${ file }`, 'utf8' );
			return { widget, name, content, expected: expected[ name ] };
		} );
}

export const corpusWidgets = () => Object.keys( FOLDERS ).sort();

const hostile = ( posts: CorpusPost[] ) =>
	posts.flatMap( ( { name }, index ) => ( name.includes( 'hostile' ) ? [ index ] : [] ) );

export interface OpenedPost {
	html: string;
	forms: OpenedForm[];
	/** Fatal error of PHP. */
	error: string;
}

/**
 * Renders each post like for a visitor, and opens the form of each widget. In one request: PHP as
 * WebAssembly takes more than a second to start WordPress.
 */
export const openPosts = ( posts: CorpusPost[] ) =>
	call< OpenedPost[] >(
		'open_posts',
		posts.map( ( { content } ) => content ),
		hostile( posts )
	);
