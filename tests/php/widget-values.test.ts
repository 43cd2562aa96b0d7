import { beforeAll, describe, expect, it } from 'vitest';
import { php, phpFile } from '../support/site';
import { widgets } from '../support/units';

const { call } = phpFile( 'tests/php/widget-values.php' );

interface Findings {
	widgets: number;
	defaults: string[];
	examples: string[];
	patterns: string[];
	patternWidgets: number;
}

let found: Findings;

/**
 * `$legal( $fields, $data, $path )` lists the values of a form's data that the form would change:
 * unknown choices, invalid lengths and colors, keys without a field, and empty required fields.
 */
beforeAll( async () => {
	found = await call< Findings >( 'values' );
} );

describe( 'the form of every widget accepts unchanged', () => {
	it( 'each default of widget.json', () => {
		expect( found.widgets ).toBe( widgets.length );
		expect( found.defaults ).toEqual( [] );
	} );

	it( 'each example of block.json', () => {
		expect( found.examples ).toEqual( [] );
	} );

	it( 'each widget of each pattern', () => {
		expect( found.patternWidgets ).toBeGreaterThan( 60 );
		expect( found.patterns ).toEqual( [] );
	} );
} );

it( 'social networks can be selected', async () => {
	const known = await php< string[] >(
		`return array_map( 'strval', array_keys( Pagewright\\Blocks\\SocialMediaButtons\\Networks::all() ) );`
	);
	expect( known ).toEqual(
		expect.arrayContaining( [
			'bluesky',
			'discord',
			'facebook-messenger',
			'instagram',
			'line',
			'mastodon',
			'medium',
			'signal-messenger',
			'substack',
			'telegram-plane',
			'threads',
			'tiktok',
			'weibo',
			'weixin',
			'whatsapp',
			'x-twitter',
			'youtube',
		] )
	);
} );
