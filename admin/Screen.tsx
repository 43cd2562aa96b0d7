import { SnackbarList, TabPanel } from '@wordpress/components';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { configuration } from './configuration';
import { DesignTab } from './design/DesignTab';
import { featureTabs } from './feature-tabs';
import { FeaturesTab } from './features/FeaturesTab';
import { KeysTab } from './keys/KeysTab';
import { SayContext } from './say';
import { SwitchTab } from './switch/SwitchTab';
import { WidgetsTab } from './widgets/WidgetsTab';

const allTabs = () => [
	{ name: 'widgets', title: __( 'Widgets', 'pagewright' ) },
	{ name: 'keys', title: __( 'API keys', 'pagewright' ) },
	{ name: 'look', title: __( 'Design', 'pagewright' ) },
	...featureTabs().map( ( { name, title } ) => ( { name, title } ) ),
	{ name: 'site', title: __( 'Features', 'pagewright' ) },
	{ name: 'switch', title: __( 'Switch', 'pagewright' ) },
];

/** Returns the index of the tab in the URL; 0 if there is none. */
const openIndex = () =>
	Math.max(
		0,
		allTabs().findIndex( ( { name } ) => name === window.location.hash.slice( 1 ) )
	);

interface Said {
	id: string;
	content: string;
	spokenMessage: string;
}

/**
 * Opens the tab in the URL when it changes: links of the admin menu to a tab of this screen load no
 * page, and TabPanel changes its tab only by clicks.
 */
function useLinksToTabs() {
	useEffect( () => {
		const follow = () =>
			document
				.querySelectorAll< HTMLElement >( '.pagewright-screen [role=tab]' )
				[ openIndex() ]?.click();
		window.addEventListener( 'hashchange', follow );
		return () => window.removeEventListener( 'hashchange', follow );
	}, [] );
}

/** The settings screen. All tabs stay mounted, so that unsaved input survives switching tabs. */
export function Screen() {
	const [ said, setSaid ] = useState< Said[] >( [] );
	const [ tab, setTab ] = useState( () => allTabs()[ openIndex() ]!.name );
	const [ given ] = useState( configuration );
	const say = useCallback( ( content: string ) => {
		const id = `${ Date.now() }-${ content }`;
		setSaid( ( before ) => [ ...before.slice( -1 ), { id, content, spokenMessage: content } ] );
	}, [] );
	const tabs = useMemo( allTabs, [] );
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
							<DesignTab given={ given.defaults } palette={ given.palette } />
						</div>
						{ featureTabs().map( ( { name, View } ) => (
							<div key={ name } hidden={ tab !== name }>
								<View
									given={
										( given as unknown as Record< string, unknown > )[ name ]
									}
								/>
							</div>
						) ) }
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
