import { expect, it } from 'vitest';
import type { DryRunRow } from '../../rest/switch-dry-run/client';
import { csvOf } from './report-file';

const row: DryRunRow = {
	kind: 'post',
	id: '7',
	title: '=HYPERLINK("https://example.org")',
	edit: '',
	view: 'https://example.org/a',
	plugins: [ 'so-widgets-bundle', 'contact-form-7' ],
	parts: 2,
	compared: 1,
	result: 'different',
	differences: [ { what: 'links', lost: [ '/a' ], lostCount: 2, added: [], addedCount: 0 } ],
	problems: [ 'One', 'Two' ],
};

it( 'writes one line for each row, without formulas', () => {
	const [ head, line ] = csvOf( [ row ] ).split( '\r\n' );
	expect( head ).toMatch( /^"kind","id","title"/ );
	expect( line ).toBe(
		`"post","7","'=HYPERLINK(""https://example.org"")","so-widgets-bundle contact-form-7","different","2","1","links: -2 (/a) +0","One\nTwo","https://example.org/a",""`
	);
} );
