import { Button, Modal, SelectControl, Spinner, TextControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import type { StockImage } from '../../../rest/image-search/client';
import { environment } from '../../environment';
import { ConfirmImport } from './ConfirmImport';
import { Results } from './Results';
import type { StockImport } from './use-stock-import';
import { useStockSearch } from './use-stock-search';

interface StockDialogProps {
	stock: StockImport;
	onClose: () => void;
}

/**
 * Searches stock images and imports one. Opens in the top document, next to WordPress's own
 * dialogs.
 */
export function StockDialog( { stock, onClose }: StockDialogProps ) {
	const { state, search, searchMore } = useStockSearch();
	const [ words, setWords ] = useState( '' );
	const [ provider, setProvider ] = useState( () => stockProviders()[ 0 ]?.[ 0 ] ?? '' );
	const { asked, choose, answer, forget } = useChosenImage( stock );
	const error = stock.error || state.error;

	const start = ( query: string, from: string ) => {
		stock.forgetError();
		forget();
		search( query, from );
	};
	return (
		<Modal
			title={ __( 'Find an image', 'pagewright' ) }
			className="pagewright-stock"
			size="fill"
			focusOnMount="firstInputElement"
			shouldCloseOnClickOutside={ false }
			onRequestClose={ onClose }
		>
			<SearchForm
				words={ words }
				provider={ provider }
				onWords={ setWords }
				onSearch={ () => start( words, provider ) }
				onProvider={ ( next ) => {
					setProvider( next );
					start( state.query, next );
				} }
			/>
			{ state.keywords.length > 0 && (
				<Keywords
					words={ state.keywords }
					onChoose={ ( word ) => {
						setWords( word );
						start( word, provider );
					} }
				/>
			) }
			<p className="pagewright-stock__alert" role="alert" hidden={ error === '' }>
				{ error }
			</p>
			<p className="pagewright-stock__status" role="status">
				{ ( state.isSearching || stock.importing ) && <Spinner /> }
				{ statusText( state, stock.importing ) }
			</p>
			<Results
				images={ state.images }
				hasMore={ state.hasMore }
				isSearching={ state.isSearching }
				isImporting={ stock.importing !== null }
				onChoose={ choose }
				onMore={ searchMore }
			/>
			{ asked && (
				<ConfirmImport
					key={ asked.fullUrl }
					image={ asked }
					onConfirm={ () => answer( true ) }
					onCancel={ () => answer( false ) }
				/>
			) }
		</Modal>
	);
}

/** The image that the user selected, and the answer to whether to import it. */
function useChosenImage( stock: StockImport ) {
	const [ asked, setAsked ] = useState< StockImage | null >( null );
	const chosen = useRef< HTMLButtonElement >();
	const choose = ( image: StockImage, tile: HTMLButtonElement ) => {
		stock.forgetError();
		if ( image.fullUrl === '' ) {
			tile.ownerDocument.defaultView?.open( image.url, '_blank', 'noopener,noreferrer' );
			return;
		}
		chosen.current = tile;
		setAsked( image );
	};
	const answer = ( isWanted: boolean ) => {
		setAsked( null );
		chosen.current?.focus();
		if ( isWanted && asked ) {
			void stock.start( asked );
		}
	};
	return { asked, choose, answer, forget: () => setAsked( null ) };
}

/** Pairs of key and name. */
const stockProviders = () => Object.entries( environment().stock.providers );

interface SearchFormProps {
	words: string;
	provider: string;
	onWords: ( words: string ) => void;
	onSearch: () => void;
	onProvider: ( provider: string ) => void;
}

function SearchForm( { words, provider, onWords, onSearch, onProvider }: SearchFormProps ) {
	const providers = stockProviders();
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		// A classic screen's form must not handle it.
		event.stopPropagation();
		onSearch();
	};
	return (
		<form className="pagewright-stock__form" role="search" onSubmit={ onSubmit }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="pagewright-stock__words"
				type="search"
				label={ __( 'Search for images', 'pagewright' ) }
				value={ words }
				onChange={ onWords }
			/>
			{ providers.length > 1 && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Source', 'pagewright' ) }
					value={ provider }
					options={ providers.map( ( [ value, label ] ) => ( { value, label } ) ) }
					onChange={ onProvider }
				/>
			) }
			<Button __next40pxDefaultSize type="submit" variant="primary">
				{ __( 'Search', 'pagewright' ) }
			</Button>
		</form>
	);
}

function Keywords( { words, onChoose }: { words: string[]; onChoose: ( word: string ) => void } ) {
	return (
		<div
			className="pagewright-stock__keywords"
			role="group"
			aria-label={ __( 'Search suggestions', 'pagewright' ) }
		>
			{ words.map( ( word ) => (
				<Button
					key={ word }
					size="compact"
					variant="secondary"
					onClick={ () => onChoose( word ) }
				>
					{ word }
				</Button>
			) ) }
		</div>
	);
}

function statusText(
	state: ReturnType< typeof useStockSearch >[ 'state' ],
	importing: StockImage | null
): string {
	if ( importing ) {
		return sprintf(
			/* translators: %s: title of an image. */
			__(
				'Importing “%s”. You can close this dialog. The image is added to the field when the import is complete.',
				'pagewright'
			),
			importing.title || __( 'Untitled image', 'pagewright' )
		);
	}
	if ( state.isSearching ) {
		return __( 'Searching…', 'pagewright' );
	}
	if ( state.error !== '' ) {
		return '';
	}
	if ( state.query === '' ) {
		return __(
			'Images with free licenses. The creator and the license are saved with the image in the media library.',
			'pagewright'
		);
	}
	const count = state.images.length;
	return count === 0
		? /* translators: %s: words that were searched. */
			sprintf( __( 'No images found for “%s”.', 'pagewright' ), state.query )
		: /* translators: %d: number of images. */
			sprintf( _n( '%d image', '%d images', count, 'pagewright' ), count );
}
