import {
	Button,
	Modal,
	Spinner,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- the confirmation dialog; stable in all supported releases.
	__experimentalConfirmDialog as ConfirmDialog,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FailureNotice } from '../../editor/FailureNotice';
import { loadFormModule, type FormModule } from '../../editor/form-module';
import {
	fetchSettings,
	saveSettings,
	type WidgetSettings,
} from '../../rest/screen-settings/client';
import type { Failure } from '../../rest/send';
import type { Values } from '../../schema/field-types';
import { useSay } from '../say';
import type { ScreenWidget } from './widgets-state';
import { useUnsaved } from '../use-unsaved';

interface SettingsModalProps {
	widget: ScreenWidget;
	onClose: () => void;
}

const unloadable = (): Failure => ( {
	kind: 'offline',
	message: __(
		'The form could not be loaded. Check your connection and try again.',
		'pagewright'
	),
} );

/** Settings of a widget type, in a widget form. */
export function SettingsModal( { widget, onClose }: SettingsModalProps ) {
	const [ loaded, setLoaded ] = useState< ( WidgetSettings & FormModule ) | null >( null );
	const [ values, setValues ] = useState< Values >( {} );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ attempt, setAttempt ] = useState( 0 );
	const [ isSaving, setIsSaving ] = useState( false );
	const [ isLeaving, setIsLeaving ] = useState( false );
	const say = useSay();
	const isChanged = loaded !== null && values !== loaded.values;
	useUnsaved( isChanged );

	useEffect( () => {
		const call = new AbortController();
		setFailure( null );
		Promise.all( [ fetchSettings( widget.class, call.signal ), loadFormModule() ] ).then(
			( [ result, code ] ) => {
				if ( call.signal.aborted ) {
					return;
				}
				if ( result.ok ) {
					setLoaded( { ...code, ...result.value } );
					setValues( result.value.values );
				} else {
					setFailure( result.failure );
				}
			},
			() => ! call.signal.aborted && setFailure( unloadable() )
		);
		return () => call.abort();
	}, [ widget.class, attempt ] );

	const save = async () => {
		setIsSaving( true );
		setFailure( null );
		const result = await saveSettings( widget.class, values );
		setIsSaving( false );
		if ( result.ok ) {
			/* translators: %s: name of a widget. */
			say( sprintf( __( '%s settings saved.', 'pagewright' ), widget.name ) );
			onClose();
		} else {
			setFailure( result.failure );
		}
	};
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
					onRetry={ () => ( loaded ? void save() : setAttempt( attempt + 1 ) ) }
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
				<ConfirmDialog
					confirmButtonText={ __( 'Discard', 'pagewright' ) }
					onConfirm={ onClose }
					onCancel={ () => setIsLeaving( false ) }
				>
					{ __( 'Discard unsaved changes?', 'pagewright' ) }
				</ConfirmDialog>
			) }
		</Modal>
	);
}
