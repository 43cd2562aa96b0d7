import { Button, Composite } from '@wordpress/components';

export interface TabItem {
	id: string;
	label: string;
}

interface TabListProps {
	/** Prefix of the element IDs; `tabId` and `panelId` make them. */
	prefix: string;
	/** Accessible name. */
	label: string;
	items: readonly TabItem[];
	selected: string;
	onSelect: ( id: string ) => void;
	orientation: 'horizontal' | 'vertical';
}

export const tabId = ( prefix: string, id: string ): string => `${ prefix }-tab-${ id }`;
export const panelId = ( prefix: string ): string => `${ prefix }-panel`;

/**
 * Tabs whose selection the host owns; `TabPanel` of WordPress owns it itself. Arrow keys move the
 * focus, Enter and Space select.
 */
export function TabList( { prefix, label, items, selected, onSelect, orientation }: TabListProps ) {
	return (
		<Composite
			role="tablist"
			aria-label={ label }
			aria-orientation={ orientation }
			orientation={ orientation }
			defaultActiveId={ tabId( prefix, selected ) }
			className={ `pagewright-media-library__tabs is-${ orientation }` }
		>
			{ items.map( ( item ) => (
				<Composite.Item
					key={ item.id }
					id={ tabId( prefix, item.id ) }
					role="tab"
					aria-selected={ item.id === selected }
					aria-controls={ item.id === selected ? panelId( prefix ) : undefined }
					className="pagewright-media-library__tab"
					onClick={ () => onSelect( item.id ) }
					render={ <Button __next40pxDefaultSize /> }
				>
					{ item.label }
				</Composite.Item>
			) ) }
		</Composite>
	);
}
