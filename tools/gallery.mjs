// npm run gallery: every state of every unit on static pages without WordPress. Builds into
// build-gallery/, unless no source changed, and serves it. Options: --port=9401, --build (builds
// only), --watch (rebuilds when a source changes)
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';
import { isNewest, writeStamp } from './build.mjs';
import { root } from './paths.mjs';

const { values: options } = parseArgs( {
	options: {
		port: { type: 'string', default: '9401' },
		build: { type: 'boolean', default: false },
		watch: { type: 'boolean', default: false },
	},
} );
/** Some packages mark files for server components; this warning does not matter here. */
const onwarn = ( warning, warn ) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn( warning );
const outDir = `${ root }/build-gallery`;
const stamp = `${ outDir }/.stamp`;
/** The gallery also shows images and the golden HTML of widgets. */
const SHOWN = [ 'demo/pictures', 'gallery', 'scripts/golden', 'tests/golden' ];
const READ = /\.(tsx?|css|json|svg|[cm]?js|html|webp|jpg|png)$/;

// React shows detailed errors only in development.
process.env.NODE_ENV = 'development';
if ( options.watch || ! isNewest( stamp, SHOWN, READ ) ) {
	const began = Date.now();
	await build( {
		configFile: false,
		root: `${ root }/gallery`,
		base: './',
		mode: 'development',
		// The images of fixtures.
		publicDir: `${ root }/demo/pictures`,
		logLevel: 'warn',
		esbuild: { jsx: 'automatic', jsxDev: false },
		// Workers import chunks.
		worker: { format: 'es' },
		build: {
			outDir,
			emptyOutDir: true,
			minify: false,
			watch: options.watch ? {} : null,
			chunkSizeWarningLimit: 20_000,
			rollupOptions: { onwarn },
		},
	} );
	writeStamp( stamp, began );
}
if ( ! options.build ) {
	const server = await preview( {
		configFile: false,
		root: `${ root }/gallery`,
		logLevel: 'warn',
		build: { outDir },
		preview: { host: '127.0.0.1', port: Number( options.port ), strictPort: true },
	} );
	const { port } = server.httpServer.address();
	console.log( `Ready: http://127.0.0.1:${ port }/` );
}
