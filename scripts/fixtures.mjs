// npm run fixtures: writes the golden HTML of every widget. Review the diff like code.
import { build } from '../tools/build.mjs';
import { openSite } from '../tools/site.mjs';
import { goldenFiles, writeFiles } from './golden/files.mjs';
import { listFixtures, renderFixtures } from './render-fixtures.mjs';

await build();
const site = await openSite( { name: 'fixtures', engine: 'auto', fresh: true, demo: true } );
const fixtures = listFixtures();
const changed = writeFiles( goldenFiles( fixtures, await renderFixtures( site.php, fixtures ) ) );
console.log( `${ fixtures.length } fixtures, ${ changed.length } files changed.` );
changed.forEach( ( path ) => console.log( `  ${ path }` ) );
await site.stop();
