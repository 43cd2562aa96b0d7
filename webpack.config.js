// Extends the two compilations of wp-scripts: classic scripts for the editor, ES modules for the public site.
const { readFileSync } = require( 'node:fs' );
const { sync: glob } = require( 'fast-glob' );
const [ scripts, modules ] = require( '@wordpress/scripts/config/webpack.config' );

/** Removes the empty JS (and its asset file) of an entry that is only a style sheet. */
class StylesheetEntries {
	constructor( names ) {
		this.names = names;
	}
	apply( compiler ) {
		const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
		compiler.hooks.thisCompilation.tap( 'StylesheetEntries', ( compilation ) => {
			compilation.hooks.processAssets.tap( { name: 'StylesheetEntries', stage }, () => {
				for ( const file of this.names.flatMap( ( name ) =>
					[ '.js', '.js.map', '.asset.php' ].map( ( end ) => name + end )
				) ) {
					compilation.getAsset( file ) && compilation.deleteAsset( file );
				}
			} );
		} );
	}
}

/** Removes comments for translators that the minifier writes twice, once for the text and once for its call. */
class RepeatedComments {
	apply( { webpack, hooks } ) {
		const { Compilation, sources } = webpack;
		const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
		hooks.thisCompilation.tap( 'RepeatedComments', ( compilation ) => {
			compilation.hooks.processAssets.tap(
				{ name: 'RepeatedComments', stage },
				( assets ) => {
					for ( const name of Object.keys( assets ).filter( ( file ) =>
						/\.js(\?|$)/.test( file )
					) ) {
						compilation.updateAsset( name, ( code ) => {
							const text = String( code.source() );
							const short = text.replace(
								/(\/\* translators:[^*]*\*\/)\s*\1/g,
								'$1'
							);
							return short === text ? code : new sources.RawSource( short );
						} );
					}
				}
			);
		} );
	}
}

/**
 * Libraries with licenses that must be distributed: adds one file with all of them beside the
 * chunks, and a line to each chunk.
 */
const LICENSED = {
	hls: [ 'hls.js', 'Apache-2.0' ],
	'hls-light': [ 'hls.js', 'Apache-2.0' ],
	dash: [ 'dashjs', 'BSD-3-Clause' ],
	flv: [ 'mpegts.js', 'Apache-2.0' ],
	'media-heic': [ 'libheif-js', 'LGPL-3.0' ],
};
class Licences {
	constructor( file ) {
		this.file = file;
	}
	apply( { webpack, hooks } ) {
		const { Compilation, sources } = webpack;
		hooks.thisCompilation.tap( 'Licences', ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
			compilation.hooks.processAssets.tap( { name: 'Licences', stage }, ( assets ) => {
				const used = new Set();
				for ( const name of Object.keys( assets ) ) {
					const part = LICENSED[ /([\w-]+)(?:\.\w+)?\.js(?:\?|$)/.exec( name )?.[ 1 ] ];
					if ( part ) {
						const { version } = require( `./node_modules/${ part[ 0 ] }/package.json` );
						const line = `/*! ${ part[ 0 ] } ${ version }, ${ part[ 1 ] }: see LICENSES.txt */\n`;
						compilation.updateAsset(
							name,
							( code ) => new sources.ConcatSource( line, code )
						);
						used.add( part[ 0 ] );
					}
				}
				if ( used.size ) {
					const texts = [ ...used ].map( ( name ) => {
						const parts = glob( `node_modules/${ name }/{,libheif-wasm/}LICENSE*` ).map(
							( file ) => readFileSync( file, 'utf8' ).trim()
						);
						return `${ name }\n\n${ parts.join( '\n\n' ) }\n`;
					} );
					compilation.emitAsset(
						this.file,
						new sources.RawSource( texts.join( `\n${ '-'.repeat( 72 ) }\n\n` ) )
					);
				}
			} );
		} );
	}
}

const named = ( pattern, name ) =>
	Object.fromEntries( glob( pattern ).map( ( file ) => [ name( file ), `./${ file }` ] ) );
/** Widgets, also those inside features. */
const WIDGETS = '{blocks,features/*/blocks}/*';
/** Name of a built file of a widget: features/<name>/blocks/<widget>/view.ts is blocks/<widget>/view. */
const ofWidget = ( file ) => file.replace( /^features\/[\w-]+\//, '' ).replace( /\.\w+$/, '' );
/** Name of a built file of a feature, which features/Assets.php loads: frontend/<name>. */
const ofFeature = ( file ) => `frontend/${ file.split( '/' )[ 1 ] }`;
/** Name of another built module of a feature: features/<name>/public/<module>/index.ts is frontend/<module>. */
const ofModule = ( file ) => `frontend/${ file.split( '/' )[ 3 ] }`;
/** Name of the script of a screen: features/<name>/admin/<screen>/index.tsx is <screen>. */
const ofScreen = ( file ) => file.split( '/' )[ 3 ];
/** Scripts and style sheets of features that are part of ours: scripts run first, and add themselves to a list. */
const parts = ( pattern ) =>
	glob( pattern )
		.map( ( file ) => `./${ file }` )
		.sort();
/** Names of shared style sheets, from `styles` of widget.json: blocks/<folder>/<name>.css. */
const shared = glob( `${ WIDGETS }/widget.json` ).flatMap(
	( file ) => JSON.parse( readFileSync( file, 'utf8' ) ).styles ?? []
);
const styles = {
	...named( `${ WIDGETS }/style.css`, ofWidget ),
	...Object.fromEntries(
		shared.map( ( name ) => {
			const [ file ] = glob( `blocks/*/${ name }.css` );
			if ( ! file ) {
				throw new Error( `There is no shared style sheet ${ name }.` );
			}
			return [ `blocks/${ name }`, `./${ file }` ];
		} )
	),
	editor: glob( [ '{,features/*/}editor/**/*.css', 'fields/**/*.css', 'media/**/*.css' ] )
		.sort()
		.map( ( file ) => `./${ file }` ),
	...named( 'features/*/public/page.css', ofFeature ),
	...named( 'features/*/public/*/style.css', ofModule ),
	admin: [ './admin/style.css', ...parts( 'features/*/admin/style.css' ) ],
	...Object.fromEntries(
		glob( 'features/*/admin/*/style.css' ).map( ( file ) => [
			ofScreen( file ),
			// Components that several screens of the feature show. Those in chunks bring their own.
			[
				...parts( `features/${ file.split( '/' )[ 1 ] }/browser/**/*.css` ).filter(
					( part ) => ! part.endsWith( '.chunk.css' )
				),
				`./${ file }`,
			],
		] )
	),
};
const plugins = ( config, unwanted ) =>
	config.plugins.filter( ( plugin ) => ! unwanted.test( plugin?.constructor?.name ?? '' ) );

/** Modules of several chunks, as a chunk of their own. */
const sharedChunk = ( name, test ) => ( { [ name ]: { name, test, enforce: true } } );

/**
 * `import css from './name.css?inline'` returns the text of a style sheet, which a chunk renders. Chunks with style
 * sheets of their own would need code in the script that loads them, before they are needed.
 */
const withInlineStyles = ( { rules, ...others } ) => {
	const isStyles = ( rule ) => rule.test?.test( 'name.css' );
	// Minifies, as for other style sheets.
	const use = rules
		.find( isStyles )
		.use.filter( ( { loader } ) => loader?.includes( 'postcss-loader' ) );
	return {
		...others,
		rules: [
			...rules.map( ( rule ) =>
				isStyles( rule ) ? { ...rule, resourceQuery: { not: [ /^\?inline$/ ] } } : rule
			),
			{ test: /\.css$/, resourceQuery: /^\?inline$/, type: 'asset/source', use },
		],
	};
};

module.exports = [
	{
		...scripts,
		entry: {
			editor: [ ...parts( 'features/*/editor/index.tsx' ), './editor/index.ts' ],
			classic: './classic/index.ts',
			admin: [ ...parts( 'features/*/admin/index.tsx' ), './admin/index.tsx' ],
			...named( 'features/*/admin/*/index.tsx', ofScreen ),
		},
		output: { ...scripts.output, chunkFilename: '[name].js?v=[contenthash:8]' },
		module: withInlineStyles( scripts.module ),
		// libheif asks whether there is such a variable: workers have none.
		node: { __filename: false },
		// With names as IDs, a script that loads chunks needs no list of both.
		optimization: {
			...scripts.optimization,
			chunkIds: 'named',
			splitChunks: {
				chunks: 'async',
				cacheGroups: {
					default: false,
					defaultVendors: false,
					// Code of several dialogs of the media library, which loads with the first of them.
					...sharedChunk(
						'media-crop',
						/[\\/](browser[\\/]crop-area|react-image-crop|edit-image[\\/](geometry|keys)\.)/
					),
					...sharedChunk(
						'media-shortcodes',
						/[\\/]model[\\/]shortcodes[\\/](shortcode|change-shortcode|values)\./
					),
				},
			},
		},
		// Logical properties need no second style sheet for RTL.
		plugins: [
			...plugins( scripts, /^(Rtl|Copy)/i ),
			new RepeatedComments(),
			new Licences( 'LICENSES.txt' ),
		],
	},
	{
		...scripts,
		name: 'styles',
		entry: styles,
		optimization: { ...scripts.optimization, splitChunks: false },
		plugins: [
			...plugins( scripts, /^(Rtl|Copy|Clean|DependencyExtraction)/i ),
			new StylesheetEntries( Object.keys( styles ) ),
		],
	},
	{
		...modules,
		entry: {
			...named( `${ WIDGETS }/view.ts`, ofWidget ),
			...named( 'features/*/public/page.ts', ofFeature ),
			...named( 'features/*/public/*/index.ts', ofModule ),
		},
		// Libraries that a view imports on demand. The name changes with the content, so that
		// browsers may cache them forever. Their URL is relative to the view, so that pages need
		// not configure it.
		output: {
			...modules.output,
			chunkFilename: 'chunks/[name].[contenthash:8].js',
			publicPath: '',
		},
		module: {
			...modules.module,
			rules: [
				...modules.module.rules,
				{
					test: /[\\/]node_modules[\\/].+\.m?js$/,
					// Has its own policy.
					exclude: /[\\/]swiper[\\/]/,
					use: require.resolve( './tools/library-html.cjs' ),
				},
			],
			parser: { javascript: { amd: false } },
		},
		optimization: {
			...modules.optimization,
			// Shared by sliders and carousels; other libraries stay with the view that imports
			// them.
			splitChunks: {
				chunks: 'async',
				cacheGroups: {
					default: false,
					defaultVendors: false,
					slides: {
						test: /[\\/]frontend[\\/]slides[\\/]/,
						name: 'slides',
						enforce: true,
					},
				},
			},
		},
		plugins: [
			...plugins( modules, /^(Rtl|Copy|Clean|MiniCss)/i ),
			new Licences( 'chunks/LICENSES.txt' ),
		],
	},
];
