import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ClassicScripts } from '../../browser/classic/classic-scripts';
import { coreSettings, coreTexts } from '../../browser/classic/core';
import { watchClassicBlocks } from './classic-block';
import { createLoader, type ClassicFacts, type Loader } from './loader';
import { standIn } from './stand-in';
import { watchProperties, type Watched } from './watch-properties';

declare global {
	interface Window {
		/** Printed by Postponed.php. */
		pagewrightClassicFacts?: ClassicFacts;
	}
}

const here = window as unknown as {
	wp?: { media?: { view?: object } };
	/** Calls functions in the order in which scripts passed them. */
	jQuery?: ( ( listener: () => void ) => void ) & { fn: object };
	pagewrightClassicScripts?: ClassicScripts;
};

/** Returns what the scripts define, for code that does not declare that it needs them. */
function definitions( { loadNow, isLoaded }: Loader ): Watched[] {
	const media = () => ( isLoaded() ? here.wp?.media : undefined );
	const load = () => {
		loadNow();
		return media();
	};
	// Image blocks read a setting.
	const view = standIn(
		{ settings: coreSettings(), l10n: coreTexts() },
		() => load()?.view,
		() => media()?.view
	);
	return [
		[
			( here.wp ??= {} ),
			[ 'media', 'mce', 'Uploader', 'mediaelement' ],
			{ media: standIn( { view }, load, media ) },
		],
		[ window, [ 'plupload', 'moxie', 'mOxie', 'mejs', 'MediaElementPlayer', 'imageEdit' ] ],
		[ here.jQuery?.fn ?? {}, [ 'imgAreaSelect', 'mediaelementplayer' ] ],
	];
}

/** Buttons that WordPress's script listens to. */
const BUTTONS = '.insert-media';

/** Tells the user that the dialog cannot open. */
function onFailure( error: unknown ): void {
	// eslint-disable-next-line no-console
	console.error( 'pagewright/classic-scripts', error );
	const notices = dispatch( 'core/notices' ) as
		{ createErrorNotice: ( text: string, options: object ) => void } | undefined;
	notices?.createErrorNotice(
		__(
			'The media library of WordPress could not be loaded. Check your connection, and try again.',
			'pagewright'
		),
		{ id: 'pagewright-classic-scripts' }
	);
}

const facts = window.pagewrightClassicFacts;
if ( facts ) {
	const scripts = createLoader( document, facts, () => stopWatching(), onFailure );
	const stopWatching = watchProperties( definitions( scripts ), scripts.loadNow );
	/** Failures have a notice. */
	const load = () => scripts.load().catch( () => {} );
	here.pagewrightClassicScripts = scripts;
	watchClassicBlocks( () => void load() );
	document.addEventListener(
		'click',
		( event ) => {
			const button =
				event.target instanceof Element && event.target.closest< HTMLElement >( BUTTONS );
			if ( button && ! scripts.isLoaded() ) {
				event.preventDefault();
				event.stopPropagation();
				void load().then(
					() => scripts.isLoaded() && here.jQuery?.( () => button.click() )
				);
			}
		},
		true
	);
}
