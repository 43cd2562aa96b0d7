import { expect, type Locator, type Page } from '@playwright/test';

/** What a walk uses: the page, its keys and what has the focus. */
export interface Hands {
	page: Page;
	/** One after the other; `type:Ann` types. */
	press: ( ...keys: string[] ) => Promise< void >;
	focused: () => Locator;
}

/** What the keys do in one field, after Tab came to its first control. */
export interface Walk {
	title: string;
	/** Folder of the field type. */
	unit: string;
	/** Of the gallery. */
	state: string;
	dir?: 'ltr' | 'rtl';
	walk: ( field: Locator, hands: Hands ) => Promise< void >;
}

export const handsOn = ( page: Page ): Hands => ( {
	page,
	press: async ( ...keys ) => {
		for ( const key of keys ) {
			await ( key.startsWith( 'type:' )
				? page.keyboard.type( key.slice( 5 ) )
				: page.keyboard.press( key ) );
		}
	},
	focused: () => page.locator( '*:focus' ),
} );

/** How a field is drawn, to compare two looks: outlines, edges, shadows and grounds of all its elements. */
export const lookOf = ( field: Locator ): Promise< string > =>
	field.locator( '*' ).evaluateAll( ( elements ) =>
		elements
			.flatMap( ( element ) =>
				[ '', '::before', '::after' ].map( ( part ) => {
					const style = getComputedStyle( element, part );
					return [
						style.outline,
						style.boxShadow,
						style.border,
						style.background,
					].join();
				} )
			)
			.join( '|' )
	);

export const expectOutline = ( focused: Locator ) =>
	expect( focused ).not.toHaveCSS( 'outline-style', 'none' );

/** Tab leads out of the field at last. */
export async function leave( { page, press }: Hands ): Promise< void > {
	const inside = page.locator( '.gallery__frame *:focus' );
	for ( let presses = 0; presses < 60 && ( await inside.count() ) > 0; presses++ ) {
		await press( 'Tab' );
	}
	await expect( inside, 'Tab leads out' ).toHaveCount( 0 );
}
