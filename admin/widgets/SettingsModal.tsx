import {
	Button,
	Modal,
	Spinner,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- the confirmation dialog; stable in all supported releases.
	__experimentalConfirmDialog as ConfirmDialog,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FailureNotice } from '../../editor/FailureNotice';
import type { ScreenWidget } from './widgets-state';
import { useUnsaved } from '../use-unsaved';
import { useWidgetSettings } from './use-widget-settings';

interface SettingsModalProps {
	widget: ScreenWidget;
	onClose: () => void;
}

/** Settings of a widget type, in a widget form. */
export function SettingsModal( { widget, onClose }: SettingsModalProps ) {
	const { loaded, values, setValues, failure, isSaving, retry, save } = useWidgetSettings(
		widget,
		onClose
	);
	const [ isLeaving, setIsLeaving ] = useState( false );
	const isChanged = loaded !== null && values !== loaded.values;
	useUnsaved( isChanged );

	const leave = () => ( isChanged ? setIsLeaving( true ) : onClose() );
	return (
		<Modal
			size="medium"
			className="pagewright-settings"
			/* translators: %s: name of a widget. */
			title={ sprintf( __( '%s settings', 'pagewright' ), widget.name ) }
			onRequestClose={ leave }
			shouldCloseOnClickOutside={ ! isChanged }
		>
			<p>
				{ __(
					'These settings apply to all widgets of this type on the site.',
					'pagewright'
				) }
			</p>
			{ failure && (
				<FailureNotice
					failure={ failure }
					onRetry={ () => ( loaded ? void save() : retry() ) }
				/>
			) }
			{ ! loaded && ! failure && (
				<p className="pagewright-screen__loading" role="status">
					<Spinner />
					<span>{ __( 'Loading form', 'pagewright' ) }</span>
				</p>
			) }
			{ loaded && (
				<loaded.Form schema={ loaded.schema } value={ values } onChange={ setValues } />
			) }
			<div className="pagewright-screen__actions">
				<Button variant="tertiary" onClick={ leave }>
					{ __( 'Cancel', 'pagewright' ) }
				</Button>
				<Button
					variant="primary"
					isBusy={ isSaving }
					disabled={ ! isChanged || isSaving }
					accessibleWhenDisabled
					onClick={ () => void save() }
				>
					{ __( 'Save', 'pagewright' ) }
				</Button>
			</div>
			{ isLeaving && (
				<ConfirmDiscard onConfirm={ onClose } onCancel={ () => setIsLeaving( false ) } />
			) }
		</Modal>
	);
}

interface ConfirmDiscardProps {
	onConfirm: () => void;
	onCancel: () => void;
}

function ConfirmDiscard( { onConfirm, onCancel }: ConfirmDiscardProps ) {
	return (
		<ConfirmDialog
			confirmButtonText={ __( 'Discard', 'pagewright' ) }
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			{ __( 'Discard unsaved changes?', 'pagewright' ) }
		</ConfirmDialog>
	);
}
