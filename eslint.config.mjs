import { readdirSync, readFileSync } from 'node:fs';
import wordpress from '@wordpress/eslint-plugin';
import { shortPhp } from './tools/eslint/short-php.mjs';

const map = JSON.parse( readFileSync( new URL( './layers.json', import.meta.url ), 'utf8' ) );
const layers = Object.keys( map ).filter( ( layer ) => map[ layer ].ts );
const folders = ( dir ) =>
	readdirSync( dir, { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( entry ) => entry.name );

/** Folders inside a feature, which follow the rules of a layer. */
const KINDS = {
	public: 'frontend',
	blocks: 'blocks',
	rest: 'rest',
	port: 'rest',
	admin: 'admin',
	editor: 'editor',
	browser: 'media',
};
const FEATURES = folders( 'features' );

/** Returns the folders of a feature whose TypeScript runs anywhere: they belong to no layer. */
const codeOf = ( feature ) =>
	folders( `features/${ feature }` )
		.filter( ( name ) => ! KINDS[ name ] && ! [ 'demo', 'tests' ].includes( name ) )
		.map( ( name ) => `features/${ feature }/${ name }/**` );

/** Returns the layers from which a layer may not import. */
const others = ( layer ) =>
	map[ layer ].ts.includes( '*' )
		? []
		: layers.filter( ( other ) => other !== layer && ! map[ layer ].ts.includes( other ) );

/**
 * Which layer may import which: between layers what layers.json says, between the units of a layer
 * nothing, and nothing from inside a feature.
 */
const zones = [
	...layers.flatMap( ( layer ) =>
		others( layer ).map( ( other ) => ( {
			target: `./${ layer }`,
			from: `./${ other }`,
			message: `${ layer }/ may import ${ map[ layer ].ts.join( ', ' ) || 'nothing' } (layers.json).`,
		} ) )
	),
	...layers
		.filter( ( layer ) => ! map[ layer ].ts.includes( '*' ) )
		.map( ( layer ) => ( {
			target: `./${ layer }`,
			from: './features',
			message: 'Nothing outside of a feature may import from it.',
		} ) ),
	...FEATURES.flatMap( ( feature ) =>
		FEATURES.filter( ( other ) => other !== feature ).map( ( other ) => ( {
			target: `./features/${ feature }`,
			from: `./features/${ other }`,
			message: 'A feature may not import another one.',
		} ) )
	),
	...FEATURES.flatMap( ( feature ) =>
		Object.entries( KINDS ).flatMap( ( [ kind, layer ] ) =>
			others( layer ).map( ( other ) => ( {
				target: `./features/${ feature }/${ kind }`,
				from: `./${ other }`,
				message: `${ kind }/ of a feature may import what ${ layer }/ may import (layers.json).`,
			} ) )
		)
	),
	...FEATURES.flatMap( codeOf ).map( ( target ) => ( {
		target: `./${ target }`,
		from: layers.map( ( layer ) => `./${ layer }` ),
		message: 'Code that runs anywhere may import no layer.',
	} ) ),
	...layers
		.filter( ( layer ) => map[ layer ].units )
		.flatMap( ( layer ) => {
			const { shared = [], builds_on: buildsOn = {} } = map[ layer ].units;
			const units = folders( layer ).filter( ( unit ) => ! shared.includes( unit ) );
			return units.flatMap( ( unit ) =>
				units
					.filter( ( other ) => other !== unit && ! buildsOn[ unit ]?.includes( other ) )
					.map( ( other ) => ( {
						target: `./${ layer }/${ unit }`,
						from: `./${ layer }/${ other }`,
						message: `A unit of ${ layer }/ may not import another one (layers.json: builds_on).`,
					} ) )
			);
		} ),
];

const EDITOR_WORLD = [
	'editor/**',
	'features/*/editor/**',
	'features/*/browser/**',
	'fields/**',
	'media/**',
];
const PUBLIC_WORLD = [
	'frontend/**',
	...FEATURES.flatMap( ( feature ) => [ `features/${ feature }/*.ts`, ...codeOf( feature ) ] ),
	'features/*/public/**',
	'{blocks,features/*/blocks}/*/view.ts',
];
/** The only module that may turn text into HTML and scripts. */
const TRUSTED = 'frontend/trusted.ts';
const HTML = 'Text becomes HTML and scripts in frontend/trusted.ts alone.';
/** APIs that parse text as HTML or a script, also inside the libraries that pages load. */
const SINKS = [
	...[ 'innerHTML', 'outerHTML', 'srcdoc' ].map(
		( name ) => `AssignmentExpression > MemberExpression.left[property.name='${ name }']`
	),
	...[ 'insertAdjacentHTML', 'setHTMLUnsafe', 'createContextualFragment', 'parseHTMLUnsafe' ].map(
		( name ) => `MemberExpression[property.name='${ name }']`
	),
	"CallExpression[callee.object.name='document'][callee.property.name=/^write/]",
	"CallExpression[callee.property.name='createElement'][arguments.0.value='script']",
	'NewExpression[callee.name=/^(Function|Worker|SharedWorker)$/]',
	// Leaflet and Swiper parse these texts as HTML.
	'CallExpression[callee.property.name=/^(bindPopup|bindTooltip|setContent|setPrefix)$/] > :matches(Literal, TemplateLiteral).arguments',
	"Property[key.name='attribution']",
	"CallExpression[callee.name='divIcon'] Property[key.name='html'] > :matches(Literal, TemplateLiteral).value",
].map( ( selector ) => ( { selector, message: HTML } ) );
/**
 * An effect runs a moment after its render, so that an event can come between. A request in a ref,
 * such as one for the focus, would then be served with the older render, and be lost.
 */
const LATE_REFS = {
	selector:
		"CallExpression[callee.name='useEffect'][arguments.length=1] AssignmentExpression[left.property.name='current']",
	message: 'Effects of every render that change a ref run in time: use useLayoutEffect.',
};
/**
 * Most lines of a function, without blank lines and comments: those of the longest function. The
 * limits only go down. CONTRIBUTING.md says which functions may exceed 40 lines, and why.
 */
const FUNCTION_LINES = { product: 74, public: 107 };
const shortFunctions = ( max ) => ( {
	'max-lines-per-function': [ 'error', { max, skipBlankLines: true, skipComments: true } ],
} );
const TESTS = [ '**/*.test.{ts,tsx}', 'tests/**', 'features/*/tests/**' ];

export default [
	{
		ignores: [
			'node_modules/',
			'build/',
			// Output of a build that runs at the same time.
			'build.part/',
			'build.old/',
			'.wp/',
			'test-results/',
			'playwright-report/',
			'build-gallery/',
			'**/*.gen.ts',
		],
	},
	...wordpress.configs.recommended,
	{
		rules: {
			'@wordpress/i18n-text-domain': [ 'error', { allowedTextDomain: 'pagewright' } ],
			'@wordpress/i18n-translator-comments': 'error',
			'import/no-restricted-paths': [ 'error', { zones } ],
			'import/no-cycle': 'error',
			'import/no-default-export': 'error',
			'max-lines': [ 'error', { max: 300 } ],
			'prettier/prettier': [
				'error',
				{
					printWidth: 100,
					useTabs: true,
					singleQuote: true,
					parenSpacing: true,
					bracketSpacing: true,
					trailingComma: 'es5',
					semi: true,
					tabWidth: 4,
				},
			],
			// Types already contain this information.
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
			'jsdoc/check-tag-names': 'off',
			'jsdoc/check-line-alignment': 'off',
			'no-bitwise': 'off',
		},
	},
	{
		files: EDITOR_WORLD,
		ignores: TESTS,
		rules: {
			'no-restricted-globals': [
				'error',
				...[ 'document', 'window' ].map( ( name ) => ( {
					name,
					message:
						'Forms are drawn in the canvas, another document: take ownerDocument of an element.',
				} ) ),
			],
		},
	},
	{
		files: PUBLIC_WORLD,
		ignores: TESTS,
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							group: [ '@wordpress/*', 'react', 'react-dom', 'jquery' ],
							message: 'The public site loads none of these.',
						},
					],
				},
			],
		},
	},
	{
		files: PUBLIC_WORLD,
		ignores: [ ...TESTS, TRUSTED ],
		rules: { 'no-restricted-syntax': [ 'error', ...SINKS ] },
	},
	{
		files: [ '**/*.{ts,tsx}' ],
		ignores: [ ...PUBLIC_WORLD, ...TESTS ],
		rules: { 'no-restricted-syntax': [ 'error', LATE_REFS ] },
	},
	{
		ignores: [ ...TESTS, '**/gallery.tsx', 'gallery/**' ],
		rules: shortFunctions( FUNCTION_LINES.product ),
	},
	{ files: PUBLIC_WORLD, ignores: TESTS, rules: shortFunctions( FUNCTION_LINES.public ) },
	{
		files: [ 'tests/**', 'features/*/tests/**' ],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					name: 'node:crypto',
					importNames: [ 'randomBytes' ],
					message:
						'One file in a hundred with random bytes looks like a program, which WordPress refuses: call archive().',
				},
			],
			'no-restricted-syntax': [
				'error',
				{
					selector: "CallExpression[callee.property.name='waitForTimeout']",
					message:
						'A fixed wait is too short on a slow machine and lost time on a fast one: wait for what the test expects.',
				},
				{
					selector:
						"CallExpression[callee.property.name='waitForEvent'][arguments.0.value='filechooser']",
					message:
						'A key can arrive before the browser reports file choosers: call openFileChooser().',
				},
			],
		},
	},
	{
		files: TESTS,
		plugins: { tests: { rules: { 'short-php': shortPhp } } },
		rules: { 'tests/short-php': 'error' },
	},
	{
		files: [ 'tools/**', 'scripts/**', ...TESTS, '*.config.*' ],
		rules: {
			'no-console': 'off',
			'import/no-extraneous-dependencies': 'off',
			'import/no-unresolved': 'off',
			'import/no-default-export': 'off',
			'no-nested-ternary': 'off',
			'no-undef': 'off',
			'no-unused-expressions': 'off',
			'@typescript-eslint/no-unused-expressions': 'off',
			'import/no-restricted-paths': 'off',
		},
	},
	{
		// TypeScript finds undefined names in its own files.
		files: [ '**/*.mjs' ],
		languageOptions: {
			// Functions that scripts run in a page use them.
			globals: {
				Image: 'readonly',
				OffscreenCanvas: 'readonly',
				requestAnimationFrame: 'readonly',
			},
		},
		rules: { 'no-undef': 'error' },
	},
];
