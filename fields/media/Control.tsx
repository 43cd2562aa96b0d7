import { Button, TextControl } from '@wordpress/components';
import { useRef, useState, type RefObject } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isMediaAvailable, openMediaFrame, type Attachment } from '../../media';
import type { Json } from '../../schema/field-types';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { libraryTypes } from './library-types';
import { mediaId } from './media-id';
import { Preview } from './Preview';
import { hasStock, StockButton } from './stock/StockButton';

export function Control( props: ControlProps< 'media' > ) {
	const { id, name, field, value, siblings, onChange, labelId, describedBy } = props;
	const attachmentId = mediaId( value );
	const fallbackKey = `${ name }_fallback`;
	const button = useRef< HTMLButtonElement >( null );
	const { chosen, isMissing, choose } = useLibrary( props, button );
	const remove = () => {
		onChange( 0 );
		button.current?.focus();
	};

	return (
		<div className="pagewright-media">
			{ attachmentId > 0 && (
				<Preview
					id={ attachmentId }
					known={ chosen?.id === attachmentId ? chosen : null }
				/>
			) }
			<div className="pagewright-media__buttons">
				<Button
					ref={ button }
					id={ id }
					__next40pxDefaultSize
					variant="secondary"
					aria-labelledby={ `${ id } ${ labelId }` }
					aria-describedby={ describedBy }
					onClick={ choose }
				>
					{ attachmentId > 0
						? __( 'Replace', 'pagewright' )
						: field.choose || __( 'Select file', 'pagewright' ) }
				</Button>
				{ hasStock( libraryTypes( field.library ) ) && (
					<StockButton
						id={ id }
						labelId={ labelId }
						onImported={ ( imported ) => onChange( imported ) }
					/>
				) }
				{ attachmentId > 0 && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isDestructive
						onClick={ remove }
					>
						{ __( 'Remove', 'pagewright' ) }
					</Button>
				) }
			</div>
			<NoLibrary isShown={ isMissing } />
			{ field.fallback && (
				<ExternalUrl
					control={ props }
					url={ siblings[ fallbackKey ] }
					onChange={ ( next ) => onChange( attachmentId, { [ fallbackKey ]: next } ) }
				/>
			) }
		</div>
	);
}

/** Opens the media library, and stores the selected file. */
function useLibrary(
	{ field, value, onChange }: ControlProps< 'media' >,
	button: RefObject< HTMLButtonElement >
) {
	const [ chosen, setChosen ] = useState< Attachment | null >( null );
	const [ isMissing, setMissing ] = useState( false );

	const choose = async () => {
		setMissing( ! isMediaAvailable() );
		const next = await openMediaFrame( request( field, mediaId( value ) ) );
		if ( next ) {
			setChosen( next );
			onChange( next.id );
		}
		button.current?.focus();
	};
	return { chosen, isMissing, choose };
}

function NoLibrary( { isShown }: { isShown: boolean } ) {
	return (
		<p className="pagewright-media__message" role="alert" hidden={ ! isShown }>
			{ isShown &&
				__(
					'The media library is not available on this page. Save your changes, reload the page and try again.',
					'pagewright'
				) }
		</p>
	);
}

interface ExternalUrlProps {
	control: ControlProps< 'media' >;
	url: Json | undefined;
	onChange: ( url: string ) => void;
}

function ExternalUrl( { control, url, onChange }: ExternalUrlProps ) {
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="text"
			inputMode="url"
			dir="ltr"
			label={ __( 'External URL', 'pagewright' ) }
			placeholder="https://"
			value={ typeof url === 'string' ? url : '' }
			onChange={ onChange }
			{ ...inputAttributes( control ) }
		/>
	);
}

function request( field: ControlProps< 'media' >[ 'field' ], selected: number ) {
	return {
		title: field.label || __( 'Select file', 'pagewright' ),
		button: field.update || __( 'Use this file', 'pagewright' ),
		types: libraryTypes( field.library ),
		selected,
	};
}
