import { expect, type Locator, type Page } from '@playwright/test';

/** Tools of a walk: the page, its keys and the focus. */
export interface Hands {
	page: Page;
	/** Presses keys one after the other; `type:Ann` types. */
	press: ( ...keys: string[] ) => Promise< void >;
	focused: () => Locator;
}

/** Effect of keys in one field, after Tab reached its first control. */
export interface Walk {
	title: string;
	/** Folder of the field type. */
	unit: string;
	/** State in the gallery. */
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

/**
 * Returns the appearance of a field for comparison: outlines, borders, shadows and backgrounds of all its
 * elements.
 */
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

/** Tab finally leaves the field. */
export async function leave( { page, press }: Hands ): Promise< void > {
	const inside = page.locator( '.gallery__frame *:focus' );
	for ( let presses = 0; presses < 60 && ( await inside.count() ) > 0; presses++ ) {
		await press( 'Tab' );
	}
	await expect( inside, 'Tab leads out' ).toHaveCount( 0 );
}
