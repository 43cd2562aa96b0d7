// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stringsFile, textsOf } from '../../scripts/strings.mjs';

it( 'has the texts of all widgets as they are now', () => {
	expect(
		readFileSync( 'languages/strings.gen.php', 'utf8' ),
		'npm run strings writes them'
	).toBe( stringsFile() );
} );

it( 'finds the texts at every depth, and no keys', () => {
	const fields = {
		panels: {
			type: 'repeater',
			label: 'Panels',
			item_name: 'Panel',
			fields: {
				state: {
					type: 'select',
					label: 'State',
					description: 'At first.',
					options: { open: 'Open' },
					default: 'open',
					prompt: 'None',
				},
				sizes: { type: 'select', label: 'Size', options: [ 'small' ], prompt: true },
			},
		},
		$comment: 'for people',
	};
	expect( textsOf( fields ) ).toEqual( [
		'Panels',
		'Panel',
		'State',
		'At first.',
		'None',
		'Open',
		'Size',
	] );
} );
