import * as blockEditor from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { MenuItem } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { useState, type ComponentType } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { fetchOldBlock } from '../rest/old-block/client';
import type { Values } from '../../../schema/field-types';
import type { Descriptor } from '../../../editor/descriptors';
import type { WidgetEditProps } from '../../../editor/WidgetEdit';

type EditProps = Omit< WidgetEditProps, 'descriptor' > & { name: string };

interface MenuProps {
	selectedClientIds: string[];
	onClose: () => void;
}

const { BlockSettingsMenuControls } = blockEditor as unknown as {
	BlockSettingsMenuControls: ComponentType< {
		children: ( props: MenuProps ) => JSX.Element | null;
	} >;
};

interface BlockActions {
	replaceBlock: ( clientId: string, block: unknown ) => void;
}

interface Notices {
	createErrorNotice: ( text: string, options: { type: 'snackbar' } ) => void;
}

/**
 * Returns a filter that adds an item to the options menu of the popular posts widget, which converts it
 * to the block of WordPress Popular Posts.
 */
export const withWayBack = ( { blockName, class: widgetClass }: Descriptor ) =>
	createHigherOrderComponent(
		( Edit: ComponentType< EditProps > ) => ( props: EditProps ) => (
			<>
				{ props.name === blockName && <WayBack { ...props } widgetClass={ widgetClass } /> }
				<Edit { ...props } />
			</>
		),
		'withWayBack'
	);

function WayBack( { attributes, clientId, widgetClass }: EditProps & { widgetClass: string } ) {
	const { replaceBlock } = useDispatch( 'core/block-editor' ) as unknown as BlockActions;
	const { createErrorNotice } = useDispatch( 'core/notices' ) as unknown as Notices;
	const [ isBusy, setIsBusy ] = useState( false );

	const convert = async ( onClose: () => void ) => {
		setIsBusy( true );
		const result = await fetchOldBlock( widgetClass, attributes.widgetData ?? {} );
		setIsBusy( false );
		onClose();
		if ( result.ok ) {
			replaceBlock(
				clientId,
				createBlock( result.value.name, {
					...result.value.attributes,
					...ofEveryBlock( attributes as unknown as Values ),
				} )
			);
			return;
		}
		if ( result.failure.kind !== 'aborted' ) {
			createErrorNotice(
				sprintf(
					/* translators: %s: what went wrong. */
					__( 'The block was not converted. %s', 'pagewright' ),
					result.failure.message
				),
				{ type: 'snackbar' }
			);
		}
	};

	return (
		<BlockSettingsMenuControls>
			{ ( { selectedClientIds, onClose } ) =>
				selectedClientIds.length === 1 && selectedClientIds[ 0 ] === clientId ? (
					<MenuItem disabled={ isBusy } onClick={ () => void convert( onClose ) }>
						{ __( 'Convert to WordPress Popular Posts', 'pagewright' ) }
					</MenuItem>
				) : null
			}
		</BlockSettingsMenuControls>
	);
}

/** Returns attributes of every block, if they are set. */
const ofEveryBlock = ( attributes: Values ): Values =>
	Object.fromEntries(
		Object.entries( attributes ).filter(
			( [ name, value ] ) => [ 'className', 'anchor' ].includes( name ) && value
		)
	);
