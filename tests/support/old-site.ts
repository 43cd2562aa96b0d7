import { phpFile } from './site';
import { oldViews } from './old-views';

const { call } = phpFile( 'tests/support/old-site.php' );

/** Option that marks data of makeOldSite(). */
const MADE = 'test_old_site';

const OPTIONS = [
	'wpcf7',
	'wpp_settings_config',
	'siteorigin_widget_bundle_version',
	'siteorigin_widgets_active',
	'siteorigin_panels_settings',
	'wpa_field_name',
	'wpa_stats',
	'so_widget_settings[SiteOrigin_Widget_GoogleMap_Widget]',
	'pagewright_switching',
	'pagewright_forms_since',
	'pagewright_forms_wp_armour',
	'pagewright_layouts',
];

export interface OldSite {
	form: number;
	withForeign: number;
	page: number;
	layout: number;
	question: number;
}

/**
 * Creates the data that replaced plugins leave in a database: posts, forms, views, widgets,
 * questions and options, in the format of their current versions.
 */
export async function makeOldSite(): Promise< OldSite > {
	await oldViews.make();
	await oldViews.add(
		[
			{ post: 1, views: 26_000, at: '2026-11-01 10:00:00' },
			{ post: 2, views: 39, at: '2026-11-02 10:00:00' },
		],
		{ 1: 600 }
	);
	return call< OldSite >( 'make_old_site' );
}

/** Deletes them with the records of switching. */
export async function dropOldSite() {
	await call( 'drop_old_site', [ ...OPTIONS, MADE ] );
	await oldViews.drop();
}
