// npm run fixtures: writes the golden HTML of every widget. Review the diff like code.
import { writeFileSync } from 'node:fs';
import { build } from '../tools/build.mjs';
import { openSite } from '../tools/site.mjs';
import { goldenOf, listFixtures, renderFixtures } from './render-fixtures.mjs';

await build();
const site = await openSite( { name: 'fixtures', engine: 'auto', fresh: true, demo: true } );
const fixtures = listFixtures();
const rendered = await renderFixtures( site.php, fixtures );
const changed = fixtures.filter( ( fixture, index ) => {
	const isChanged = goldenOf( fixture ) !== rendered[ index ];
	isChanged && writeFileSync( `${ fixture.file }.html`, rendered[ index ] );
	return isChanged;
} );
console.log( `${ fixtures.length } fixtures, ${ changed.length } changed.` );
await site.stop();
