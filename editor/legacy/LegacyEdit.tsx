import { useBlockProps } from '@wordpress/block-editor';
import { ExternalLink, Notice } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { giveConsent } from '../../rest/migration-consent/client';
import { mayMigrate } from '../../rest/permission/client';
import { configuration, findDescriptor } from '../descriptors';
import { WidgetEdit, type WidgetAttributes } from '../WidgetEdit';
import { blockEditorPort } from './block-editor-port';
import { migrate } from './migrate';

interface LegacyEditProps {
	attributes: WidgetAttributes & { widgetNotFound?: boolean };
	setAttributes: ( attributes: WidgetAttributes ) => void;
	clientId: string;
}

let permission: Promise< boolean > | undefined;

/** A block in the old format: works unchanged, and offers to convert all of them on the page. */
export function LegacyEdit( props: LegacyEditProps ) {
	const { widgets } = configuration();
	const registry = useRegistry();
	const widgetClass = props.attributes.widgetClass ?? '';
	const descriptor = findDescriptor( widgets, widgetClass );

	useEffect( () => {
		if ( configuration().migration.isAgreed ) {
			migrate( blockEditorPort( registry ), widgets );
		}
	}, [ registry, widgets ] );

	if ( ! descriptor ) {
		return <NotFound widgetClass={ widgetClass } />;
	}
	return <WidgetEdit { ...props } descriptor={ descriptor } notice={ <Offer /> } />;
}

function Offer() {
	const registry = useRegistry();
	const [ isAllowed, setIsAllowed ] = useState< boolean | null >( null );
	const [ error, setError ] = useState( '' );

	useEffect( () => {
		permission ??= mayMigrate();
		permission.then( setIsAllowed );
	}, [] );

	const onMigrate = async () => {
		const { ajaxUrl, migration, widgets } = configuration();
		try {
			await giveConsent( ajaxUrl, migration.nonce );
			migration.isAgreed = true;
			migrate( blockEditorPort( registry ), widgets );
		} catch ( failure ) {
			// eslint-disable-next-line no-console -- the only trace of a failed migration.
			console.error( 'Pagewright: the blocks could not be migrated.', failure );
			setError( ( failure as Error ).message );
		}
	};

	const text =
		error ||
		__(
			'This widget uses an old format. It still works, but it is easier to edit in the new format.',
			'pagewright'
		);
	const actions = [
		{
			label: __( 'Migrate to new block format', 'pagewright' ),
			variant: 'primary' as const,
			onClick: onMigrate,
		},
	];
	return (
		<Notice
			status={ error ? 'error' : 'warning' }
			isDismissible={ false }
			className="pagewright-block__notice"
			spokenMessage={ text }
			actions={ isAllowed ? actions : [] }
		>
			<p>{ text }</p>
			{ isAllowed === false && (
				<p>
					{ __(
						'Please contact your site administrator to migrate this block.',
						'pagewright'
					) }
				</p>
			) }
		</Notice>
	);
}

function NotFound( { widgetClass }: { widgetClass: string } ) {
	const text = sprintf(
		/* translators: %s: PHP class of a widget. */
		__( 'The widget for %s cannot be found.', 'pagewright' ),
		widgetClass
	);
	return (
		<div { ...useBlockProps( { className: 'pagewright-block' } ) }>
			<Notice
				status="warning"
				isDismissible={ false }
				className="pagewright-block__notice"
				spokenMessage={ text }
			>
				<p>
					<strong>{ text }</strong>
				</p>
				<p>
					{ __(
						'Its plugin or theme may be inactive or not installed. Its settings are kept.',
						'pagewright'
					) }{ ' ' }
					<ExternalLink href={ configuration().troubleshooting }>
						{ __( 'Troubleshooting', 'pagewright' ) }
					</ExternalLink>
				</p>
			</Notice>
		</div>
	);
}
