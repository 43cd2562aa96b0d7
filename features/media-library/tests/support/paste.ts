import type { Locator } from '@playwright/test';

/** A red pixel. */
const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
	'base64'
);

/** Returns an image whose content differs by the name: the same content would be a duplicate. */
export const pngOf = ( name: string ) => Buffer.concat( [ PNG, Buffer.from( name ) ] );

/**
 * Focuses an element and pastes an image there, as the keys do with a copied file. Returns whether the page uses it.
 */
export async function paste( target: Locator, name: string ): Promise< boolean > {
	await target.focus();
	return target.evaluate(
		( element, { fileName, bytes } ) => {
			const clipboardData = new DataTransfer();
			clipboardData.items.add(
				new File( [ Uint8Array.from( bytes ) ], fileName, { type: 'image/png' } )
			);
			return ! element.dispatchEvent(
				new ClipboardEvent( 'paste', { clipboardData, bubbles: true, cancelable: true } )
			);
		},
		{ fileName: name, bytes: [ ...pngOf( name ) ] }
	);
}
