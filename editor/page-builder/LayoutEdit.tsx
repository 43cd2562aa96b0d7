import { useBlockProps } from '@wordpress/block-editor';
import { Button, Notice, Spinner } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Json } from '../../schema/field-types';
import { FailureNotice } from '../FailureNotice';
import { convert, isUnchanged } from './convert';
import { useLayoutPreview } from './use-layout-preview';

interface LayoutEditProps {
	attributes: { panelsData?: Json; builder_id?: Json; className?: string };
	clientId: string;
}

interface Actions {
	replaceBlocks: ( clientIds: string[], blocks: unknown[] ) => void;
}

/** The layout block of Page Builder: rendered as on the page, with an offer to convert it. */
export function LayoutEdit( { attributes, clientId }: LayoutEditProps ) {
	const { panelsData, builder_id: builderId, className } = attributes;
	const { replaceBlocks } = useDispatch( 'core/block-editor' ) as unknown as Actions;
	const { value, failure, retry } = useLayoutPreview( {
		panelsData,
		builder_id: builderId,
		className,
	} );
	const onConvert = () => {
		replaceBlocks( [ clientId ], convert( panelsData, value?.pictures ?? {}, className ) );
	};
	const hasBlocks = useMemo( () => ! isUnchanged( convert( panelsData, {} ) ), [ panelsData ] );
	return (
		<div { ...useBlockProps( { className: 'pagewright-block' } ) }>
			<About
				missing={ value?.missing ?? [] }
				isReady={ value !== null }
				onConvert={ hasBlocks ? onConvert : undefined }
			/>
			{ failure && <FailureNotice failure={ failure } onRetry={ retry } /> }
			{ ! failure && ! value && (
				<div className="pagewright-block__empty">
					<Spinner />
					<span className="screen-reader-text">
						{ __( 'Loading preview', 'pagewright' ) }
					</span>
				</div>
			) }
			{ value && (
				<div
					className="pagewright-block__rendering"
					inert=""
					dangerouslySetInnerHTML={ { __html: value.html } }
				/>
			) }
		</div>
	);
}

interface AboutProps {
	missing: string[];
	isReady: boolean;
	/** Undefined if the result would be the same layout block. */
	onConvert?: ( () => void ) | undefined;
}

function About( { missing, isReady, onConvert }: AboutProps ) {
	const about = __(
		'This layout was created with SiteOrigin Page Builder. Visitors see it as shown here. To edit it, convert it to blocks.',
		'pagewright'
	);
	const fixed = __(
		'This widget was added with SiteOrigin Page Builder. It has no block, so you cannot edit it here. Its settings are kept.',
		'pagewright'
	);
	const text = onConvert ? about : fixed;
	return (
		<Notice
			status={ missing.length > 0 ? 'warning' : 'info' }
			isDismissible={ false }
			className="pagewright-block__notice"
			spokenMessage={ text }
		>
			<p>{ text }</p>
			{ missing.length > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: names of widgets, separated by commas. */
						__(
							'Not shown because their plugin or theme is inactive: %s. Their settings are kept.',
							'pagewright'
						),
						missing.join( ', ' )
					) }
				</p>
			) }
			{ onConvert && (
				<p>
					<Button
						variant="primary"
						__next40pxDefaultSize
						accessibleWhenDisabled
						disabled={ ! isReady }
						onClick={ onConvert }
					>
						{ __( 'Convert to blocks', 'pagewright' ) }
					</Button>
				</p>
			) }
		</Notice>
	);
}
