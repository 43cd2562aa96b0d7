import { phpFile } from './site';

const { call } = phpFile( 'tests/support/own-options.php' );

/**
 * Options of this plugin and of replaced plugins. They decide what the plugin loads on other pages.
 */
const OWN = /^(pagewright|siteorigin|so_widget|wpp|wpcf7|wpa)_?/;

/**
 * Counters and records that the plugin writes at run time, and settings that activation creates.
 */
const EXPECTED =
	/^pagewright_(entries_table|faq_group_children|form_turn_[0-9a-f]{32}|forms|image_sizes(_waiting)?|inbox_counts|media_index(_progress|_totals)?|places_next|popular_(lists|thumbnails)|spam_counts|views_(folded|site|spans|tables)|widget_forms)$/;

/** Returns the names of options that tests must remove. */
export const ownOptions = async (): Promise< string[] > =>
	( await call< string[] >( 'names' ) ).filter(
		( name ) => OWN.test( name ) && ! EXPECTED.test( name )
	);

/**
 * Deletes the options that the tests of a file create, such as those of features whose widgets a test inserts.
 *
 * @param test            The test function of Playwright.
 * @param test.beforeAll Adds a hook before the tests of the file.
 * @param test.afterAll  Adds a hook after them.
 */
export function restoreOptions( test: {
	beforeAll: ( run: () => Promise< void > ) => void;
	afterAll: ( run: () => Promise< void > ) => void;
} ): void {
	let before: string[] = [];
	test.beforeAll( async () => {
		before = await ownOptions();
	} );
	test.afterAll( async () => {
		const left = ( await ownOptions() ).filter( ( name ) => ! before.includes( name ) );
		await call( 'remove', left );
	} );
}
