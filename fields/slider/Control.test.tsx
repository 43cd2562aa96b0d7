import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderField } from '../../tests/support/control';
import { pageTo } from './range';

const slider = () => screen.getByRole( 'slider', { name: 'Size' } );

it( 'moves a fifth of the range with Page Up and Page Down', async () => {
	const { user, stored } = renderField( { type: 'slider', min: 0, max: 50 } as never, '20' );
	slider().focus();
	await user.keyboard( '{PageUp}' );
	expect( stored() ).toBe( 30 );
	await user.keyboard( '{PageDown}{PageDown}{PageDown}{PageDown}' );
	expect( stored() ).toBe( 0 );
} );

it( 'keeps input and slider in sync', async () => {
	const { user, stored } = renderField( { type: 'slider' } as never, 20 );
	const box = screen.getByRole( 'spinbutton', { name: 'Size' } );
	await user.clear( box );
	await user.type( box, '42' );
	await user.tab();
	expect( stored() ).toBe( 42 );
	expect( slider() ).toHaveValue( '42' );
	fireEvent.change( slider(), { target: { value: '60' } } );
	expect( stored() ).toBe( 60 );
	expect( box ).toHaveValue( 60 );
} );

it.each( [
	[ 'PageUp', 0.5, { min: 0, max: 1, step: 0.1 }, 0.7 ],
	[ 'PageUp', '', {}, 20 ],
	[ 'PageUp', 95, {}, 100 ],
	[ 'PageDown', 1, { min: 1, max: 3 }, 1 ],
	[ 'ArrowUp', 1, {}, null ],
] as const )( '%s from %s on %j results in %s', ( key, from, options, to ) => {
	expect( pageTo( key, from, options ) ).toBe( to );
} );
