import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import type { ControlProps } from '../field-module';
import type { FamilyAnswer } from './client';
import { Glyph } from './Glyph';
import { IconPanel } from './IconPanel';
import { familyKey, findChoice } from './model';
import { useFamily } from './use-family';
import { useIconFont } from './use-icon-font';

/** Renders a button with the icon that opens the picker below it, and one that removes the icon. */
export function Control( {
	id,
	field,
	value,
	onChange,
	labelId,
	describedBy,
}: ControlProps< 'icon' > ) {
	const saved = typeof value === 'string' ? value.trim() : '';
	const [ isOpen, setOpen ] = useState( false );
	const toggle = useRef< HTMLButtonElement >( null );
	const { root, family, chosen, isReady, isUnknown } = useSavedIcon( saved );

	const remove = () => {
		onChange( '' );
		toggle.current?.focus();
	};
	const close = () => {
		setOpen( false );
		toggle.current?.focus();
	};

	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( isOpen && event.key === 'Escape' ) {
			event.stopPropagation();
			close();
		}
	};

	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only Escape, from the controls inside.
		<div
			ref={ root }
			className={ isReady ? 'pagewright-icon' : 'pagewright-icon is-waiting' }
			onKeyDown={ onKeyDown }
		>
			<Button
				ref={ toggle }
				id={ id }
				__next40pxDefaultSize
				variant="secondary"
				className="pagewright-icon__toggle"
				aria-expanded={ isOpen }
				aria-controls={ isOpen ? `${ id }-panel` : undefined }
				aria-labelledby={ `${ labelId } ${ id }` }
				aria-describedby={ describedBy }
				onClick={ () => ( isOpen ? close() : setOpen( true ) ) }
			>
				{ chosen && <Glyph { ...chosen } sprite={ family?.sprite } /> }
				{ toggleText( saved, chosen?.name ) }
			</Button>
			{ saved !== '' && (
				<Button size="compact" variant="tertiary" onClick={ remove }>
					{ __( 'Remove icon', 'pagewright' ) }
				</Button>
			) }
			{ isUnknown && (
				<p className="pagewright-icon__note">{ keptText( saved, family !== undefined ) }</p>
			) }
			{ isOpen && (
				<IconPanel
					id={ `${ id }-panel` }
					offered={ field.families }
					saved={ saved }
					onChange={ onChange }
				/>
			) }
		</div>
	);
}

/** Loads the family of a saved icon, and finds the icon in it. */
function useSavedIcon( saved: string ) {
	const { answer } = useFamily( familyKey( saved ), saved !== '' );
	const root = useRef< HTMLDivElement >( null );
	const family = answer?.ok ? answer.family : undefined;
	const isReady = useIconFont( root, family?.styleUri ?? '' );
	const chosen = family && findChoice( saved, family );
	const isUnknown = saved !== '' && ! chosen && isMissing( answer );
	return { root, family, chosen, isReady, isUnknown };
}

function toggleText( saved: string, name: string | undefined ): string {
	if ( saved === '' ) {
		return __( 'Select icon', 'pagewright' );
	}
	return name ?? saved;
}

/** Icons of a family that did not load are not missing; the open panel shows the reason. */
const isMissing = ( answer: FamilyAnswer | undefined ): answer is FamilyAnswer =>
	answer !== undefined && ( answer.ok || answer.reason === 'unknown' );

function keptText( saved: string, hasFamily: boolean ): string {
	const text = hasFamily
		? /* translators: %s: a saved icon, as fontawesome-sow-fas-ship. */
			__(
				'“%s” is not an available icon, so no icon is displayed. It is kept until you select another one.',
				'pagewright'
			)
		: /* translators: %s: a saved icon, as acme-boat. */
			__(
				'The icon family of “%s” is not installed, so no icon is displayed. It is kept until you select another one.',
				'pagewright'
			);
	return sprintf( text, saved );
}
