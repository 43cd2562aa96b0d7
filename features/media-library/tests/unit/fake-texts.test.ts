import { expect, it } from 'vitest';
import { createFakePort } from '../support/fake-port';
import { createFakeTexts } from '../support/fake-texts';
import { testTextPort } from '../support/text-port-contract';

testTextPort( 'of tests', async ( files ) => {
	const media = createFakePort( { files } );
	return { media, texts: createFakeTexts( media.library ) };
} );

it( 'the fake port of texts refuses marks of images of other users', async () => {
	const { library } = createFakePort( { files: [ { canEdit: false } ] } );
	const texts = createFakeTexts( library );
	expect( await texts.setDecorative( 1, true ) ).toEqual( {
		ok: false,
		failure: { kind: 'forbidden' },
	} );
	expect( texts.decorative.size ).toBe( 0 );
} );
