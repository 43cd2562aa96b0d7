import { DropdownMenu, MenuGroup, MenuItem, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check, cog } from '@wordpress/icons';
import type { Column } from './columns';
import type { HiddenColumns } from './use-hidden';

interface Props {
	columns: readonly Column[];
	hidden: HiddenColumns;
}

/** Shows and hides the columns of the list. */
export function ColumnsMenu( { columns, hidden }: Props ) {
	return (
		<DropdownMenu
			icon={ cog }
			label={ __( 'Columns', 'pagewright' ) }
			popoverProps={ { placement: 'bottom-end' } }
			toggleProps={ { size: 'small' } }
		>
			{ () => (
				<MenuGroup label={ __( 'Columns', 'pagewright' ) }>
					{ columns
						.filter( ( { canHide } ) => canHide )
						.map( ( { id, title } ) => {
							const isShown = ! hidden.ids.includes( id );
							return (
								<MenuItem
									key={ id }
									role="menuitemcheckbox"
									isSelected={ isShown }
									icon={ isShown ? check : undefined }
									onClick={ () => hidden.toggle( id ) }
								>
									{ title }
								</MenuItem>
							);
						} ) }
					{ hidden.hasFailed && (
						<Notice status="error" isDismissible={ false }>
							{ __(
								'Your choice could not be saved. Reload the page, and try again.',
								'pagewright'
							) }
						</Notice>
					) }
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}
