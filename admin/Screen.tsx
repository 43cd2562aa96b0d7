import { SnackbarList, TabPanel } from '@wordpress/components';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { configuration } from './configuration';
import { DefaultsTab } from './DefaultsTab';
import { FeaturesTab } from './FeaturesTab';
import { FormsTab } from './FormsTab';
import { KeysTab } from './KeysTab';
import { SayContext } from './say';
import { SwitchTab } from './switch/SwitchTab';
import { ViewsTab } from './ViewsTab';
import { WidgetsTab } from './WidgetsTab';

const TABS = [ 'widgets', 'keys', 'look', 'views', 'forms', 'site', 'switch' ];

/** Returns the tab in the URL. */
const openTab = () => {
	const name = window.location.hash.slice( 1 );
	return TABS.includes( name ) ? name : 'widgets';
};

const tabList = () => [
			{ name: 'widgets', title: __( 'Widgets', 'pagewright' ) },
			{ name: 'keys', title: __( 'API keys', 'pagewright' ) },
			{ name: 'look', title: __( 'Design', 'pagewright' ) },
			{ name: 'views', title: __( 'Popular posts', 'pagewright' ) },
			{ name: 'forms', title: __( 'Forms', 'pagewright' ) },
			{ name: 'site', title: __( 'Public site', 'pagewright' ) },
			{ name: 'switch', title: __( 'Switch', 'pagewright' ) },
		];

interface Said {
	id: string;
	content: string;
	spokenMessage: string;
}

/** Opens the tab of a link on the screen itself, e.g. in the admin menu. */
function useLinksToTabs() {
	// Links of the admin menu to a tab of this screen load no page, and TabPanel changes its tab
	// only by clicks.
	useEffect( () => {
		const follow = () =>
			document
				.querySelectorAll< HTMLElement >( '.pagewright-screen [role=tab]' )
				[ TABS.indexOf( openTab() ) ]?.click();
		window.addEventListener( 'hashchange', follow );
		return () => window.removeEventListener( 'hashchange', follow );
	}, [] );
}

/** The settings screen. All tabs stay mounted, so that unsaved input survives switching tabs. */
export function Screen() {
	const [ said, setSaid ] = useState< Said[] >( [] );
	const [ tab, setTab ] = useState( openTab );
	const [ given ] = useState( configuration );
	const say = useCallback( ( content: string ) => {
		const id = `${ Date.now() }-${ content }`;
		setSaid( ( before ) => [ ...before.slice( -1 ), { id, content, spokenMessage: content } ] );
	}, [] );
	const tabs = useMemo( tabList, [] );
	// It searches the whole site, so it loads when the tab opens.
	const [ wasSwitchOpen, setWasSwitchOpen ] = useState( tab === 'switch' );
	const select = ( name: string ) => {
		setTab( name );
		setWasSwitchOpen( ( before ) => before || name === 'switch' );
		window.history.replaceState( null, '', `#${ name }` );
	};
	useLinksToTabs();
	return (
		<SayContext.Provider value={ say }>
			<TabPanel tabs={ tabs } initialTabName={ tab } onSelect={ select }>
				{ () => (
					<>
						<div hidden={ tab !== 'widgets' }>
							<WidgetsTab />
						</div>
						<div hidden={ tab !== 'keys' }>
							<KeysTab given={ given } />
						</div>
						<div hidden={ tab !== 'look' }>
							<DefaultsTab given={ given.defaults } palette={ given.palette } />
						</div>
						<div hidden={ tab !== 'views' }>
							<ViewsTab given={ given.views } />
						</div>
						<div hidden={ tab !== 'forms' }>
							<FormsTab given={ given.forms } />
						</div>
						<div hidden={ tab !== 'site' }>
							<FeaturesTab given={ given.features } />
						</div>
						<div hidden={ tab !== 'switch' }>{ wasSwitchOpen && <SwitchTab /> }</div>
					</>
				) }
			</TabPanel>
			<SnackbarList
				className="pagewright-said"
				notices={ said }
				onRemove={ ( id ) =>
					setSaid( ( before ) => before.filter( ( one ) => one.id !== id ) )
				}
			/>
		</SayContext.Provider>
	);
}
