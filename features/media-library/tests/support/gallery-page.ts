import { expect, test, type Locator, type Page } from '@playwright/test';
import { disabledFocus, watchDisabledFocus } from '../../../../tests/support/disabled-focus';
import { serveGallery } from '../../../../tests/support/gallery';
import { expectSpoken, keepSpoken } from '../../../../tests/support/spoken';
import type { Failure } from '../../model/failure';
import type { MediaPort } from '../../port';
import type { FakePort } from './fake-port';

type Ports = { fakePorts: Record< string, FakePort > };

/** A browser of the gallery, and its fake port. */
export class BrowserPage {
	page!: Page;
	#address = '';
	#stop = () => {};

	/** Starts the gallery before the tests of a file, and stops it after them. */
	constructor() {
		test.beforeAll( async ( { browser } ) => {
			const served = await serveGallery();
			[ this.#address, this.#stop ] = [ served.address, served.stop ];
			this.page = await browser.newPage( { reducedMotion: 'reduce' } );
			await watchDisabledFocus( this.page );
			await keepSpoken( this.page );
		} );
		test.afterEach( async () => {
			expect( await disabledFocus( this.page ) ).toEqual( [] );
		} );
		test.afterAll( async () => {
			await this.page.close();
			this.#stop();
		} );
	}

	get files(): Locator {
		return this.page.locator( '[role="listbox"], [role="grid"]' );
	}

	get details(): Locator {
		return this.page.getByRole( 'complementary', { name: 'Attachment details' } );
	}

	/** Opens a state of the gallery with a browser, such as `grid-screen`. */
	async open( state: string, options: { width?: number; dir?: string } = {} ): Promise< void > {
		await this.openPage( state, options );
		await this.page.locator( '.pagewright-media-library' ).waitFor();
	}

	/** Opens any state of the gallery. */
	async openPage( state: string, { width = 1200, dir = 'ltr' } = {} ): Promise< void > {
		await this.page.setViewportSize( { width: Math.max( 320, width + 40 ), height: 860 } );
		await this.page.goto(
			`${ this.#address }?unit=feature-media-library&state=${ state }&dir=${ dir }&width=${ width }`
		);
	}

	/** The file at a place, counted from 1. */
	fileAt( place: number ): Locator {
		return this.page.locator( `[data-position="${ place - 1 }"]` );
	}

	status( text: string | RegExp ): Locator {
		return this.page.getByRole( 'status' ).filter( { hasText: text } );
	}

	/** Waits until `@wordpress/a11y` has announced a text on the page. */
	hears( text: string | RegExp ): Promise< void > {
		return expectSpoken( this.page, text );
	}

	async failNext( method: keyof MediaPort, failure: Failure, times = 1 ): Promise< void > {
		await this.page.evaluate(
			( [ name, why, count ] ) => {
				const [ port ] = Object.values( ( globalThis as unknown as Ports ).fakePorts );
				port?.failNext( name, why, count );
			},
			[ method, failure, times ] as const
		);
	}

	/** Holds all responses of the port. Returns a function that releases them. */
	async pause(): Promise< () => Promise< void > > {
		const call = ( method: 'pause' | 'resume' ) =>
			this.page.evaluate( ( name ) => {
				const [ port ] = Object.values( ( globalThis as unknown as Ports ).fakePorts );
				port?.[ name ]();
			}, method );
		await call( 'pause' );
		return () => call( 'resume' );
	}

	/** Returns a value of an attachment on the server. */
	saved(
		id: number,
		field: 'title' | 'alt' | 'status' | 'caption'
	): Promise< string | undefined > {
		return this.page.evaluate(
			( [ of, name ] ) => {
				const [ port ] = Object.values( ( globalThis as unknown as Ports ).fakePorts );
				return port?.library.find( of )?.[ name ];
			},
			[ id, field ] as const
		);
	}

	/** Returns whether the file of an attachment was replaced on the server. */
	isReplaced( id: number ): Promise< boolean > {
		return this.page.evaluate( ( of ) => {
			const [ port ] = Object.values( ( globalThis as unknown as Ports ).fakePorts );
			return ( port?.library.find( of )?.replacedAt ?? 0 ) > 0;
		}, id );
	}

	/** Returns how often a method of the port was called. */
	calls( method: keyof MediaPort ): Promise< number > {
		return this.page.evaluate( ( name ) => {
			const [ port ] = Object.values( ( globalThis as unknown as Ports ).fakePorts );
			return port?.calls.filter( ( called ) => called === name ).length ?? 0;
		}, method );
	}

	async press( keys: string, place: number ): Promise< void > {
		await this.page.keyboard.press( keys );
		await expect( this.fileAt( place ) ).toBeFocused();
	}
}
