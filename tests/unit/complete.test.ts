// @vitest-environment node
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findGaps } from '../../tools/complete.mjs';
import { copied } from '../support/copied';

/** One widget, all fields, endpoints and engines, which tests break. */
const {
	root: copy,
	restore,
	change,
} = copied( [
	'schema/widget.schema.json',
	'blocks/accordion',
	'fields',
	'rest',
	'frontend',
	'tests/golden',
] );

const remove = ( path: string ) => {
	restore( path );
	rmSync( `${ copy }/${ path }`, { recursive: true } );
};

describe( 'every unit is complete', () => {
	it( 'in this plugin', () => {
		expect( findGaps( '.' ) ).toEqual( [] );
	} );

	it.each( [
		[ 'blocks/accordion/style.css', 'blocks/accordion: no style.css' ],
		[ 'blocks/accordion/template.php', 'blocks/accordion: no template.php' ],
		[ 'blocks/accordion/icon.svg', 'blocks/accordion: no icon.svg' ],
		[ 'blocks/accordion/Render.php', 'blocks/accordion: no Render.php' ],
		[ 'blocks/accordion/fixtures', 'blocks/accordion: no fixture' ],
		[
			'blocks/accordion/fixtures/minimal.html',
			'blocks/accordion/fixtures/minimal.json: no golden HTML; run: npm run fixtures',
		],
		[
			'blocks/accordion/fixtures/minimal.json',
			'blocks/accordion/fixtures/minimal.html: its fixture is gone',
		],
		[ 'fields/color/Field.php', 'fields/color: no Field.php' ],
		[ 'fields/color/cases.json', 'fields/color: no cases.json' ],
		[ 'fields/color/gallery.tsx', 'fields/color: no gallery.tsx' ],
		[ 'rest/icons/contract.json', 'rest/icons: no contract.json' ],
		[ 'frontend/accordion/options.ts', 'frontend/accordion: no options.ts' ],
	] )( 'but not without %s', ( path, gap ) => {
		remove( path );
		expect( findGaps( copy ) ).toContain( gap );
	} );

	it.each( [
		[
			'a type that is unknown in PHP',
			'fields/Registry.php',
			/^.*'color'.*\n/m,
			'fields/Registry.php: no "color", which registry.ts has',
		],
		[
			'a type that is unknown in TypeScript',
			'fields/registry.ts',
			/^\tcolor: .*\n/m,
			'fields/registry.ts: no "color", which Registry.php has',
		],
		[
			'a field of an unknown type',
			'blocks/accordion/widget.json',
			/"type": "color"/,
			'blocks/accordion/widget.json: nobody registered the field type "colour"',
		],
		[
			'an endpoint that is not registered',
			'rest/Server.php',
			/new Icons\\Endpoint\(/,
			'rest: not in',
		],
	] )( 'but not with %s', ( _name, path, from, gap ) => {
		change( path, from, path.endsWith( 'widget.json' ) ? '"type": "colour"' : '' );
		expect( findGaps( copy ).join( '\n' ) ).toContain(
			gap.replace( 'rest: not in', 'rest/icons: not in rest/Server.php' )
		);
	} );

	it( 'but not if two widgets have the same name', () => {
		restore( 'blocks/second' );
		mkdirSync( `${ copy }/blocks/second` );
		cpSync( `${ copy }/blocks/accordion`, `${ copy }/blocks/second`, { recursive: true } );
		expect( findGaps( copy ) ).toContain(
			'blocks/second: "sow-accordion" is taken by blocks/accordion'
		);
	} );
} );

describe( 'the schema of widget.json refuses', () => {
	const field =
		'{ "type": "text", "label": "Title", "description": "A heading above the panels." }';
	it.each( [
		[ 'a field without a label', '{ "type": "text" }', "must have required property 'label'" ],
		[
			'a select whose options are not texts',
			'{ "type": "select", "label": "A", "options": { "a": 1 } }',
			'must be string',
		],
		[
			'an option that is unknown to the type',
			'{ "type": "text", "label": "A", "min": 1 }',
			'property name must be valid',
		],
		[
			'an invalid minimum',
			'{ "type": "number", "label": "A", "min": "1" }',
			'must be number',
		],
		[
			'a repeater without fields',
			'{ "type": "repeater", "label": "A" }',
			"must have required property 'fields'",
		],
		[
			'a default preset that differs from the defaults',
			'{ "type": "presets", "label": "A", "default": "a", "presets": { "a": { "label": "A", "values": { "title": "x" } } } }',
			'title has another default than the preset "a"',
		],
		[
			'a tab that is not a section',
			'{ "type": "tabs", "label": "A", "fields": { "a": { "type": "text", "label": "A" } } }',
			'must be equal to constant',
		],
		[
			'radio buttons without choices',
			'{ "type": "radio", "label": "A" }',
			"must have required property 'options'",
		],
		[
			'a condition that neither shows nor hides',
			'{ "type": "text", "label": "A", "when": [ [ "g", [ "a" ], "blink" ] ] }',
			'must be equal to one of the allowed values',
		],
		[
			'an invalid custom property',
			'{ "type": "color", "label": "A", "css": "color" }',
			'must match pattern',
		],
	] )( '%s', ( _name, instead, message ) => {
		change( 'blocks/accordion/widget.json', field, instead );
		expect( findGaps( copy ).join( '\n' ) ).toContain( message );
	} );

	it( 'but accepts a hidden field without a label', () => {
		change( 'blocks/accordion/widget.json', field, '{ "type": "text", "hidden": true }' );
		expect( findGaps( copy ) ).toEqual( [] );
	} );
} );
