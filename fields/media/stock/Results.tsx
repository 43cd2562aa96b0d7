import { Button } from '@wordpress/components';
import { createPortal, useEffect, useRef, type RefObject } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import type { StockImage } from '../../../rest/image-search/client';
import { Credit } from './Credit';
import { usePreview } from './use-preview';

interface ResultsProps {
	images: StockImage[];
	hasMore: boolean;
	isSearching: boolean;
	isImporting: boolean;
	onChoose: ( image: StockImage, tile: HTMLButtonElement ) => void;
	onMore: () => void;
}

/**
 * Renders the grid of images. Hovering or focusing an image for a moment shows it larger; Escape
 * closes the preview.
 */
export function Results( {
	images,
	hasMore,
	isSearching,
	isImporting,
	onChoose,
	onMore,
}: ResultsProps ) {
	const list = useRef< HTMLUListElement >( null );
	const { shown, wait, hide } = usePreview();
	useFocusOnMore( list, images );
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' && shown ) {
			event.stopPropagation();
			hide();
		}
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only Escape, from the tiles inside.
		<div className="pagewright-stock__results" onKeyDown={ onKeyDown }>
			<ul ref={ list } className="pagewright-stock__grid">
				{ images.map( ( image, index ) => (
					<Tile
						// A search can return an image twice.
						key={ `${ index } ${ image.thumbnail }` }
						image={ image }
						isImporting={ isImporting }
						onNear={ wait }
						onLeave={ hide }
						onChoose={ onChoose }
					/>
				) ) }
			</ul>
			{ hasMore && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					className="pagewright-stock__more"
					accessibleWhenDisabled
					disabled={ isSearching }
					isBusy={ isSearching }
					onClick={ onMore }
				>
					{ __( 'Load more', 'pagewright' ) }
				</Button>
			) }
			{ shown &&
				createPortal(
					<img
						className="pagewright-stock__preview"
						src={ shown.image.preview.url }
						alt=""
						style={ shown.style }
					/>,
					shown.body
				) }
		</div>
	);
}

interface TileProps extends Pick< ResultsProps, 'isImporting' | 'onChoose' > {
	image: StockImage;
	onNear: ( image: StockImage, tile: HTMLElement ) => void;
	onLeave: () => void;
}

function Tile( { image, isImporting, onNear, onLeave, onChoose }: TileProps ) {
	return (
		<li
			className="pagewright-stock__tile"
			onMouseEnter={ ( { currentTarget } ) => onNear( image, currentTarget ) }
			onMouseLeave={ onLeave }
		>
			<button
				type="button"
				className="pagewright-stock__choose"
				aria-label={ nameOf( image ) }
				aria-disabled={ isImporting || undefined }
				onFocus={ ( { currentTarget } ) => onNear( image, currentTarget ) }
				onBlur={ onLeave }
				onClick={ ( { currentTarget } ) => {
					onLeave();
					if ( ! isImporting ) {
						onChoose( image, currentTarget );
					}
				} }
			>
				<img
					className="pagewright-stock__thumbnail"
					src={ image.thumbnail }
					alt=""
					loading="lazy"
				/>
			</button>
			<Credit credit={ image.credit } />
		</li>
	);
}

/**
 * After more images loaded, moves the focus to the first of them: the pressed button is below
 * them or removed.
 */
function useFocusOnMore( list: RefObject< HTMLUListElement >, images: StockImage[] ): void {
	const before = useRef( images );
	useEffect( () => {
		const count = before.current.length;
		if ( count > 0 && images.length > count && images[ 0 ] === before.current[ 0 ] ) {
			list.current?.children[ count ]?.querySelector( 'button' )?.focus();
		}
		before.current = images;
	}, [ list, images ] );
}

function nameOf( { title, credit, fullUrl }: StockImage ): string {
	const name = title || __( 'Untitled image', 'pagewright' );
	const by = credit.author === '' ? name : byAuthor( name, credit.author );
	/* translators: %s: title and author of an image. */
	return fullUrl ? by : sprintf( __( '%s (opens in a new tab)', 'pagewright' ), by );
}

function byAuthor( title: string, author: string ): string {
	/* translators: 1: title of an image, 2: name of its author. */
	return sprintf( __( '%1$s, by %2$s', 'pagewright' ), title, author );
}
