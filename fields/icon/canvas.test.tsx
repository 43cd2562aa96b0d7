import { cleanup, render, waitFor } from '@testing-library/react';
import { createPortal } from '@wordpress/element';
import { afterEach, expect, it } from 'vitest';
import { schemaOf } from '../../tests/support/form';
import { Form } from '../Form';
import { setFetchFamily } from './client';

afterEach( () => {
	cleanup();
	setFetchFamily();
	document.querySelectorAll( 'iframe' ).forEach( ( frame ) => frame.remove() );
} );

it( 'loads the family’s style sheet into the canvas of the form', async () => {
	setFetchFamily(
		async () =>
			new Response(
				JSON.stringify( {
					name: 'Acme',
					style_uri: 'https://example.com/acme.css',
					icons: { boat: '&#xe001;' },
				} )
			)
	);
	const frame = document.body.appendChild( document.createElement( 'iframe' ) );
	const canvas = frame.contentDocument!;
	render(
		createPortal(
			<Form
				schema={ schemaOf( { icon: { type: 'icon', label: 'Icon' } } ) }
				value={ { icon: 'acme-boat' } }
				onChange={ () => {} }
			/>,
			canvas.body
		)
	);
	await waitFor( () =>
		expect( canvas.head.querySelector( 'link' ) ).toHaveAttribute(
			'href',
			'https://example.com/acme.css'
		)
	);
	expect( document.head.querySelector( 'link[href="https://example.com/acme.css"]' ) ).toBeNull();
	expect( canvas.body.querySelector( '.sow-icon-acme' ) ).toHaveAttribute(
		'data-sow-icon',
		'\ue001'
	);
} );
