import { describe, expect, it } from 'vitest';
import { isOn, switched } from './settings-text';

describe( 'a setting in the text', () => {
	it( 'is read as on the server: its first line counts', () => {
		expect( isOn( 'demo_mode: on', 'demo_mode' ) ).toBe( true );
		expect( isOn( 'a: b\ndemo_mode \t:true ', 'demo_mode' ) ).toBe( true );
		expect( isOn( 'demo_mode: 1', 'demo_mode' ) ).toBe( true );
		expect( isOn( 'demo_mode: off\ndemo_mode: on', 'demo_mode' ) ).toBe( false );
		expect( isOn( ' demo_mode: on', 'demo_mode' ) ).toBe( false );
		expect( isOn( 'demo_mode: yes', 'demo_mode' ) ).toBe( false );
		expect( isOn( '', 'demo_mode' ) ).toBe( false );
	} );

	it( 'can be switched without changing other lines', () => {
		expect( switched( '', 'skip_mail', true ) ).toBe( 'skip_mail: on' );
		expect( switched( 'a: b\n', 'skip_mail', true ) ).toBe( 'a: b\nskip_mail: on' );
		expect( switched( 'skip_mail: off\na: b', 'skip_mail', true ) ).toBe(
			'skip_mail: on\na: b'
		);
		expect( switched( 'a: b\nskip_mail: on\nskip_mail:1\nc', 'skip_mail', false ) ).toBe(
			'a: b\nc'
		);
	} );
} );
