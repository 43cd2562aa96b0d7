import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Browser } from '../../browser/Browser';
import { contextOf, keepUserSetting } from '../../browser/classic/context-of';
import { ListView } from '../../browser/list/ListView';
import type { MediaStore } from '../../browser/store/media-store';
import type { View } from '../../browser/types';
import { stateIn } from '../../model/frames';
import { createSelection } from '../../model/selection';
import type { ScreenFacts } from './facts';
import { TextsButton } from './TextsButton';
import { Uploader } from './Uploader';
import { useAddress } from './use-address';
import { useList } from './use-list';
import { useView } from './use-view';

interface Props {
	facts: ScreenFacts;
	store: MediaStore;
	/** Link of WordPress to its upload screen. */
	addButton: HTMLElement | null;
}

/** The library as a screen: all files, their details, and bulk actions. */
export function Screen( { facts, store, addButton }: Props ) {
	const context = useMemo(
		() => ( {
			...contextOf( facts.settings ),
			post: 0,
			isGridScreen: true,
			editLinkOf: ( id: number ) => facts.editUrl + id,
		} ),
		[ facts ]
	);
	const address = useAddress();
	const [ selection, select ] = useState( () => createSelection( false ) );
	const [ view, setView ] = useView( facts );
	const list = useList( facts );
	return (
		<Browser
			store={ store }
			state={ stateIn( 'manage', 'library' ) }
			context={ context }
			selection={ selection }
			onSelectionChange={ select }
			openItem={ address.item }
			onOpenItem={ address.open }
			editing={ {
				isOpen: address.isEditing,
				onOpenChange: address.edit,
				backGuard: address.backGuard,
			} }
			initialSearch={ address.search }
			view={ view }
			onViewChange={ setView }
			renderList={ ( props ) => <ListView { ...props } { ...list } store={ store } /> }
			onUserSetting={ keepUserSetting }
			slots={ {
				top: (
					<Uploader
						store={ store }
						language={ facts.language }
						hasFolders={ facts.hasFolders }
						button={ addButton }
					/>
				),
				toolbar: (
					<>
						<TextsButton { ...{ store, context } } />
						<ClassicLink { ...{ facts, view } } />
					</>
				),
			} }
		/>
	);
}

/** Opens the view of WordPress: its grid, or its list, which has more actions. */
function ClassicLink( { facts, view }: { facts: ScreenFacts; view: View } ) {
	return (
		<a
			className="pagewright-media-screen__link"
			href={ view === 'list' ? facts.listUrl : facts.classicUrl }
		>
			{ view === 'list'
				? __( 'Classic list', 'pagewright' )
				: __( 'Classic library', 'pagewright' ) }
		</a>
	);
}
