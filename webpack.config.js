// Extends the two compilations of wp-scripts: classic scripts for the editor, ES modules for the public site.
const { sync: glob } = require( 'fast-glob' );
const [ scripts, modules ] = require( '@wordpress/scripts/config/webpack.config' );

/** Drops the empty JS (and its asset file) that a stylesheet-only entry leaves behind. */
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

const named = ( pattern, name ) =>
	Object.fromEntries( glob( pattern ).map( ( file ) => [ name( file ), `./${ file }` ] ) );
const styles = {
	...named( 'blocks/*/style.css', ( file ) => file.replace( /\.css$/, '' ) ),
	editor: glob( [ 'editor/**/*.css', 'fields/**/*.css', 'media/**/*.css' ] )
		.sort()
		.map( ( file ) => `./${ file }` ),
	'frontend/contact-form': './frontend/contact-form/style.css',
	admin: './admin/style.css',
	statistics: './admin/statistics/style.css',
	forms: './admin/forms/style.css',
	inbox: './admin/inbox/style.css',
};
const plugins = ( config, unwanted ) =>
	config.plugins.filter( ( plugin ) => ! unwanted.test( plugin?.constructor?.name ?? '' ) );

module.exports = [
	{
		...scripts,
		entry: {
			editor: './editor/index.ts',
			classic: './classic/index.ts',
			admin: './admin/index.tsx',
			statistics: './admin/statistics/index.tsx',
			forms: './admin/forms/index.tsx',
			inbox: './admin/inbox/index.tsx',
		},
		output: { ...scripts.output, chunkFilename: '[name].js?v=[contenthash:8]' },
		optimization: { ...scripts.optimization, splitChunks: false },
		// Logical properties need no second sheet for RTL.
		plugins: plugins( scripts, /^(Rtl|Copy)/i ),
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
			...named( 'blocks/*/view.ts', ( file ) => file.replace( /\.ts$/, '' ) ),
			'frontend/captcha': './frontend/captcha/index.ts',
			'frontend/client': './frontend/popular-posts/client.ts',
			'frontend/contact-form': './frontend/contact-form/client.ts',
			'frontend/spam-trap': './frontend/spam-trap/index.ts',
		},
		// Libraries that a view imports when it needs them. The name changes with the content, so that they may be kept for ever.
		// They are found from the view's own place: no address of the build has to be worked out on the page.
		output: {
			...modules.output,
			chunkFilename: 'chunks/[name].[contenthash:8].js',
			publicPath: '',
		},
		module: { ...modules.module, parser: { javascript: { amd: false } } },
		optimization: {
			...modules.optimization,
			// What sliders and carousels share; other libraries stay with the view that imports them.
			splitChunks: {
				chunks: 'async',
				cacheGroups: {
					default: false,
					defaultVendors: false,
					slides: {
						test: /[\\/]frontend[\\/]slides[\\/](?!swiper|load)/,
						name: 'slides',
						enforce: true,
					},
				},
			},
		},
		plugins: plugins( modules, /^(Rtl|Copy|Clean|MiniCss)/i ),
	},
];
