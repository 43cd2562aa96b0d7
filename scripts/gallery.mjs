// npm run gallery: every state of every unit on static pages that need no WordPress. Builds into build-gallery/, unless no source changed, and serves it.
// Options: --port=9401, --build (builds and leaves), --watch (builds again when a source changes)
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';
import { isNewest } from '../tools/build.mjs';
import { root } from '../tools/paths.mjs';

const { values: options } = parseArgs( {
	options: {
		port: { type: 'string', default: '9401' },
		build: { type: 'boolean', default: false },
		watch: { type: 'boolean', default: false },
	},
} );
/** Packages mark files for servers that we do not have; nothing is wrong with them. */
const onwarn = ( warning, warn ) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn( warning );
const outDir = `${ root }/build-gallery`;
const stamp = `${ outDir }/.stamp`;
/** It also shows pictures and the expected HTML of the widgets. */
const SHOWN = [ 'demo/pictures', 'gallery' ];
const READ = /\.(tsx?|css|json|svg|[cm]?js|html|webp|jpg|png)$/;

// React says what is wrong only in development.
process.env.NODE_ENV = 'development';
if ( options.watch || ! isNewest( stamp, SHOWN, READ ) ) {
	await build( {
		configFile: false,
		root: `${ root }/gallery`,
		base: './',
		mode: 'development',
		// The pictures that fixtures show.
		publicDir: `${ root }/demo/pictures`,
		logLevel: 'warn',
		esbuild: { jsx: 'automatic', jsxDev: false },
		build: {
			outDir,
			emptyOutDir: true,
			minify: false,
			watch: options.watch ? {} : null,
			chunkSizeWarningLimit: 20_000,
			rollupOptions: { onwarn },
		},
	} );
	writeFileSync( stamp, '' );
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
