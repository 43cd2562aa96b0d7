import { php, siteUrl, phpFile } from './site';

const { call } = phpFile( 'tests/support/classic.php' );

/** Activates a theme with one empty widget area named `side`. */
export async function useClassicTheme(): Promise< void > {
	await call( 'use_classic_theme' );
	// The first request with a new theme reorders the widgets.
	await fetch( siteUrl );
	await call( 'leave_classic_theme' );
}

/** Shows the widgets screen without blocks, until the theme is deactivated. */
export const useClassicWidgets = () => call( 'use_classic_widgets' );

export const dropClassicTheme = () =>
	php(
		`switch_theme( 'twentytwentyfive' ); @unlink( WPMU_PLUGIN_DIR . '/classic-widgets.php' );`
	);
