// npm run bench: measures the costs of the plugin against a floor in the same run. Prints a table,
// writes docs/bench.md, fails when a limit is exceeded. Options: --rounds=40
// --engine=auto|wasm|native
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FIELDS, formTimes, ROWS } from './bench/forms.mjs';
import {
	COPIES_PAGE,
	EDITOR_PAGE,
	IDLE_PAGE,
	JS_BYTES,
	LARGE_FORM,
	PUBLIC_BYTES,
	SLIDES,
	WIDGET_PAGE,
} from './bench/limits.mjs';
import {
	builtSizes,
	eachWidget,
	editorPage,
	filesBytes,
	idlePage,
	pageBytes,
	picturePage,
	widgetPage,
} from './bench/measure.mjs';
import { COPIES, logIn, makePages, makeWidgetPages } from './bench/pages.mjs';
import { slideTimes } from './bench/slides.mjs';
import { build } from './build.mjs';
import { features, root } from './paths.mjs';
import { openSite } from './site.mjs';

const { values: options } = parseArgs( {
	options: {
		rounds: { type: 'string', default: '40' },
		engine: { type: 'string', default: 'auto' },
	},
} );
const rounds = Math.max( 30, Number( options.rounds ) || 0 );

/** [ what, figure, limit or '', whether it holds ] */
const rows = [];
const row = ( what, figure, limit, holds = true ) => rows.push( [ what, figure, limit, holds ] );
const most = ( what, value, limit, text = String( value ) ) =>
	row( what, text, `≤ ${ limit }`, value <= limit );
const ms = ( { first, second } ) => `${ first.toFixed( 1 ) } ms to ${ second.toFixed( 1 ) } ms`;

await build();
const site = await openSite( { name: 'bench', engine: options.engine, fresh: true, demo: true } );
try {
	await measure();
} finally {
	await site.stop();
}
// Features measure themselves in tests/bench.mjs.
for ( const feature of features() ) {
	const file = `${ root }/${ feature }/tests/bench.mjs`;
	if ( existsSync( file ) ) {
		await ( await import( file ) ).measure( { rounds, row, most, ms } );
	}
}
const table = toTable();
console.log( `\n${ table }` );
mkdirSync( `${ root }/docs`, { recursive: true } );
writeFileSync( `${ root }/docs/bench.md`, page( table ) );
const broken = rows.filter( ( [ , , , holds ] ) => ! holds );
console.log( broken.length ? `Broken limits: ${ broken.length }.` : 'Every limit holds.' );
process.exit( broken.length ? 1 : 0 );

async function measure() {
	const { count, remove } = await makePages( site.php );
	await measureWidgetPage( count );
	await measureEachWidget();
	await measurePictures();
	await measureIdlePage();
	await measureDownloads();
	await measureEditor();
	await remove();
	await measureLargeForm();
	await measureSlides();
	measureFiles();
}

async function measureWidgetPage( count ) {
	const widgets = await widgetPage( site.url, rounds );
	const what = `Page of ${ count } widgets, compared with the same HTML in HTML blocks`;
	most(
		`${ what }: time`,
		widgets.time.ratio,
		WIDGET_PAGE.ratio,
		`${ widgets.time.ratio.toFixed( 2 ) }× (${ ms( widgets.time ) })`
	);
	most( `${ what }: additional queries`, widgets.queries, WIDGET_PAGE.queries );
	most( `${ what }: writes`, widgets.writes, WIDGET_PAGE.writes );
}

async function measureEachWidget() {
	const copies = await makeWidgetPages( site.php );
	for ( const one of await eachWidget( site.url, copies, rounds ) ) {
		const ratio = one.first / one.second;
		most(
			`Page of ${ COPIES } × ${ one.widget }, compared with an empty page: additional time per widget`,
			ratio,
			COPIES_PAGE.ratio,
			`${ one.more.toFixed( 2 ) } ms (${ ratio.toFixed( 2 ) }×: ${ ms( one ) })`
		);
	}
}

async function measurePictures() {
	const pictures = await picturePage( site.url, rounds );
	row(
		'Page of 5 images, compared with the image blocks of WordPress: time',
		`${ pictures.time.ratio.toFixed( 2 ) }× (${ ms( pictures.time ) })`,
		''
	);
	row(
		'Page of 5 images, compared with the image blocks of WordPress: additional queries',
		String( pictures.queries ),
		''
	);
}

async function measureIdlePage() {
	const idle = await idlePage( site.url, rounds );
	row(
		'Page without widgets, with and without the plugin: time',
		`${ idle.time.ratio.toFixed( 2 ) }× (${ ms( idle.time ) })`,
		''
	);
	most( 'Page without widgets: PHP files of the plugin', idle.files, IDLE_PAGE.files );
	most( 'Page without widgets: additional queries', idle.queries, IDLE_PAGE.queries );
	most( 'Page without widgets: writes', idle.writes, IDLE_PAGE.writes );
}

async function measureDownloads() {
	for ( const [ name, limit ] of Object.entries( JS_BYTES ) ) {
		const bytes = await pageBytes( site.url, `/${ name }/` );
		const shown = name.replace( 'bench-', '' ).replace( '-', ' and ' );
		most( `Page with ${ shown }: JavaScript, gzip bytes`, bytes.js, limit );
		row(
			`Page with ${ shown }: CSS, gzip bytes`,
			`${ bytes.css } (files to fetch: ${ bytes.requests })`,
			''
		);
	}
}

async function measureEditor() {
	const editor = await editorPage( site.url, await logIn( site.url ) );
	const names = ( list ) => ( list.length ? ` (${ list.join( ', ' ) })` : '' );
	most( 'post-new.php: additional HTML bytes', editor.bytes, EDITOR_PAGE.bytes );
	most(
		'post-new.php: additional scripts',
		editor.scripts,
		EDITOR_PAGE.scripts,
		`${ editor.scripts }${ names( editor.addedScripts ) }`
	);
	most(
		'post-new.php: additional style sheets',
		editor.styles,
		EDITOR_PAGE.styles,
		`${ editor.styles }${ names( editor.addedStyles ) }`
	);
}

async function measureLargeForm() {
	const { floor, few, many } = await formTimes( site );
	const share = floor / LARGE_FORM.floor;
	const large = `Form of ${ ROWS.many } rows, ${ ROWS.many * FIELDS } fields`;
	const against = ( which ) =>
		`${ ( many[ which ] / few[ which ] ).toFixed( 1 ) }× one of ${ ROWS.few } rows (${ ms( { first: many[ which ], second: few[ which ] } ) })`;
	row( 'Baseline of the browser: 5,000 buttons', `${ floor.toFixed( 0 ) } ms`, '' );
	for ( const [ which, verb ] of [
		[ 'open', 'opens in' ],
		[ 'key', 'handles a key in' ],
	] ) {
		most(
			`${ large }: ${ verb }`,
			many[ which ],
			Math.round( LARGE_FORM[ which ] * share ),
			against( which )
		);
	}
	row( `${ large }: all values replaced in`, against( 'replace' ), '' );
}

async function measureSlides() {
	const slides = await slideTimes( site );
	const both = 'Page with slider and carousel';
	most( `${ both }: JavaScript, gzip bytes`, slides.bytes, SLIDES.bytes );
	most(
		`${ both }: script time, compared with jQuery, Cycle2 and Slick`,
		slides.ours / slides.stack,
		SLIDES.ratio,
		`${ ( slides.ours / slides.stack ).toFixed( 2 ) }× (${ ms( { first: slides.ours, second: slides.stack } ) })`
	);
	most(
		'Page with 20 sliders at a quarter of the speed: longest task, ms',
		Math.round( slides.longest ),
		SLIDES.task
	);
}

function measureFiles() {
	for ( const [ name, { limit, files } ] of Object.entries( PUBLIC_BYTES ) ) {
		most( `${ name }: gzip bytes`, filesBytes( files ), limit );
	}
	for ( const [ name, bytes, packed ] of builtSizes() ) {
		row( `build/${ name }: bytes (gzip)`, `${ bytes } (${ packed })`, '' );
	}
}

function toTable() {
	const lines = rows.map(
		( [ what, figure, limit, holds ] ) =>
			`| ${ what } | ${ figure } | ${ limit }${ holds ? '' : ' **broken**' } |`
	);
	return [ '| What | Figure | Limit |', '|---|---|---|', ...lines, '' ].join( '\n' );
}

function page( text ) {
	return `# What the plugin costs

\`npm run bench\` writes this page. These figures come from WordPress ${ site.version } with SQLite on ${ site.kind === 'native' ? "the machine's own PHP" : 'PHP as WebAssembly' }. A time is the median of ${ rounds } requests; requests of both kinds alternate, and PHP measures each from start to end. Only the ratios count, because milliseconds differ between machines. The limits of the large form grow with the baseline of the browser: ${ LARGE_FORM.open } and ${ LARGE_FORM.key } ms for a baseline of ${ LARGE_FORM.floor } ms. The limits without a time are also tests (\`tests/php/budgets.test.ts\`).

${ text }`;
}
