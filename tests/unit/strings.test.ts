// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stringsFile, textsOf } from '../../scripts/strings.mjs';

it( 'has the current texts of all widgets', () => {
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
		layout: {
			type: 'image-radio',
			label: 'Layout',
			options: { left: { label: 'On the left', image: 'left.svg' } },
		},
		template: {
			type: 'presets',
			label: 'Template',
			presets: { plain: { label: 'Plain', values: { title: 'No text' } } },
		},
		note: { type: 'html', html: '<p>Use large pictures.</p>' },
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
		'Layout',
		'On the left',
		'Template',
		'Plain',
		'<p>Use large pictures.</p>',
	] );
} );
