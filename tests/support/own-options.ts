import { php } from './site';

/**
 * Options of this plugin and of replaced plugins. They decide what the plugin loads on other pages.
 */
const OWN = /^(pagewright|siteorigin|so_widget|wpp|wpcf7|wpa)_?/;

/**
 * Counters and records that the plugin writes at run time, and settings that activation creates.
 */
const EXPECTED =
	/^pagewright_(entries_table|faq_group_children|forms|inbox_counts|places_next|popular_(lists|thumbnails)|spam_counts|views_(folded|site|spans|tables)|widget_forms)$/;

/** Returns the names of options that tests must remove. */
export const ownOptions = async (): Promise< string[] > =>
	(
		await php< string[] >(
			`global $wpdb; return $wpdb->get_col( "SELECT option_name FROM $wpdb->options" );`
		)
	).filter( ( name ) => OWN.test( name ) && ! EXPECTED.test( name ) );
