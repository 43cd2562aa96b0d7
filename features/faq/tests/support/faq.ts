import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/faq/tests/support/faq.php' );

export interface TestQuestion {
	title: string;
	answer?: string;
	group?: string;
	order?: number;
	status?: string;
	password?: string;
}

/** Deletes all questions and groups, and the records of imports. */
export const clearFaq = () => call( 'clear_faq' );

/** Creates questions and returns their IDs. */
export const makeFaq = ( questions: TestQuestion[] ) => call< number[] >( 'make_faq', questions );

/** Returns a block with a list. */
export const faqBlock = ( widgetData: object ) =>
	`<!-- wp:sowb/pagewright-faq-widget ${ JSON.stringify( { widgetClass: 'Pagewright_FAQ_Widget', widgetData } ).replaceAll( '--', '\\u002d\\u002d' ) } /-->`;

/** Creates or updates a page and returns its path. */
export async function faqPage( slug: string, content: string ): Promise< string > {
	await call( 'faq_page', content, slug );
	return `/${ slug }/`;
}

/**
 * Creates questions as the plugin "Ultimate FAQ" stored them, in a group below another; fast for
 * thousands.
 */
export const makeOldFaq = ( count: number ) => call( 'make_old_faq', count );

/** Deletes them. */
export const clearOldFaq = () => call( 'clear_old_faq' );
