import { Button, Modal, Notice } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { canSaveOrder, MOST_ORDERED, type PostOrder } from '../../model/post-order';
import type { MediaQuery } from '../../model/query';
import type { FrameState } from '../../model/states';
import type { Arranger } from '../arrange/Arranger';
import type { FailurePanel } from '../states/FailurePanel';
import type { MediaStore } from '../store/media-store';
import type { BrowserContext } from '../types';
import css from './order.chunk.css?inline';
import { usePostOrder } from './use-post-order';

export interface OrderDialogProps {
	store: MediaStore;
	state: FrameState;
	context: BrowserContext;
	/** The list that the browser shows. */
	query: MediaQuery;
	onClose: () => void;
	/** Parts of the first dialog: see `browser/collection/parts.ts`. */
	parts: { FailurePanel: typeof FailurePanel; overlay: string };
	Arranger: typeof Arranger;
}

/** The files of a post in their order, which the user changes and saves once. */
export function OrderDialog( props: OrderDialogProps ) {
	const { store, state, context, query, onClose, parts, Arranger } = props;
	const { order, arrange, load, save } = usePostOrder( {
		...{ store, query },
		onSaved: () => {
			speak( __( 'Order saved.', 'pagewright' ) );
			onClose();
		},
	} );
	const { ids, saved, status, failure } = order;
	const isKnown = saved.length > 0;
	return (
		<Modal
			title={ __( 'Order of the files of this post', 'pagewright' ) }
			overlayClassName={ parts.overlay }
			className="pagewright-media-library__order"
			size="fill"
			shouldCloseOnClickOutside={ false }
			onRequestClose={ onClose }
		>
			<style>{ css }</style>
			<Notes order={ order } />
			{ failure && (
				<parts.FailurePanel
					failure={ failure }
					loginUrl={ context.loginUrl }
					onRetry={ isKnown ? save : load }
				/>
			) }
			{ ! order.isTooLong && (
				<Arranger
					{ ...{ store, state, context, ids } }
					field={ null }
					keepsAll
					isLoading={ status === 'loading' }
					isUnknown={ failure !== null }
					label={ __( 'Files of this post in their order', 'pagewright' ) }
					onChange={ arrange }
				/>
			) }
			<div className="pagewright-media-library__order-buttons">
				<Button variant="tertiary" onClick={ onClose } __next40pxDefaultSize>
					{ __( 'Cancel', 'pagewright' ) }
				</Button>
				<Button
					variant="primary"
					isBusy={ status === 'saving' }
					disabled={ ! canSaveOrder( order ) }
					accessibleWhenDisabled
					onClick={ save }
					__next40pxDefaultSize
				>
					{ __( 'Save order', 'pagewright' ) }
				</Button>
			</div>
		</Modal>
	);
}

/** Shows what prevents the saving, or needs a look. Notices announce themselves. */
function Notes( { order }: { order: PostOrder } ) {
	const texts = [
		order.isTooLong &&
			sprintf(
				/* translators: %s: number of files. */
				__(
					'This post has more than %s files, whose order cannot be changed here.',
					'pagewright'
				),
				String( MOST_ORDERED )
			),
		order.isForbidden &&
			__(
				'You may not edit some of these files, so you cannot save their order.',
				'pagewright'
			),
		order.isMerged &&
			__(
				'Files of this post were added or removed meanwhile. Check the order, then save it again.',
				'pagewright'
			),
	];
	return texts.filter( Boolean ).map( ( text ) => (
		<Notice key={ String( text ) } status="warning" isDismissible={ false }>
			{ text }
		</Notice>
	) );
}
