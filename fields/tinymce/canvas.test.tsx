import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from '@wordpress/element';
import { afterEach, expect, it } from 'vitest';
import { schemaOf } from '../../tests/support/form';
import { Form } from '../Form';

afterEach( () => {
	cleanup();
	document.querySelectorAll( 'iframe' ).forEach( ( frame ) => frame.remove() );
} );

it( 'opens its dialog outside the canvas, where the visual editor works', async () => {
	const frame = document.body.appendChild( document.createElement( 'iframe' ) );
	const canvas = frame.contentDocument!.body;
	render(
		createPortal(
			<Form
				schema={ schemaOf( { text: { type: 'tinymce', label: 'Text' } } ) }
				value={ { text: 'a' } }
				onChange={ () => {} }
			/>,
			canvas
		)
	);
	await userEvent.click( within( canvas ).getByRole( 'button', { name: /Edit text/ } ) );
	expect( screen.getByRole( 'dialog', { name: 'Text' } ).ownerDocument ).toBe( document );
	expect( within( canvas ).queryByRole( 'dialog' ) ).toBeNull();
} );
