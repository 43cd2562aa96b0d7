import { Button, SearchControl, SelectControl, Spinner } from '@wordpress/components';
import { useDeferredValue, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { environment } from '../environment';
import type { FamilyAnswer, IconFamily } from './client';
import { IconGrid } from './IconGrid';
import { familyKey, findChoice, toValue } from './model';
import { useFamily } from './use-family';
import { useIconFont } from './use-icon-font';

interface IconPanelProps {
	id: string;
	offered: string[] | undefined;
	saved: string;
	onChange: ( value: string ) => void;
}

/**
 * Renders family, style, search, and the icons. Takes the focus when it opens, and moves it to the
 * search when the icons have loaded.
 */
export function IconPanel( { id, offered, saved, onChange }: IconPanelProps ) {
	const families = Object.entries( environment().iconFamilies ).filter(
		( [ each ] ) => offered?.includes( each ) ?? true
	);
	const [ key, setKey ] = useState( () =>
		families.some( ( [ each ] ) => each === familyKey( saved ) )
			? familyKey( saved )
			: ( families[ 0 ]?.[ 0 ] ?? '' )
	);
	const { answer, retry } = useFamily( key, true );
	const panel = useRef< HTMLDivElement >( null );
	const isReady = answer?.ok === true;
	useEffect( () => panel.current?.focus(), [] );
	useEffect( () => {
		if ( isReady && panel.current?.matches( ':focus' ) ) {
			panel.current.querySelector< HTMLElement >( 'input[type="search"]' )?.focus();
		}
	}, [ isReady ] );
	return (
		<div
			ref={ panel }
			id={ id }
			className="pagewright-icon__panel"
			role="group"
			aria-label={ __( 'Select icon', 'pagewright' ) }
			tabIndex={ -1 }
		>
			{ families.length > 1 && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Family', 'pagewright' ) }
					value={ key }
					options={ families.map( ( [ value, label ] ) => ( { value, label } ) ) }
					onChange={ setKey }
				/>
			) }
			{ ! answer && <Spinner /> }
			{ answer && ! answer.ok && <Failed answer={ answer } onRetry={ retry } /> }
			{ answer?.ok && (
				<FamilyIcons
					key={ key }
					familyKeyName={ key }
					family={ answer.family }
					saved={ saved }
					onChange={ onChange }
				/>
			) }
		</div>
	);
}

function FamilyIcons( {
	familyKeyName,
	family,
	saved,
	onChange,
}: {
	familyKeyName: string;
	family: IconFamily;
	saved: string;
	onChange: ( value: string ) => void;
} ) {
	const active = familyKey( saved ) === familyKeyName ? findChoice( saved, family ) : undefined;
	const root = useRef< HTMLDivElement >( null );
	const isReady = useIconFont( root, family.styleUri );
	const [ query, setQuery ] = useState( '' );
	// Keeps typing responsive with a long list.
	const searched = useDeferredValue( query );
	const [ style, setStyle ] = useState( active?.style ?? '' );
	const styles = Object.entries( family.styles ).map( ( [ value, label ] ) => ( {
		value,
		label,
	} ) );
	const choose = ( name: string, ofStyle: string ) => {
		const next = toValue( { family: familyKeyName, style: ofStyle, name } );
		const isActive = active !== undefined && toValue( active ) === next;
		onChange( isActive ? '' : next );
	};
	return (
		<div ref={ root } className={ `pagewright-icon__family${ isReady ? '' : ' is-waiting' }` }>
			{ styles.length > 0 && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Style', 'pagewright' ) }
					value={ style }
					options={ [
						{ value: '', label: __( 'All styles', 'pagewright' ) },
						...styles,
					] }
					onChange={ setStyle }
				/>
			) }
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search icons', 'pagewright' ) }
				value={ query }
				onChange={ setQuery }
			/>
			<IconGrid
				familyKeyName={ familyKeyName }
				family={ family }
				query={ searched }
				style={ style }
				active={ active }
				onChoose={ choose }
			/>
		</div>
	);
}

function Failed( {
	answer,
	onRetry,
}: {
	answer: FamilyAnswer & { ok: false };
	onRetry: () => void;
} ) {
	const texts = {
		offline: __( 'The icons could not be loaded. Check your connection.', 'pagewright' ),
		refused: __(
			'You are not allowed to load the icons. Reload the page and try again.',
			'pagewright'
		),
		'not-json': __( 'The site sent an invalid response.', 'pagewright' ),
		unknown: __( 'This icon family is not installed.', 'pagewright' ),
	};
	return (
		<p className="pagewright-icon__note" role="alert">
			{ texts[ answer.reason ] }{ ' ' }
			<Button variant="link" onClick={ onRetry }>
				{ __( 'Try again', 'pagewright' ) }
			</Button>
		</p>
	);
}
