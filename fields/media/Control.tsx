import { Button, TextControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isMediaAvailable, openMediaFrame, type Attachment } from '../../media';
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
	const fallback = siblings[ fallbackKey ];
	const button = useRef< HTMLButtonElement >( null );
	const [ chosen, setChosen ] = useState< Attachment | null >( null );
	const [ isMissing, setMissing ] = useState( false );

	const choose = async () => {
		setMissing( ! isMediaAvailable() );
		const next = await openMediaFrame( request( field, attachmentId ) );
		if ( next ) {
			setChosen( next );
			onChange( next.id );
		}
		button.current?.focus();
	};
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
			<p className="pagewright-media__message" role="alert" hidden={ ! isMissing }>
				{ isMissing &&
					__(
						'The media library is not available on this page. Save your changes, reload the page and try again.',
						'pagewright'
					) }
			</p>
			{ field.fallback && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="text"
					inputMode="url"
					dir="ltr"
					label={ __( 'External URL', 'pagewright' ) }
					placeholder="https://"
					value={ typeof fallback === 'string' ? fallback : '' }
					onChange={ ( next ) => onChange( attachmentId, { [ fallbackKey ]: next } ) }
					{ ...inputAttributes( props ) }
				/>
			) }
		</div>
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
