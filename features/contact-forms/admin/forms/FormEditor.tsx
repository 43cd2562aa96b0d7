import { Spinner, TabPanel } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight, Icon } from '@wordpress/icons';
import { FailureNotice } from '../../../../editor/FailureNotice';
import { useUnsaved } from '../../../../admin/use-unsaved';
import { configuration } from './configuration';
import { EditorHead } from './EditorHead';
import { countProblems, isUnsaved, type FormState, type TabName } from './form-state';
import { FormTab } from './FormTab';
import { MailTab } from './MailTab';
import { MessagesTab } from './MessagesTab';
import { SettingsTab } from './SettingsTab';
import { useForm } from './use-form';
import { usePreview } from './use-preview';

/** The editor of one form. */
export function FormEditor( { id }: { id: number | null } ) {
	const { state, dispatch, save } = useForm( id );
	const preview = usePreview( state, dispatch );
	const [ first ] = useState( tabOfAddress );
	const hasChanges = isUnsaved( state );
	useUnsaved( hasChanges );
	useSaveKey( save );
	if ( state.saved === null ) {
		return (
			<>
				<BackLink />
				<h1>{ __( 'Form', 'pagewright' ) }</h1>
				{ state.failure ? (
					<FailureNotice
						failure={ state.failure }
						onRetry={ () => dispatch( { type: 'again' } ) }
					/>
				) : (
					<p className="pagewright-forms__panel is-loading" role="status">
						<Spinner />
						{ __( 'Loading…', 'pagewright' ) }
					</p>
				) }
			</>
		);
	}
	const parts = { state, dispatch };
	return (
		<>
			<BackLink />
			<EditorHead { ...parts } hasChanges={ hasChanges } onSave={ () => void save() } />
			<TabPanel
				className="pagewright-forms__tabs"
				initialTabName={ first }
				onSelect={ ( name ) => window.history.replaceState( null, '', `#${ name }` ) }
				tabs={ tabsOf( state ) }
			>
				{ ( { name } ) => (
					<>
						{ name === 'form' && <FormTab { ...parts } preview={ preview } /> }
						{ name === 'mail' && (
							<MailTab { ...parts } tags={ preview.shown?.mail_tags ?? [] } />
						) }
						{ name === 'messages' && <MessagesTab { ...parts } /> }
						{ name === 'settings' && <SettingsTab { ...parts } /> }
					</>
				) }
			</TabPanel>
		</>
	);
}

const NAMES: TabName[] = [ 'form', 'mail', 'messages', 'settings' ];

const tabOfAddress = (): TabName =>
	NAMES.find( ( name ) => window.location.hash === `#${ name }` ) ?? 'form';

const tabsOf = ( { problems }: FormState ) => {
	const titles: Record< TabName, string > = {
		form: __( 'Form', 'pagewright' ),
		mail: __( 'Email', 'pagewright' ),
		messages: __( 'Messages', 'pagewright' ),
		settings: __( 'Settings', 'pagewright' ),
	};
	return NAMES.map( ( name ) => {
		const count = countProblems( problems, name );
		/* translators: %d: number of mistakes. */
		const said = sprintf( _n( '%d problem', '%d problems', count, 'pagewright' ), count );
		return {
			name,
			className: 'pagewright-forms__tab',
			// TabPanel's types allow only text, but it renders any React node.
			title: (
				<>
					{ titles[ name ] }
					{ count > 0 && (
						<span className="pagewright-forms__count" title={ said }>
							<span aria-hidden="true">{ count }</span>
							<span className="screen-reader-text"> { said }</span>
						</span>
					) }
				</>
			 ) as unknown as string,
		};
	} );
};

function BackLink() {
	return (
		<a className="pagewright-forms__back" href={ configuration().url }>
			<Icon icon={ isRTL() ? chevronRight : chevronLeft } size={ 20 } />
			{ __( 'All forms', 'pagewright' ) }
		</a>
	);
}

/** Ctrl+S or Cmd+S, as in the post editor. */
function useSaveKey( save: () => Promise< void > ) {
	useEffect( () => {
		const onKey = ( event: KeyboardEvent ) => {
			if (
				( event.ctrlKey || event.metaKey ) &&
				! event.altKey &&
				event.key.toLowerCase() === 's'
			) {
				event.preventDefault();
				void save();
			}
		};
		window.addEventListener( 'keydown', onKey );
		return () => window.removeEventListener( 'keydown', onKey );
	}, [ save ] );
}
