import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Descriptor } from '../descriptors';
import { migrate, type LegacyInstance, type MigrationPort } from './migrate';

const BUTTON = 'SiteOrigin_Widget_Button_Widget';
const widgets = [
	{ class: BUTTON, blockName: 'sowb/siteorigin-widget-button-widget' },
] as Descriptor[];
const block = ( clientId: string, widgetClass?: string, more = {} ): LegacyInstance => ( {
	clientId,
	name: 'sowb/widget-block',
	attributes: { widgetClass, ...more },
} );

function portFor( blocks: LegacyInstance[], onReplace = () => {} ) {
	const log: unknown[][] = [];
	const port: MigrationPort = {
		legacyBlocks: () => blocks,
		replace: ( ...args ) => {
			onReplace();
			log.push( [ 'replace', ...args ] );
		},
		markNotFound: ( id ) => log.push( [ 'not found', id ] ),
	};
	return { port, log };
}

describe( 'the migration of legacy blocks', () => {
	beforeEach( () => {
		vi.useFakeTimers();
	} );
	afterEach( () => {
		vi.runAllTimers();
		vi.useRealTimers();
	} );

	it( 'names a block after its class and keeps every attribute', () => {
		const { port, log } = portFor( [
			block( 'a', BUTTON.toLowerCase(), { anchor: 'x', later: [ 1 ], widgetNotFound: true } ),
		] );
		migrate( port, widgets );
		expect( log ).toEqual( [
			[
				'replace',
				'a',
				'sowb/siteorigin-widget-button-widget',
				{ widgetClass: BUTTON.toLowerCase(), anchor: 'x', later: [ 1 ] },
			],
		] );
	} );

	it( 'marks a block whose widget is not active, once', () => {
		const { port, log } = portFor( [
			block( 'a', 'Gone' ),
			block( 'b', 'Gone', { widgetNotFound: true } ),
			block( 'c' ),
		] );
		migrate( port, widgets );
		expect( log ).toEqual( [
			[ 'not found', 'a' ],
			[ 'not found', 'c' ],
		] );
	} );

	it( 'does not start again while it runs, and may 100 ms later', () => {
		const inner = portFor( [ block( 'b', BUTTON ) ] );
		const { port, log } = portFor( [ block( 'a', BUTTON ) ], () =>
			migrate( inner.port, widgets )
		);
		migrate( port, widgets );
		expect( log ).toHaveLength( 1 );
		expect( inner.log ).toHaveLength( 0 );
		vi.advanceTimersByTime( 99 );
		migrate( inner.port, widgets );
		expect( inner.log ).toHaveLength( 0 );
		vi.advanceTimersByTime( 1 );
		migrate( inner.port, widgets );
		expect( inner.log ).toHaveLength( 1 );
	} );

	it( 'continues after a block that cannot be replaced, and names it in the console', () => {
		const said = vi.spyOn( console, 'error' ).mockImplementation( () => {} );
		let calls = 0;
		const { port, log } = portFor( [ block( 'a', BUTTON ), block( 'b', BUTTON ) ], () => {
			if ( ++calls === 1 ) {
				throw new Error( 'no' );
			}
		} );
		migrate( port, widgets );
		expect( log ).toHaveLength( 1 );
		expect( said ).toHaveBeenCalledWith(
			expect.stringContaining( BUTTON ),
			expect.any( Error )
		);
	} );
} );
