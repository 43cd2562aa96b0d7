// @vitest-environment node
import { expect, it } from 'vitest';
import { importCycles } from '../../tools/import-cycles.mjs';

const cycles = ( sources: Record< string, string > ): string[] =>
	importCycles( new Map( Object.entries( sources ) ) );

it( 'finds modules that import each other, also a type or on demand', () => {
	expect(
		cycles( {
			'a/one.ts': "import { two } from '../b/two';",
			'b/two.tsx': "import type { Three } from './three';",
			'b/three/index.ts': "export const load = () => import( '../../a/one' );",
		} )
	).toEqual( [
		'modules import each other: a/one.ts → b/two.tsx → b/three/index.ts → a/one.ts',
	] );
} );

it( 'accepts two modules that import the same third', () => {
	expect(
		cycles( {
			'a.ts': "import './b'; import './c';",
			'b.ts': "import './c'; import 'react';",
			'c.ts': "import './missing';",
		} )
	).toEqual( [] );
} );
