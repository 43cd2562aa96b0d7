import { expect, test, type Page } from '@playwright/test';
import { answerOutside, serveGallery, showUnit } from '../support/gallery';
import { widgets } from '../support/units';

/** Forms of all widgets. */
const FORMS = widgets.map( ( { name } ) => `form-${ name }` );

let page: Page;
let stopServing: () => void;

test.beforeAll( async ( { browser } ) => {
	const gallery = await serveGallery();
	stopServing = gallery.stop;
	page = await browser.newPage( { viewport: { width: 1280, height: 800 } } );
	await answerOutside( page, gallery.address );
	await page.goto( gallery.address );
} );

test.afterAll( async () => {
	await page.close();
	stopServing();
} );

/** Opens every section and adds a row to every list, up to three levels deep. */
const openAll = async () => {
	for ( let level = 0; level < 3; level++ ) {
		await page
			.locator( '.gallery__frame' )
			.first()
			.evaluate( ( frame ) => {
				frame
					.querySelectorAll< HTMLElement >(
						'.pagewright-section__toggle[aria-expanded="false"], .pagewright-list__add:not([data-clicked])'
					)
					.forEach( ( button ) => {
						button.dataset.clicked = '';
						button.click();
					} );
			} );
	}
};

/** Returns pairs of fields whose controls do not start and end at the same height. */
const unlevel = ( widthPx: number ) =>
	page
		.locator( '.gallery__frame' )
		.first()
		.evaluate( ( frame, width ) => {
			( frame as HTMLElement ).style.inlineSize = `${ width }px`;
			const boxOf = ( field: Element ) => {
				const control = [
					...field.querySelectorAll(
						'select, input:not([type="hidden"], [type="range"], [type="checkbox"], [type="radio"]), button'
					),
				].find( ( element ) => element.checkVisibility() );
				return (
					control?.closest( '.components-input-control__container' ) ?? control
				)?.getBoundingClientRect();
			};
			let pairs = 0;
			const wrong: string[] = [];
			for ( const list of frame.querySelectorAll( '.pagewright-form__fields' ) ) {
				const fields = [ ...list.children ].filter( ( field ) => field.checkVisibility() );
				// Simulates a language with longer words: every other label wraps.
				fields.forEach( ( field, index ) => {
					const label = field.querySelector< HTMLElement >(
						':scope > .pagewright-field__inner > .pagewright-field__label'
					);
					if ( label && index % 2 === 0 && ! label.dataset.long ) {
						label.dataset.long = '';
						label.append( ' and more words of another language, until it wraps' );
					}
				} );
				fields.forEach( ( second, index ) => {
					const first = fields[ index - 1 ];
					const [ one, two ] = [ first && boxOf( first ), boxOf( second ) ];
					const isPair =
						first?.getBoundingClientRect().top === second.getBoundingClientRect().top;
					if ( ! isPair || ! one || ! two ) {
						return;
					}
					pairs++;
					if (
						Math.abs( one.top - two.top ) > 1 ||
						Math.abs( one.bottom - two.bottom ) > 1
					) {
						const name = ( field: Element ) => ( field as HTMLElement ).dataset.field;
						wrong.push(
							`${ name( first! ) } ${ one.top } to ${ one.bottom }, ${ name( second ) } ${ two.top } to ${ two.bottom }`
						);
					}
				} );
			}
			return { pairs, wrong };
		}, widthPx );

test( 'fields next to each other are aligned in every form', async () => {
	test.slow();
	let pairs = 0;
	const wrong: string[] = [];
	for ( const unit of FORMS ) {
		await showUnit( page, `unit=${ unit }` );
		await openAll();
		for ( const width of [ 1000, 760, 620 ] ) {
			const found = await unlevel( width );
			pairs += found.pairs;
			wrong.push( ...found.wrong.map( ( one ) => `${ unit } at ${ width } px: ${ one }` ) );
		}
	}
	expect( pairs ).toBeGreaterThan( 200 );
	expect( wrong ).toEqual( [] );
} );
